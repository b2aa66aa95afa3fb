import type { Entry, Seat } from '@muster/table'
import type { ConditionalOrder, MatchState, Pace } from '@muster/wire'
import type { Statement } from './database.ts'

/** A match as it is laid; what changes later is written by `append` and the statements along with it. */
export interface NewMatch {
  /** 128 random bits. */
  readonly id: string
  readonly game: string
  readonly rules: string
  readonly content: string
  readonly packs: readonly unknown[]
  readonly config: unknown
  readonly seats: readonly NewSeat[]
  /** Secret until the match is over. */
  readonly seed: string
  readonly commitment: string
  readonly pace: Pace
  /** Account of whoever laid it. */
  readonly host: string
  readonly isPrivate: boolean
  /** By how many decisions spectators see the table later. */
  readonly watchDelay: number
  readonly created: number
  /** Entries that came along from a game begun elsewhere. */
  readonly entries?: readonly Entry[] | undefined
  /** What seats contributed to its dice, where it was begun elsewhere. */
  readonly contributions?: readonly string[] | undefined
}

export interface NewSeat {
  readonly account?: string | undefined
  /** Level of the bot that has the seat. */
  readonly bot?: string | undefined
}

export interface StoredSeat extends NewSeat {
  readonly seat: Seat
  /** Who may come back to a seat that a bot plays for them. */
  readonly away?: string | undefined
  readonly name: string
  readonly contributionHash?: string | undefined
  readonly contribution?: string | undefined
  /** Milliseconds left of the seat's reserve. */
  readonly reserve: number
  readonly orders: readonly ConditionalOrder[]
}

/** An entry of a match's log. Only ever inserted; (match, seq) is unique, and the only lock there is. */
export interface EntryRow {
  readonly match: string
  readonly seq: number
  readonly epoch: number
  readonly entry: Entry
  /** The seat it is of, and the question it answers. */
  readonly seat?: Seat | undefined
  readonly asked?: number | undefined
  /** Account, `bot`, `order` or `clock`. */
  readonly by: string
  /** Milliseconds the seat took, its own. */
  readonly spent: number
  readonly at: number
}

/** What is written together with an entry, or not at all. */
export interface Append {
  readonly row: EntryRow
  /** Plain data of `HotMatch.snapshot()`; left out where the last one still serves. */
  readonly snapshot?: unknown
  /** When the table's next deadline is; `undefined` where it has none. */
  readonly due: number | undefined
  /** Whether it had none before either: then nothing of the match itself is written, for how long it is its log says. */
  readonly isUntimed?: boolean | undefined
  /** Where this entry ended the match. */
  readonly over?: { readonly result: unknown } | undefined
  /** Ratings and the like. */
  readonly along?: readonly Statement[] | undefined
}

export interface StoredMatch extends Omit<NewMatch, 'seats' | 'entries' | 'contributions'> {
  readonly seats: readonly StoredSeat[]
  readonly state: MatchState
  readonly epoch: number
  /** How many entries there are. */
  readonly seq: number
  readonly due?: number | undefined
  readonly result?: unknown
  readonly ended?: number | undefined
  /** Why it is frozen. */
  readonly frozen?: string | undefined
  /** The match that is played after it. */
  readonly rematch?: string | undefined
  readonly contributions: readonly string[]
  /** The last snapshot, and the entries after it; all entries where there is none. */
  readonly snapshot?: { readonly seq: number; readonly body: unknown } | undefined
  readonly entries: readonly EntryRow[]
}

/** Where matches are kept. A decision is acknowledged only after `append` says it has won. */
export interface MatchStore {
  create(match: NewMatch): Promise<void>
  /** `lost` where another has written that (match, seq) before. Groups form by themselves. */
  append(append: Append): Promise<'won' | 'lost'>
  load(match: string, all?: { readonly from: 'start' }): Promise<StoredMatch | undefined>
  /** How many entries each has. */
  heads(matches: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** Matches under way whose deadline is over. */
  due(before: number): Promise<readonly string[]>
}
