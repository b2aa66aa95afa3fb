import type { GameEvent } from '@muster/table'
import type { Deed } from '@muster/ui'
import type { Event } from '../../rules/events.ts'

/** What each fighter did in the battle. */
export const deeds = (events: readonly GameEvent[]): Deed[] =>
  (events as readonly Event[]).flatMap((told): Deed[] => {
    switch (told.event) {
      case 'attack':
        return [{ by: told.fighter, actions: 1 }]
      case 'damage':
        return [{ by: told.fighter, taken: told.amount }, ...(told.by ? [{ by: told.by, dealt: told.amount }] : [])]
      case 'down':
        return told.by ? [{ by: told.by, felled: 1 }] : []
      default:
        return []
    }
  })
