import type { Match, Seat } from '@muster/table'
import type { Undo } from './seen.ts'

/** Events that show something nobody could know before: after these a decision is not simply taken back. */
export interface Undoing {
  readonly reveals: readonly string[]
}

/** What seats could take back: each its last decision and what followed from it, the latest first. */
export function undoOf(match: Match, seats: readonly Seat[], undoing: Undoing): Undo[] {
  return seats.flatMap((seat) => lastOf(match, seat, undoing) ?? []).sort((a, b) => b.to - a.to)
}

function lastOf({ line, told }: Match, seat: Seat, { reveals }: Undoing): Undo | undefined {
  const left = line.entries.findLastIndex((entry) => 'choice' in entry && entry.seat === seat)
  if (left < 0) return undefined
  let seen = false
  for (let at = told.length - 1; at >= 0 && !seen; at--) {
    const { event, to, after } = told[at] as (typeof told)[number]
    if (after <= left) break
    seen = to !== undefined || reveals.includes(event.event)
  }
  const since = new Set<Seat>()
  for (const entry of line.entries.slice(left + 1)) if ('seat' in entry) since.add(entry.seat)
  return { seat, to: line.places[left] as number, left, seen, since: [...since] }
}
