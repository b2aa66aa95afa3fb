import type { GameEvent, Seat } from '@muster/table'
import type { Deed } from '@muster/ui'
import type { Event } from '../../rules/events.ts'

const hunterRef = (seat: Seat): string => `hunter-${seat}`

/** What each hunter did for the city; whoever hurt an enemy last has felled it. */
export function deeds(events: readonly GameEvent[]): Deed[] {
  const last = new Map<string, Seat>()
  return (events as readonly Event[]).flatMap((told): Deed[] => {
    switch (told.event) {
      case 'shoot':
        return [{ by: hunterRef(told.seat), actions: 1 }]
      case 'harm':
        last.set(told.enemy, told.by)
        return [{ by: hunterRef(told.by), dealt: told.amount }]
      case 'defeated': {
        const by = last.get(told.enemy)
        return by === undefined ? [] : [{ by: hunterRef(by), felled: 1 }]
      }
      case 'hurt':
        return [{ by: hunterRef(told.seat), taken: told.damage }]
      default:
        return []
    }
  })
}
