import type { GameEvent } from '@muster/table'
import type { Mark } from '@muster/ui'
import type { Event } from '../../rules/events.ts'

/** The way of the last move of all: older ones would only clutter the ground. */
export function traces(events: readonly GameEvent[]): Mark[] {
  const told = events as readonly Event[]
  const last = told.findLast((event) => event.event === 'stands' && event.way.length > 1)
  if (last?.event !== 'stands') return []
  return [{ id: `trail ${last.id}`, at: { line: last.way }, look: 'trail', name: 'the last move' }]
}
