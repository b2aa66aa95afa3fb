import type { GameEvent } from '@muster/table'
import { cellSpots, type Moment, type Roll } from '@muster/ui'
import type { Event } from '../../rules/events.ts'

const hunter = (seat: number): string => `hunter-${seat}`

/** What there is to see in an event. */
export function moments(events: readonly GameEvent[]): Moment[] {
  return (events as readonly Event[]).flatMap((event): Moment[] => {
    switch (event.event) {
      case 'move':
      case 'sprint':
        return [{ kind: 'move', piece: hunter(event.seat), path: cellSpots(event.path) }]
      case 'enemy-moves':
        return [{ kind: 'move', piece: event.enemy, path: cellSpots(event.path) }]
      case 'shoot':
        return [{ kind: 'shoot', piece: hunter(event.seat), target: event.target }]
      case 'fire':
        return [{ kind: 'shoot', piece: event.enemy, target: hunter(event.seat) }]
      case 'harm':
        return event.amount === 0 ? [] : [{ kind: 'hurt', piece: event.enemy, words: `−${event.amount}` }]
      case 'hurt':
        return event.damage === 0 ? [] : [{ kind: 'hurt', piece: hunter(event.seat), words: `−${event.damage}` }]
      case 'regained':
      case 'healed':
        return event.health === 0 ? [] : [{ kind: 'hurt', piece: hunter(event.seat), words: `+${event.health}` }]
      case 'spawned':
      case 'chest':
      case 'goblin':
        return [{ kind: 'burst', places: cellSpots([event.square]) }]
      default:
        return []
    }
  })
}

const SIDES = /^d(\d+)$/

export function rolls(events: readonly GameEvent[]): Roll[] {
  return (events as readonly Event[]).flatMap((event) => {
    if (event.event !== 'dice') return []
    const sides = Number(SIDES.exec(event.die)?.[1] ?? 6)
    const forEnemies = event.rule === 'SN-ENEMYMOVE-4'
    const dice = event.faces.map((face) => ({ face, tone: 'plain' as const, sides }))
    return [{ seat: forEnemies ? undefined : event.seat, why: event.why, dice }]
  })
}
