import type { GameEvent } from '@muster/table'
import type { SoundName } from '@muster/ui'

/** What weight an event has on the page. */

const HEADINGS = new Set(['round', 'turn', 'march'])
const MINOR = new Set(['timer', 'decks', 'enemy-deck', 'piece', 'roll-again', 'effect-ends', 'refilled'])
const GRAVE = new Set(['dice', 'drawn', 'escaped', 'hurt', 'down', 'defeated', 'goblin', 'loot', 'fire'])

const ANNOUNCED = new Set(['round', 'march', 'mixed', 'escaped'])

export const isHeading = ({ event }: GameEvent): boolean => HEADINGS.has(event)
export const isMinor = ({ event }: GameEvent): boolean => MINOR.has(event)
export const isGrave = ({ event }: GameEvent): boolean => GRAVE.has(event)

export const isAnnounced = ({ event }: GameEvent): boolean => ANNOUNCED.has(event)

export const sounds: Readonly<Record<string, SoundName>> = {
  dice: 'dice',
  move: 'move',
  sprint: 'move',
  'enemy-moves': 'move',
  shoot: 'strike',
  fire: 'strike',
  'turret-fires': 'strike',
  hurt: 'hurt',
  harm: 'hurt',
  down: 'fall',
  defeated: 'fall',
  drawn: 'card',
  loot: 'score',
  captured: 'score',
  won: 'score',
  escaped: 'alarm',
  lost: 'alarm',
}
