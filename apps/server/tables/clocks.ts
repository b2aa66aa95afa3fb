import type { Hosted } from '@muster/session'
import type { Seat } from '@muster/table'
import type { Clock, Pace } from '@muster/wire'
import type { EntryRow } from '../store/store.ts'

const SECOND = 1000
const HOUR = 3600 * SECOND

/** The time of a table: a fold over its log. Plain data, kept with each snapshot. */
export interface Clocks {
  readonly pace: Pace
  /** By seat, milliseconds left of its reserve. */
  readonly reserves: readonly number[]
  /** By seat, what it is asked and since when; null where it is not asked. */
  readonly asked: readonly (Asked | null)[]
}

interface Asked {
  /** How many entries there were when it was first asked. */
  readonly at: number
  readonly since: number
}

type AskedAt = Pick<Hosted, 'pending' | 'questionId'>

/** Clocks as they begin to run. */
export function startedClocks(pace: Pace, seats: number, at: AskedAt, now: number): Clocks {
  const reserve = pace.kind === 'live' ? pace.reserve * SECOND : 0
  const clocks = { pace, reserves: Array<number>(seats).fill(reserve), asked: Array<null>(seats).fill(null) }
  return { ...clocks, asked: askedNow(clocks, at, now) }
}

/** The clocks after one entry more: whoever answered has used its time, and whoever is asked anew begins to. */
export function clocksAfter(clocks: Clocks, row: Pick<EntryRow, 'entry' | 'spent' | 'at'>, next: AskedAt): Clocks {
  const { entry, spent, at } = row
  const reserves =
    'choice' in entry && clocks.pace.kind === 'live'
      ? clocks.reserves.map((left, seat) => (seat === entry.seat ? leftAfter(clocks.pace, left, spent) : left))
      : clocks.reserves
  const before = 'back' in entry ? { ...clocks, asked: [] } : clocks
  return { ...clocks, reserves, asked: askedNow(before, next, at) }
}

function leftAfter(pace: Pace, left: number, spent: number): number {
  return pace.kind === 'live' ? Math.max(0, left - Math.max(0, spent - pace.decision * SECOND)) : left
}

/** Who is asked the same as before has the time it had. */
function askedNow({ asked, reserves }: Pick<Clocks, 'asked' | 'reserves'>, at: AskedAt, now: number): Clocks['asked'] {
  return reserves.map((_, seat) => {
    const id = at.questionId(seat)
    if (!id) return null
    const before = asked[seat]
    return before?.at === id.asked ? before : { at: id.asked, since: now }
  })
}

/** Every question is as if asked so much later: time that was nobody's is taken from nobody. */
export function movedBy(clocks: Clocks, ms: number): Clocks {
  return { ...clocks, asked: clocks.asked.map((one) => one && { ...one, since: one.since + ms }) }
}

/** Until when a seat has to answer; nothing where its time is not counted. */
export function dueOf({ pace, reserves, asked }: Clocks, seat: Seat): number | undefined {
  const question = asked[seat]
  if (!question || pace.kind === 'untimed') return undefined
  if (pace.kind === 'by-turns') return question.since + pace.hours * HOUR
  return question.since + pace.decision * SECOND + (reserves[seat] ?? 0)
}

/** The next deadline of a table; bots have none. */
export function nextDue(clocks: Clocks, isCounted: (seat: Seat) => boolean): number | undefined {
  const dues = clocks.reserves.flatMap((_, seat) => (isCounted(seat) ? (dueOf(clocks, seat) ?? []) : []))
  return dues.length === 0 ? undefined : Math.min(...dues)
}

/** The clocks as everybody sees them. */
export function shownClocks(clocks: Clocks, isCounted: (seat: Seat) => boolean): Clock[] {
  if (clocks.pace.kind === 'untimed') return []
  return clocks.reserves.map((reserve, seat) => ({
    seat,
    reserve,
    due: isCounted(seat) ? dueOf(clocks, seat) : undefined,
  }))
}

/** Milliseconds a seat took to answer, less what the way to it took. */
export function spentOn(clocks: Clocks, seat: Seat, received: number, way: number): number {
  const since = clocks.asked[seat]?.since ?? received
  return Math.max(0, Math.round(received - since - Math.min(500, way)))
}
