import type { Seat } from '@muster/table'
import type { Time } from './time.ts'

type Viewer = Seat | undefined

/** Milliseconds between two changes shown to somebody who is asked nothing. */
const SHOWN_EVERY = 100
/** Waits end together, for a timer of its own for each costs more than what waits. */
const TOGETHER = 20

/**
 * Who is asked nothing is shown one change at once, and what follows within a moment of it together, as one frame: where several
 * decisions are made in a flash, nobody else has to be told of each. Nobody sees the difference, and it halves what is sent.
 */
export class HeldBack {
  readonly #time: Time
  readonly #show: (viewer: Viewer) => void
  readonly #viewers = new Set<Viewer>()
  #isTimed = false

  constructor(time: Time, show: (viewer: Viewer) => void) {
    this.#time = time
    this.#show = show
  }

  /** Whether what changed waits, for a kind of viewer that was last shown something then. */
  waits(viewer: Viewer, shownAt: number): boolean {
    const left = Math.min(SHOWN_EVERY, shownAt + SHOWN_EVERY - this.#time.now())
    if (left <= 0) return false
    this.#viewers.add(viewer)
    if (!this.#isTimed) {
      this.#isTimed = true
      this.#time.after(Math.ceil(left / TOGETHER) * TOGETHER, () => {
        this.#isTimed = false
        this.releaseAll()
      })
    }
    return true
  }

  /** They are about to be shown how the table stands, whole or as a change. */
  drop(viewer: Viewer): void {
    this.#viewers.delete(viewer)
  }

  /** Shows what waits, before anything else is said. */
  release(viewer: Viewer): void {
    if (this.#viewers.delete(viewer)) this.#show(viewer)
  }

  releaseAll(): void {
    for (const viewer of [...this.#viewers]) this.release(viewer)
  }
}
