import type { CardInForce } from '@muster/reaction'
import { interned, keepBeside } from '@muster/table'
import type { GearCard } from '../content/cards/gear.ts'
import type { LootToken } from '../content/cards/loot.ts'
import type { EventCard } from '../content/cards/show.ts'
import type { ArenaWords } from '../content/grammar/schemas.ts'
import { decks } from '../content/grammar/words.ts'
import type { Content } from '../content/load.ts'
import type { GearDeck } from './state.ts'

/** What lies in the box, sorted as set-up needs it: ids in the order of the content. */
export interface Stock {
  /** AB-VENDING-1: the cards of each Vending Machine deck. */
  readonly gear: ReadonlyMap<GearDeck, readonly string[]>
  /** The decks with a card whose standing rules reach others than its bearer. */
  readonly reaching: ReadonlySet<GearDeck>
  /** The Skill Trees made for each hunter. */
  readonly trees: ReadonlyMap<string, readonly string[]>
  /** The Announcements of each tier, without those of Bosses. */
  readonly announcements: ReadonlyMap<number, readonly string[]>
  readonly events: readonly EventCard[]
  readonly loot: readonly LootToken[]
  readonly hunters: readonly string[]
  /** The scenario that is played where none is named. */
  readonly scenario: string
  /** AB-SETUP-8: what the models of each enemy's card are called. */
  readonly models: ReadonlyMap<string, readonly string[]>
  /** Cards in force by their rules and their bearers, each as long as nothing else is asked of it. */
  readonly borne: WeakMap<object, Map<string, CardInForce<ArenaWords>>>
  /** AB-R-35: the names of key moments, those of orders by the card they are on, round by round. */
  readonly moments: { readonly ofOrders: Map<string, string[][]>; readonly ofStages: Map<string, string[][]> }
  /** What the deeds of each hunter for its Fan Favorite are counted under. */
  readonly fans: ReadonlyMap<string, string>
}

const STOCK: unique symbol = Symbol('stock')

interface Sorted extends Content {
  readonly [STOCK]?: Stock
}

/** Sorted once for all games with the same content, and kept beside it. */
export const stockOf = (content: Sorted): Stock => content[STOCK] ?? keepBeside(content, STOCK, sortOut(content))

function sortOut(content: Content): Stock {
  const plain = Object.values(content.announcements).filter(({ boss }) => boss === undefined)
  return {
    gear: new Map(decks.map((deck) => [deck, idsWhere(Object.values(content.gear), (card) => card.deck === deck)])),
    reaching: new Set(
      decks.filter((deck) => Object.values(content.gear).some((card) => card.deck === deck && reaches(card))),
    ),
    trees: sorted(Object.values(content.trees), ({ hunter }) => hunter),
    announcements: sorted(plain, ({ tier }) => tier),
    events: Object.values(content.events),
    loot: Object.values(content.lootTokens),
    hunters: Object.keys(content.hunters),
    scenario: Object.keys(content.scenarios)[0] as string,
    borne: new WeakMap(),
    moments: { ofOrders: new Map(), ofStages: new Map() },
    fans: new Map(Object.keys(content.hunters).map((id) => [id, interned(`fan ${id}`)])),
    models: new Map(Object.values(content.enemies).map(({ id, models }) => [id, namesOf(id, models)])),
  }
}

const reaches = ({ standing }: GearCard): boolean => standing.some(({ who }) => who !== undefined && who.is !== 'me')

const namesOf = (id: string, models: number): string[] =>
  Array.from({ length: Math.max(1, models) }, (_, at) => interned(`${id}-${at + 1}`))

function idsWhere<Card extends { readonly id: string }>(cards: readonly Card[], is: (card: Card) => boolean): string[] {
  return cards.filter(is).map(({ id }) => id)
}

function sorted<Card extends { readonly id: string }, Key>(
  cards: readonly Card[],
  keyOf: (card: Card) => Key,
): ReadonlyMap<Key, readonly string[]> {
  const keys = new Set(cards.map(keyOf))
  return new Map([...keys].map((key) => [key, idsWhere(cards, (card) => keyOf(card) === key)]))
}
