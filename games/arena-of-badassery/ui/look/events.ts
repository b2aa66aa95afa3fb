import type { GameEvent } from '@muster/table'
import type { SoundName } from '@muster/ui'
import type { Event } from '../../rules/events.ts'

/** What weight an event has on the page. */

type Name = Event['event']

const HEADINGS = new Set<string>([
  'scenario',
  'round',
  'activated',
  'enemy-turn',
  'announcement',
  'machine',
] satisfies Name[])
const MINOR = new Set<string>([
  'announcement-over',
  'event-over',
  'paid',
  'end-effects',
  'ground-cleared',
  'legendary-lost',
  'reactions',
  'lasting',
  'trees',
] satisfies Name[])
const GRAVE = new Set<string>([
  'dice',
  'announcement',
  'event',
  'wound',
  'undefended',
  'enemy-out',
  'taken-out',
  'dying',
  'fought',
  'spawned',
  'special',
] satisfies Name[])
const ANNOUNCED = new Set<string>([
  'round',
  'announcement',
  'event',
  'slaughterlight',
  'dying',
  'game-won',
  'game-lost',
  'machine',
] satisfies Name[])

/** AB-WIN-1: a scenario or hunt of a campaign is over. */
export const endsGame = ({ event }: GameEvent): boolean => event === 'game-won' || event === 'game-lost'

export const isHeading = ({ event }: GameEvent): boolean => HEADINGS.has(event)
export const isMinor = ({ event }: GameEvent): boolean => MINOR.has(event)
export const isGrave = ({ event }: GameEvent): boolean => GRAVE.has(event)
export const isAnnounced = ({ event }: GameEvent): boolean => ANNOUNCED.has(event)

export const sounds: Readonly<Record<string, SoundName>> = {
  dice: 'dice',
  moves: 'move',
  'enemy-moves': 'move',
  action: 'strike',
  attacks: 'strike',
  wound: 'hurt',
  'enemy-wounded': 'hurt',
  'enemy-out': 'fall',
  'taken-out': 'fall',
  dying: 'alarm',
  announcement: 'alarm',
  event: 'card',
  drawn: 'card',
  'loot-gained': 'score',
  counted: 'score',
  won: 'score',
  lost: 'alarm',
} satisfies Partial<Record<Name, SoundName>>
