import type { GameEvent } from '@muster/table'
import type { Deed } from '@muster/ui'
import type { Event } from '../../rules/events.ts'

/** What each hunter did in the Vault; what befalls an enemy is the doing of who acted last. */
export function deeds(events: readonly GameEvent[]): Deed[] {
  let actor: string | undefined
  return (events as readonly Event[]).flatMap((told): Deed[] => {
    switch (told.event) {
      case 'action':
        actor = told.id
        return [{ by: told.id, actions: 1 }]
      case 'enemy-turn':
        actor = undefined
        return []
      case 'enemy-wounded':
        return actor ? [{ by: actor, dealt: told.wounds }] : []
      case 'enemy-out':
        return actor ? [{ by: actor, felled: 1 }] : []
      case 'wound':
        return [{ by: told.id, taken: 1 }]
      default:
        return []
    }
  })
}
