import type { GameEvent } from '@muster/table'
import type { SoundName } from '@muster/ui'

export const sounds: Readonly<Record<string, SoundName>> = {
  dice: 'dice',
  move: 'move',
  attack: 'strike',
  damage: 'hurt',
  down: 'fall',
  points: 'score',
}

/** What one wants to see while others play. */
const GRAVE = new Set(['dice', 'hits', 'damage', 'down', 'points'])

export const isHeading = ({ event }: GameEvent): boolean => event === 'phase' || event === 'activate'
export const isMinor = ({ event, amount }: GameEvent): boolean =>
  event === 'activated' || event === 'turn-over' || amount === 0
export const isGrave = ({ event }: GameEvent): boolean => GRAVE.has(event)
export const isAnnounced = ({ event }: GameEvent): boolean =>
  event === 'phase' || event === 'twist' || event === 'points'
