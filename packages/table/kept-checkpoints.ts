import type { Checkpoint } from './play-on.ts'

/** Checkpoints are kept this many entries apart, so that going back replays no more than that. */
const KEPT_EVERY = 16

/** Some of the checkpoints along what is in force of a match. */
export class KeptCheckpoints<State> {
  readonly #start: Checkpoint<State>
  #kept: Checkpoint<State>[] = []

  constructor(start: Checkpoint<State>) {
    this.#start = start
  }

  /** Keeps a checkpoint that was passed, if it is far enough from the last. */
  note(here: Checkpoint<State>): void {
    if (here.since - (this.#kept.at(-1)?.since ?? 0) >= KEPT_EVERY) this.#kept.push(here)
  }

  /** The last one within the first so many entries. */
  lastWithin(entries: number): Checkpoint<State> {
    return this.#kept.findLast(({ since }) => since <= entries) ?? this.#start
  }

  dropAfter(entries: number): void {
    this.#kept = this.#kept.filter(({ since }) => since <= entries)
  }
}
