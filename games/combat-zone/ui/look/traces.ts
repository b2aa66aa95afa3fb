import type { GameEvent } from '@muster/table'
import type { Mark } from '@muster/ui'
import type { Event } from '../../rules/events.ts'
import { followMoves } from './ways.ts'

/** The way of the last move of all: older ones would only clutter the ground. */
export function traces(events: readonly GameEvent[]): Mark[] {
  const last = (events as readonly Event[]).map(followMoves()).findLast((moved) => moved !== undefined)
  return (last?.ways ?? []).map((line, at) => ({
    id: `trail ${last?.id} ${at}`,
    at: { line },
    look: 'trail',
    name: 'the last move',
  }))
}
