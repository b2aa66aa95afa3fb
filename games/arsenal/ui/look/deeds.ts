import type { GameEvent } from '@muster/table'
import type { Deed } from '@muster/ui'
import type { Event } from '../../rules/events.ts'

/** What each Mech did in the arena; damage is whose Attack hit just before. */
export function deeds(events: readonly GameEvent[]): Deed[] {
  const done: Deed[] = []
  let shot: { readonly by: string; readonly target: string } | undefined
  for (const told of events as readonly Event[]) {
    if (told.event === 'attack-roll') done.push({ by: `mech-${told.seat}`, actions: 1 })
    if (told.event === 'hit') shot = { by: `mech-${told.seat}`, target: told.target }
    if (told.event === 'miss' || told.event === 'phase') shot = undefined
    if (told.event === 'damage') {
      if (told.to.startsWith('mech-')) done.push({ by: told.to, taken: told.amount })
      if (shot?.target === told.to) done.push({ by: shot.by, dealt: told.amount })
    }
    if (told.event === 'destroyed' && shot?.target === told.id) done.push({ by: shot.by, felled: 1 })
    if (told.event === 'lost' && shot?.target === `mech-${told.seat}`) done.push({ by: shot.by, felled: 1 })
  }
  return done
}
