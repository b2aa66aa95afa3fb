import type { GameEvent } from '@muster/table'
import type { Deed } from '@muster/ui'
import type { Event } from '../../rules/events.ts'

/** What each fighter did in the battle; damage that a curse or a card deals by itself is nobody's doing. */
export function deeds(events: readonly GameEvent[]): Deed[] {
  const fighters = new Set(events.map(({ fighter }) => fighter))
  const credit = (by: string | undefined, deed: Omit<Deed, 'by'>): Deed[] =>
    by && fighters.has(by) ? [{ by, ...deed }] : []
  return (events as readonly Event[]).flatMap((told): Deed[] => {
    switch (told.event) {
      case 'attack':
        return [{ by: told.fighter, actions: 1 }]
      case 'damage':
        return [{ by: told.fighter, taken: told.amount }, ...credit(told.by, { dealt: told.amount })]
      case 'down':
        return credit(told.by, { felled: 1 })
      default:
        return []
    }
  })
}
