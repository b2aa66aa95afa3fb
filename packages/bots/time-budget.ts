import { Fault } from '@muster/table'

/** How long a bot may think: by the clock, by a number of tries, or both, whichever ends first. */
export type Budget = { readonly ms?: number | undefined; readonly iterations?: number | undefined }

/** How long a bot may think where nothing else is said. */
export const DEFAULT_MS = 1000
/** Kept back from the time given, for what comes after the last try: choosing and answering. */
const KEPT_BACK_MS = 10

/** Reads a clock, in milliseconds. */
export type Now = () => number

/** A clock that was started. `isOver` is asked before every try. */
export type Clock = {
  isOver(iterations: number): boolean
  /** How many tries are left, the time aside. */
  left(iterations: number): number
  /** How much of the budget is used, from 0 to 1. */
  progress(iterations: number): number
}

export function checkBudget({ ms, iterations }: Budget): void {
  for (const [name, given] of Object.entries({ ms, iterations }))
    if (given !== undefined && !(Number.isFinite(given) && given > 0))
      throw new Fault('bad-request', `a budget of ${given} ${name}: expected a number above 0`)
}

/** Starts the clock of one decision. Without a limit by time, the clock is not read: the same tries give the same choice. */
export function startClock({ ms, iterations }: Budget, now: Now = () => performance.now()): Clock {
  checkBudget({ ms, iterations })
  const most = iterations ?? Number.POSITIVE_INFINITY
  const limit = ms ?? (iterations === undefined ? DEFAULT_MS : undefined)
  const left = (done: number) => most - done
  if (limit === undefined) return { isOver: (done) => done >= most, left, progress: (done) => done / most }
  const end = now() + Math.max(limit / 2, limit - KEPT_BACK_MS)
  return {
    isOver: (done) => done >= most || now() >= end,
    left,
    progress: (done) => Math.min(1, Math.max(done / most, 1 - (end - now()) / limit)),
  }
}

/** Gives the thread back for a moment, so that messages that came in are heard. */
export function breathe(): Promise<void> {
  return new Promise((go) => setTimeout(go, 0))
}

/** A stretch of work between two breaths. */
const STRETCH_MS = 20

/** Says when it is time to breathe. */
export function stretches(): () => boolean {
  let end = performance.now() + STRETCH_MS
  return () => {
    const now = performance.now()
    if (now < end) return false
    end = now + STRETCH_MS
    return true
  }
}
