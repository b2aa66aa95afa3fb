import type { CardType } from './grammar.ts'
import type { Content } from './load.ts'
import { DECK_SIZE, type DeckList, isLegalFor, MOST_COPIES } from './validate.ts'

/** What a shuffle needs: the table has it, and so has any seeded source wrapped like it. */
export type Shuffler = { shuffle<Item>(items: readonly Item[], why: string): Item[] }

/** How many cards of each type a random deck takes first; what is missing is filled up with whatever is legal. */
const SHARES: readonly (readonly [CardType, number])[] = [
  ['attack', 14],
  ['action', 14],
  ['lock-on', 3],
  ['object', 5],
  ['protocol', 4],
]

/** AR-DECK-1, AR-DECK-2, AR-DECK-8: a random legal deck, for a given Mech or for a random one. */
export function randomDeck(table: Shuffler, content: Content, mech?: string): DeckList {
  const chosen = mech ?? (table.shuffle(Object.keys(content.mechs), 'the Mechs')[0] as string)
  const body = content.mechs[chosen]
  const legal = Object.values(content.cards).filter((card) => body && isLegalFor(card, body))
  const copies = table.shuffle(
    legal.flatMap((card) => Array(MOST_COPIES).fill(card) as typeof legal),
    'the cards of a random deck',
  )
  const deck: string[] = []
  const rest: string[] = []
  const left = new Map(SHARES)
  for (const { id, type } of copies) {
    const open = left.get(type) ?? 0
    if (open > 0) deck.push(id)
    else rest.push(id)
    left.set(type, open - 1)
  }
  return { mech: chosen, cards: [...deck, ...rest].slice(0, DECK_SIZE) }
}
