import type { GameEvent } from '@muster/table'
import type { Mark } from '@muster/ui'

/** Where enemies fell in the round under way. Older traces have blown over. */
export function traces(events: readonly GameEvent[]): Mark[] {
  const stands = new Map<string, string>()
  let fallen: Mark[] = []
  for (const event of events) {
    const enemy = String(event.enemy)
    switch (event.event) {
      case 'round':
        fallen = []
        break
      case 'spawned':
      case 'midget':
        stands.set(enemy, String(event.square))
        break
      case 'enemy-moves':
        stands.set(enemy, String((event.path as string[]).at(-1)))
        break
      case 'defeated':
        fallen.push({
          id: `fallen ${enemy}`,
          at: { cell: stands.get(enemy) ?? '' },
          look: 'fallen',
          name: 'an enemy fell here',
        })
    }
  }
  return fallen
}
