import { badContent, byId, type Found, foundIn, interned, type Placed } from '@muster/table'
import type { ChestCard, DeckSize, EnemyCard, HunterCard, Layout, Piece, Unit } from './grammar.ts'
import { layoutProblems } from './layouts.ts'
import type { LootCard } from './loot.ts'
import type { ContentDocument } from './schema.ts'

/** An enemy card as it lies in the deck: what it prints for each of its tokens, and what the tokens are called. */
export type DealtEnemy = EnemyCard & { readonly members: readonly Unit[]; readonly tokens: readonly string[] }

/** Every card that exists, by id; cards with several copies have one id each. Shared by every state played with them. */
export type Content = {
  readonly hunters: Readonly<Record<string, HunterCard>>
  readonly pieces: Readonly<Record<string, Piece>>
  readonly layouts: Readonly<Record<string, Layout>>
  readonly enemies: Readonly<Record<string, DealtEnemy>>
  readonly chests: Readonly<Record<string, ChestCard>>
  readonly loot: Readonly<Record<string, LootCard>>
  readonly decks: readonly DeckSize[]
}

/** Joins documents. A card with an id that is taken is a fault; the deck sizes of a later document replace earlier ones. */
export function makeContent(placed: readonly Placed<ContentDocument>[]): Content {
  const layouts = foundIn(placed, 'layouts')
  for (const { card, place } of layouts) {
    const [problem] = layoutProblems(card)
    if (problem)
      throw badContent(place, `${problem}; expected a layout that leaves the city and all ways open`, 'SN-R-16')
  }
  const enemies = foundIn(placed, 'enemies').flatMap(copiesOf).map(dealt)
  const chests = foundIn(placed, 'chests').flatMap(copiesOf)
  byId<{ readonly id: string }>([...enemies, ...chests])
  return {
    hunters: byId(foundIn(placed, 'hunters')),
    pieces: byId(foundIn(placed, 'pieces')),
    layouts: byId(layouts),
    enemies: byId(enemies),
    chests: byId(chests),
    loot: byId(foundIn(placed, 'loot').flatMap(copiesOf)),
    decks: lastOfEach(placed.flatMap(({ document }) => document.decks)),
  }
}

const dealt = ({ card, place }: Found<EnemyCard>): Found<DealtEnemy> => ({
  card: { ...card, members: membersOf(card), tokens: tokensOf(card) },
  place,
})

/** The decks that hold: of two for the same tables the later one. */
function lastOfEach(decks: readonly DeckSize[]): DeckSize[] {
  const isSame = (one: DeckSize, other: DeckSize) => one.players === other.players && one.lives === other.lives
  return decks.filter((deck, index) => !decks.slice(index + 1).some((later) => isSame(deck, later)))
}

/** SN-R-73: the deck for so many players and lives: one for just these, or else the one for these players. */
export function deckFor({ decks }: Pick<Content, 'decks'>, players: number, lives: number): DeckSize | undefined {
  const fits = decks.filter((deck) => deck.players === players)
  return fits.find((deck) => deck.lives === lives) ?? fits.find((deck) => deck.lives === undefined)
}

/** The single cards a printed one stands for: its own id, or the id with a number where there are several. */
function copiesOf<Card extends { readonly id: string; readonly copies: number }>(found: Found<Card>): Found<Card>[] {
  const { card, place } = found
  if (card.copies === 1) return [found]
  const single = (index: number): Card => ({ ...card, id: interned(`${card.id}-${index + 1}`), copies: 1 })
  return Array.from({ length: card.copies }, (_, index) => ({ card: single(index), place }))
}

/** SN-DECKS-4, SN-DECKS-6: one unit for each token the card puts on the board. */
function membersOf({ units }: EnemyCard): Unit[] {
  return units.flatMap((unit) => Array.from({ length: unit.count }, () => ({ ...unit, count: 1 })))
}

function tokensOf(card: EnemyCard): string[] {
  return membersOf(card).map((_, index) => interned(`${card.id}.${index + 1}`))
}
