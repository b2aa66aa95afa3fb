import type { GameEvent } from '@muster/table'
import type { Deed } from '@muster/ui'
import type { Event } from '../../rules/events.ts'

/** What each model did in the fight; what befalls another is the doing of who acted against it last. */
export function deeds(events: readonly GameEvent[]): Deed[] {
  let actor: string | undefined
  return (events as readonly Event[]).flatMap((told): Deed[] => {
    switch (told.event) {
      case 'activates':
        actor = undefined
        return []
      case 'acts':
        actor = told.target === undefined ? undefined : told.id
        return told.target === undefined ? [] : [{ by: told.id, actions: 1 }]
      case 'wound':
        return [{ by: told.id, taken: 1 }, ...(actor && actor !== told.id ? [{ by: actor, dealt: 1 }] : [])]
      case 'out':
        return actor && actor !== told.id ? [{ by: actor, felled: 1 }] : []
      default:
        return []
    }
  })
}
