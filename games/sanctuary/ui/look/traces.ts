import type { GameEvent } from '@muster/table'
import type { Mark } from '@muster/ui'
import type { Event } from '../../rules/events.ts'

/** Where enemies fell in the round under way. Older traces have blown over. */
export function traces(events: readonly GameEvent[]): Mark[] {
  const stands = new Map<string, string>()
  let fallen: Mark[] = []
  for (const event of events as readonly Event[]) {
    switch (event.event) {
      case 'round':
        fallen = []
        break
      case 'spawned':
      case 'goblin':
        stands.set(event.enemy, event.square)
        break
      case 'enemy-moves':
        stands.set(event.enemy, event.path.at(-1) ?? '')
        break
      case 'defeated':
        fallen.push({
          id: `fallen ${event.enemy}`,
          at: { cell: stands.get(event.enemy) ?? '' },
          look: 'fallen',
          name: 'an enemy fell here',
        })
    }
  }
  return fallen
}
