import type { GameEvent } from '@muster/table'
import { cellSpots, type Moment, type Roll } from '@muster/ui'

const hunter = (seat: unknown): string => `hunter-${seat}`

/** What there is to see in an event. */
export function moments(events: readonly GameEvent[]): Moment[] {
  return events.flatMap((event): Moment[] => {
    switch (event.event) {
      case 'move':
      case 'sprint':
        return [{ kind: 'move', piece: hunter(event.seat), path: cellSpots(event.path as string[]) }]
      case 'enemy-moves':
        return [{ kind: 'move', piece: String(event.enemy), path: cellSpots(event.path as string[]) }]
      case 'shoot':
        return [{ kind: 'shoot', piece: hunter(event.seat), target: String(event.target) }]
      case 'fire':
        return [{ kind: 'shoot', piece: String(event.enemy), target: hunter(event.seat) }]
      case 'harm':
        return [{ kind: 'hurt', piece: String(event.enemy), words: `−${event.amount}` }]
      case 'hurt':
        return [{ kind: 'hurt', piece: hunter(event.seat), words: `−${event.damage}` }]
      case 'regained':
      case 'healed':
        return [{ kind: 'hurt', piece: hunter(event.seat), words: `+${event.health}` }]
      case 'spawned':
      case 'chest':
      case 'midget':
        return [{ kind: 'burst', places: cellSpots([String(event.square)]) }]
      default:
        return []
    }
  })
}

const SIDES = /^d(\d+)$/

export function rolls(events: readonly GameEvent[]): Roll[] {
  return events.flatMap((event) => {
    if (event.event !== 'dice') return []
    const sides = Number(SIDES.exec(String(event.die))?.[1] ?? 6)
    const forEnemies = event.why === 'for Enemy Movement'
    const dice = (event.faces as number[]).map((face) => ({ face, tone: 'plain' as const, sides }))
    return [{ seat: forEnemies ? undefined : Number(event.seat), why: String(event.why), dice }]
  })
}
