import type { GameEngine } from '@muster/session'
import type { Seat } from '@muster/table'
import type { Finished } from '../people/ratings.ts'
import type { Statement } from '../store/database.ts'
import type { Store } from '../store/open-store.ts'
import type { EntryRow } from '../store/store.ts'
import type { Job } from '../thinking/jobs.ts'
import type { Time } from './time.ts'

/** What is measured at tables. */
export interface Measures {
  /** How long something waited for its turn at its table, in milliseconds. */
  queued(ms: number): void
  /** Another node had written that entry before. */
  conflict(): void
  /** A table was read anew. */
  reload(): void
}

/** The games there are, of every version that is still played. */
export interface Engines {
  /** The version of today; undefined where there is no such game. */
  current(game: string): Promise<GameEngine | undefined> | undefined
  /** The version of a bundle's name; rejects where it cannot be had. */
  load(bundle: string): Promise<GameEngine>
}

/** What tables stand on. */
export interface TableParts {
  readonly store: Pick<Store, 'database' | 'matches'>
  readonly engines: Engines
  /** Does what takes long elsewhere, in turn for whoever asks. */
  readonly think: (job: Job, who: string) => Promise<unknown>
  readonly time: Time
  /** Whether other nodes write these tables too. */
  readonly isShared?: boolean | undefined
  /** Told of what went wrong with us; never of what somebody did. */
  readonly report?: ((what: string, error: unknown, match: string) => void) | undefined
  /** Told of each entry that is stored, and of anything else of a table that changed (`only`: for one seat): for other nodes. */
  readonly onAppended?: ((row: EntryRow) => void) | undefined
  readonly onChanged?: ((match: string, only?: Seat) => void) | undefined
  readonly measures?: Measures | undefined
  /** What is written together with the last entry of a match. */
  readonly ratings?: ((finished: Finished) => Promise<readonly Statement[]>) | undefined
  /** Tells somebody who is not here that it is their turn. */
  readonly yourTurn?: ((account: string, match: string) => void) | undefined
}
