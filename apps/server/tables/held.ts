import type { GameEngine, Hosted } from '@muster/session'
import type { MatchSetup, Seat } from '@muster/table'
import type { StoredMatch, StoredSeat } from '../store/store.ts'
import { type Clocks, clocksAfter, dueOf, movedBy, nextDue, startedClocks } from './clocks.ts'

/** What a table is beside its game: as it is stored, without the log. */
export type About = Omit<StoredMatch, 'snapshot' | 'entries'>

/** A table as it is held in memory: a value, replaced by the next one once that is stored. */
export interface Held {
  readonly about: About
  readonly engine: GameEngine
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

/** The first seat whose time is up. */
export function lateSeat({ about, game }: Held, now: number): Seat | undefined {
  if (!game) return undefined
  const counted = isCounted(about)
  return about.seats.find(({ seat }) => counted(seat) && (dueOf(game.clocks, seat) ?? now) < now)?.seat
}
