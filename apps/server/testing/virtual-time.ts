import type { Time } from '../tables/time.ts'

/** A time that passes only when a test says so. */
export class VirtualTime implements Time {
  #now = 1_800_000_000_000
  #deeds: { readonly at: number; readonly deed: () => void }[] = []

  now(): number {
    return this.#now
  }

  after(ms: number, deed: () => void): () => void {
    const one = { at: this.#now + Math.max(0, ms), deed }
    this.#deeds.push(one)
    return () => {
      this.#deeds = this.#deeds.filter((other) => other !== one)
    }
  }

  /** Lets time pass at once; what was to be done by then is done, in order, and may take its course. */
  async pass(ms: number): Promise<void> {
    this.#now += ms
    for (let due = this.#take(); due.length > 0; due = this.#take()) {
      for (const { deed } of due) deed()
      await new Promise((done) => setTimeout(done, 20))
    }
    await new Promise((done) => setTimeout(done, 20))
  }

  #take(): { readonly deed: () => void }[] {
    const due = this.#deeds.filter(({ at }) => at <= this.#now).sort((a, b) => a.at - b.at)
    this.#deeds = this.#deeds.filter(({ at }) => at > this.#now)
    return due
  }
}
