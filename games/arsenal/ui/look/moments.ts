import type { GameEvent } from '@muster/table'
import { cellSpots, type Moment, type PageUi, type Roll } from '@muster/ui'

export function moments(events: readonly GameEvent[]): Moment[] {
  return events.flatMap((event): Moment[] => {
    switch (event.event) {
      case 'moved':
        return [{ kind: 'move', piece: String(event.what), path: cellSpots(event.path as string[]) }]
      case 'attack-roll':
        return [{ kind: 'shoot', piece: `mech-${event.seat}`, target: String(event.target) }]
      case 'damage':
        return event.amount === 0 ? [] : [{ kind: 'hurt', piece: String(event.to), words: `−${event.amount}` }]
      case 'miss':
        return [{ kind: 'hurt', piece: String(event.target), words: 'miss' }]
      case 'repaired':
        return event.amount === 0 ? [] : [{ kind: 'hurt', piece: String(event.id), words: `+${event.amount}` }]
      default:
        return []
    }
  })
}

const NAMES: Readonly<Record<string, string>> = { 'to hit': 'attack', 'to evade': 'evasion', 'for armor': 'armor' }

/** AR-ROLL-3: ones and sixes are successes. */
export function rolls(events: readonly GameEvent[]): Roll[] {
  return events.flatMap((event) => {
    if (event.event !== 'dice') return []
    const faces = event.faces as number[]
    const dice = faces.map((face) => ({ face, tone: face === 1 || face === 6 ? ('hit' as const) : ('miss' as const) }))
    const count = dice.filter(({ tone }) => tone === 'hit').length
    const words = count === 1 ? '1 success' : `${count} successes`
    return [{ seat: Number(event.seat), why: `${NAMES[String(event.why)] ?? event.why}: ${words}`, dice }]
  })
}

const MINOR = new Set([
  'offer',
  'drew',
  'pass',
  'paid',
  'unmark',
  'refresh',
  'restore',
  'marked',
  'unmarked',
  'turn-over',
  'resolves',
  'scrapped',
])
const GRAVE = new Set(['dice', 'damage', 'destroyed', 'disrupted', 'lost'])

export const isMinor = ({ event }: GameEvent): boolean => MINOR.has(event)
/** AR-R-5: everybody may react first; what is seen is what comes of it. */
export const isBrief = ({ event }: GameEvent): boolean => event === 'declared'
export const isGrave = ({ event }: GameEvent): boolean => GRAVE.has(event)
export const isHeading = ({ event, phase }: GameEvent): boolean => event === 'phase' && phase === 'recharge'

export const isAnnounced = (event: GameEvent): boolean => isHeading(event) || event.event === 'lost'

export const sounds: NonNullable<PageUi['sounds']> = {
  declared: 'card',
  moved: 'move',
  dice: 'dice',
  hit: 'strike',
  damage: 'hurt',
  destroyed: 'fall',
  lost: 'fall',
  lock: 'alarm',
  over: 'score',
}
