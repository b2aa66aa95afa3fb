import type { GameEvent } from '@muster/table'
import type { Mark } from '@muster/ui'
import type { Event } from '../../rules/events.ts'

/** Where enemies fell in the round under way, of those that were seen to come or go. */
export function traces(events: readonly GameEvent[]): Mark[] {
  const stands = new Map<string, string>()
  let fallen: Mark[] = []
  for (const event of events as readonly Event[])
    switch (event.event) {
      case 'round':
        fallen = []
        break
      case 'spawned':
      case 'enemy-moves':
        stands.set(event.enemy, event.zone)
        break
      case 'put':
        stands.set(event.id, event.zone)
        break
      case 'enemy-out': {
        const cell = stands.get(event.enemy)
        if (cell !== undefined)
          fallen.push({ id: `fallen ${event.enemy}`, at: { cell }, look: 'fallen', name: 'an enemy fell here' })
      }
    }
  return fallen
}
