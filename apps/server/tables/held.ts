import type { GameEngine, Hosted } from '@muster/session'
import type { MatchSetup, Seat } from '@muster/table'
import type { StoredMatch, StoredSeat } from '../store/store.ts'
import { type Clocks, clocksAfter, dueOf, movedBy, nextDue, startedClocks } from './clocks.ts'
import { Trouble } from './trouble.ts'

/** What a table is beside its game: as it is stored, without the log. */
export type About = Omit<StoredMatch, 'snapshot' | 'entries'>

/** A table as it is held in memory: a value, replaced by the next one once that is stored. */
export interface Held {
  readonly about: About
  /** Nothing where the rules it was begun with cannot be had: then it is frozen, and can be called off. */
  readonly engine: GameEngine | undefined
  /** The game, once it has begun. */
  readonly game?: { readonly hosted: Hosted; readonly clocks: Clocks } | undefined
}

/** What is kept as a snapshot: the game and its clocks. */
export interface Snapshot {
  readonly hosted: unknown
  readonly clocks: Clocks
}

export function setupOf({ seats, config, packs, seed, contributions }: About): MatchSetup {
  return { seats: seats.length, config: config ?? {}, packs, seed, contributions }
}

/** Whose time is counted: a person's. */
export const isCounted =
  ({ seats }: Pick<About, 'seats'>) =>
  (seat: Seat): boolean =>
    seats[seat]?.account !== undefined

export function personsOf({ seats }: Pick<About, 'seats'>): (StoredSeat & { readonly account: string })[] {
  return seats.flatMap((seat) => (seat.account === undefined ? [] : [{ ...seat, account: seat.account }]))
}

/** The table some rows are. Throws what the rules throw. */
export function heldFrom(engine: GameEngine, stored: StoredMatch): Held {
  const { snapshot, entries, ...about } = stored
  if (stored.state === 'open') return { about, engine }
  const body = snapshot?.body as Snapshot | undefined
  let hosted = engine.resume(setupOf(about), body?.hosted, [])
  let clocks = body?.clocks ?? startedClocks(about.pace, about.seats.length, hosted, about.created)
  // A take-back is always stored with a snapshot, so none is met here.
  for (const row of entries) {
    hosted = hosted.take(row.entry)
    clocks = clocksAfter(clocks, row, hosted)
  }
  const due = nextDue(clocks, isCounted(about))
  if (due !== undefined && about.due !== undefined && about.due > due) clocks = movedBy(clocks, about.due - due)
  return { about, engine, game: { hosted, clocks } }
}

/**
 * A table whose rules cannot be had, or broke: nothing of its game can be shown. That is not stored, so that it goes on once they
 * can be had again. What is over stays so.
 */
export function stoppedFrom({ snapshot: _, entries: __, ...about }: StoredMatch): Held {
  if (about.state === 'over') return { about, engine: undefined }
  return { about: { ...about, state: 'frozen', frozen: about.frozen ?? NO_RULES, due: undefined }, engine: undefined }
}

const NO_RULES =
  'The rules it was begun with cannot be had here any more, or broke. It is kept as it stands, can be called off, and nobody is rated for it.'

/** The rules of a table; refused where they cannot be had. */
export function needEngine({ engine, about }: Held): GameEngine {
  if (!engine) throw new Trouble('frozen', about.frozen ?? NO_RULES)
  return engine
}

/** The first seat whose time is up. */
export function lateSeat({ about, game }: Held, now: number): Seat | undefined {
  if (!game) return undefined
  const counted = isCounted(about)
  return about.seats.find(({ seat }) => counted(seat) && (dueOf(game.clocks, seat) ?? now) < now)?.seat
}
