import { interned } from '@muster/table'
import type { EnemyCard } from './cards/enemy.ts'
import type { GearCard } from './cards/gear.ts'
import type { FanCard } from './cards/show.ts'
import type { ArenaAction, ArenaTrigger } from './grammar/schemas.ts'
import type { ArenaWho } from './grammar/who.ts'

/** What is longer is prose, and nothing is looked up by it. */
const LONGEST_WORD = 40

/** What may be left out of a part of a card. */
type Omissible<Part> = { [Key in keyof Part as Part extends Record<Key, Part[Key]> ? never : Key]: undefined }

const who: Omissible<ArenaWho> = {
  is: undefined,
  kind: undefined,
  card: undefined,
  keyword: undefined,
  wounded: undefined,
  'red-lined': undefined,
  ready: undefined,
  within: undefined,
  visible: undefined,
  type: undefined,
  tough: undefined,
  base: undefined,
  shielded: undefined,
  status: undefined,
  spotlight: undefined,
  hurt: undefined,
  zone: undefined,
  in: undefined,
  alone: undefined,
  carries: undefined,
  loot: undefined,
  most: undefined,
  least: undefined,
  closest: undefined,
}
const action: Omissible<ArenaAction> = { name: undefined, skill: undefined, who: undefined }
const trigger: Omissible<ArenaTrigger> = {
  by: undefined,
  who: undefined,
  for: undefined,
  in: undefined,
  once: undefined,
}
const standing = { who: undefined, against: undefined, for: undefined }
const enemy: Omissible<EnemyCard> = {
  model: undefined,
  ring: undefined,
  attackFumble: undefined,
  defenseFumble: undefined,
  action: undefined,
  flavour: undefined,
}
const gear: Omissible<GearCard> = { deck: undefined, flavour: undefined }
const fan: Omissible<FanCard> = { who: undefined, for: undefined, in: undefined, flavour: undefined }

/** What is left out of cards, by the list they stand in. */
const ofCards: Readonly<Record<string, object | undefined>> = { enemies: enemy, gear, fans: fan }

/** What is left out of parts of cards, by the word they stand under: one of them, or a list. */
const ofParts: Readonly<Record<string, object | undefined>> = {
  who,
  by: who,
  against: who,
  fits: who,
  for: { skill: undefined, attack: undefined, keyword: undefined },
  actions: action,
  triggers: trigger,
  standing,
  specials: { attack: undefined, hits: undefined, does: undefined },
}

/**
 * A card of a list with every word that could stand there, `undefined` where it was left out. All parts of a kind are alike to the engine
 * then, which finds their words at once, and so are words said twice; nothing else changes, since what is undefined is neither hashed nor
 * compared.
 */
export function evened<Card extends object>(card: Card, list: string): Card {
  return filledIn(card, ofCards[list]) as Card
}

function filledIn(part: object, omitted: object | undefined): object {
  const even = { ...omitted, ...part } as Record<string, unknown>
  for (const key of Object.keys(part)) even[key] = filledInUnder(key, even[key])
  return even
}

function filledInUnder(key: string, value: unknown): unknown {
  if (typeof value === 'string') return value.length > LONGEST_WORD ? value : interned(value)
  if (typeof value !== 'object' || value === null) return value
  if (!Array.isArray(value)) return filledIn(value, ofParts[key])
  return value.map((one) => filledInUnder(key, one))
}
