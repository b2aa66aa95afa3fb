/** The time, and what is done later; tests have one of their own. */
export interface Time {
  /** Milliseconds, as the store writes them. */
  now(): number
  /** Does something after so many milliseconds; gives what calls it off. */
  after(ms: number, deed: () => void): () => void
}

/** Timers cannot wait longer than this at once. */
const LONGEST = 2 ** 31 - 1

export const realTime: Time = {
  now: () => Date.now(),
  after(ms, deed) {
    const timer = setTimeout(deed, Math.min(Math.max(0, ms), LONGEST))
    timer.unref()
    return () => clearTimeout(timer)
  },
}
