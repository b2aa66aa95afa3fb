import { makeSideNote } from '@muster/table'
import type { LootToken } from '../content/cards/loot.ts'
import type { EventCard } from '../content/cards/show.ts'
import { decks } from '../content/grammar/words.ts'
import type { Content } from '../content/load.ts'
import type { GearDeck } from './state.ts'

/** What lies in the box, sorted as set-up needs it: ids in the order of the content. */
export interface Stock {
  /** AB-VENDING-1: the cards of each Vending Machine deck. */
  readonly gear: ReadonlyMap<GearDeck, readonly string[]>
  /** The Skill Trees made for each hunter. */
  readonly trees: ReadonlyMap<string, readonly string[]>
  /** The Announcements of each tier, without those of Bosses. */
  readonly announcements: ReadonlyMap<number, readonly string[]>
  readonly events: readonly EventCard[]
  readonly loot: readonly LootToken[]
  readonly hunters: readonly string[]
}

const known = makeSideNote<Stock>()

/** Sorted once for all games with the same content, and kept beside it. */
export function stockOf(content: Content): Stock {
  const before = known.get(content)
  if (before) return before
  const plain = Object.values(content.announcements).filter(({ boss }) => boss === undefined)
  const stock: Stock = {
    gear: new Map(decks.map((deck) => [deck, idsWhere(Object.values(content.gear), (card) => card.deck === deck)])),
    trees: sorted(Object.values(content.trees), ({ hunter }) => hunter),
    announcements: sorted(plain, ({ tier }) => tier),
    events: Object.values(content.events),
    loot: Object.values(content.lootTokens),
    hunters: Object.keys(content.hunters),
  }
  known.set(content, stock)
  return stock
}

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
