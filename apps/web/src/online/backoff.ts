const FIRST = 250
const MOST = 15_000

/** How long to wait before the next try: longer each time, a little by chance so that not everybody comes at once. */
export class Backoff {
  #tries = 0
  #least = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #next: (() => void) | undefined

  wait(next: () => void): void {
    const wait = Math.min(MOST, FIRST * 2 ** this.#tries) * (0.5 + Math.random() / 2)
    this.#tries++
    this.#next = next
    this.#timer = setTimeout(() => this.#go(), Math.max(this.#least, wait))
    this.#least = 0
  }

  /** The next wait is no shorter than this, in milliseconds. */
  atLeast(ms: number): void {
    this.#least = ms
  }

  hurry(): void {
    this.#go()
  }

  /** It worked: the next wait is short again. */
  done(): void {
    this.#tries = 0
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#next = undefined
  }

  #go(): void {
    clearTimeout(this.#timer)
    const next = this.#next
    this.#next = undefined
    next?.()
  }
}
