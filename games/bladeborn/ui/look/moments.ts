import type { GameEvent } from '@muster/table'
import { cellSpots, type Moment, type Roll } from '@muster/ui'

export function moments(events: readonly GameEvent[]): Moment[] {
  return events.flatMap((event): Moment[] => {
    const piece = String(event.fighter)
    switch (event.event) {
      case 'move':
      case 'disengage':
      case 'push':
        return [{ kind: 'move', piece, path: cellSpots(event.path as string[]) }]
      case 'attack':
        return [{ kind: 'strike', piece, target: String(event.target) }]
      case 'damage':
        return event.amount === 0 ? [] : [{ kind: 'hurt', piece, words: `−${event.amount}` }]
      case 'heal':
        return event.amount === 0 ? [] : [{ kind: 'hurt', piece, words: `+${event.amount}` }]
      default:
        return []
    }
  })
}

/** The rules by which dice are rolled to hit, the first time and again. */
const TO_HIT: readonly unknown[] = ['BB-ATTACK-8', 'BB-REROLL-1']

/** Attack dice know what they count for once the hits are told. */
export function rolls(events: readonly GameEvent[]): Roll[] {
  return events.flatMap((event, index) => {
    if (event.event !== 'dice') return []
    const need = TO_HIT.includes(event.rule)
      ? events.slice(index).find((later) => later.event === 'hits')?.need
      : undefined
    const tone = (face: number) => {
      if (typeof need !== 'number') return 'plain' as const
      return face === 6 ? ('critical' as const) : face >= need ? ('hit' as const) : ('miss' as const)
    }
    const why = typeof need === 'number' ? `${event.why}, ${need}+ needed` : String(event.why)
    const dice = (event.faces as number[]).map((face) => ({ face, tone: tone(face) }))
    return [{ seat: Number(event.seat), why, dice }]
  })
}
