/** Deeds that have to wait for each other: each begins once the one before is done, well or not; at once where none is under way. */
export class Turns {
  #last: Promise<void> | undefined
  #count = 0

  /** Whether any is under way or waits. */
  get isBusy(): boolean {
    return this.#count > 0
  }

  async run<Done>(deed: () => Promise<Done>): Promise<Done> {
    const before = this.#last
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#last = promise
    this.#count++
    try {
      if (before) await before
      return await deed()
    } finally {
      this.#count--
      if (this.#last === promise) this.#last = undefined
      resolve()
    }
  }
}
