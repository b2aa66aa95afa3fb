import { Fault, type Placed } from '@muster/table'
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
  /** No enemy has a longer one. */
  readonly longestRange: number
  /** By number of players. */
  readonly decks: Readonly<Record<number, DeckSize>>
}

/** Joins documents. A card with an id that is taken is a fault; the deck sizes of a later document replace earlier ones. */
export function makeContent(placed: readonly Placed<ContentDocument>[]): Content {
  const documents = placed.map(({ document }) => document)
  const all = <Part extends keyof ContentDocument>(part: Part) =>
    documents.flatMap((document) => document[part] as unknown[]) as NonNullable<ContentDocument[Part]>
  for (const layout of all('layouts')) {
    const [problem] = layoutProblems(layout)
    if (problem) throw new Fault('bad-content', `layout ${layout.id}: ${problem}`, 'SN-R-16')
  }
  const enemies = all('enemies')
    .flatMap(copiesOf)
    .map((card) => ({ ...card, members: membersOf(card), tokens: tokensOf(card) }))
  const chests = all('chests').flatMap(copiesOf)
  byId('card of the enemy deck', [...enemies, ...chests])
  return {
    hunters: byId('hunter', all('hunters')),
    pieces: byId('terrain piece', all('pieces')),
    layouts: byId('layout', all('layouts')),
    enemies: byId('enemy card', enemies),
    chests: byId('chest card', chests),
    loot: byId('loot card', all('loot').flatMap(copiesOf)),
    longestRange: Math.max(0, ...all('enemies').flatMap(({ units }) => units.map(({ range }) => range))),
    decks: Object.fromEntries(all('decks').map((deck) => [deck.players, deck])),
  }
}

/** The single cards a printed one stands for: its own id, or the id with a number where there are several. */
function copiesOf<Card extends { readonly id: string; readonly copies: number }>(card: Card): Card[] {
  if (card.copies === 1) return [card]
  return Array.from({ length: card.copies }, (_, index) => ({ ...card, id: `${card.id}-${index + 1}`, copies: 1 }))
}

/** SN-DECKS-4, SN-DECKS-6: one unit for each token the card puts on the board. */
function membersOf({ units }: EnemyCard): Unit[] {
  return units.flatMap((unit) => Array.from({ length: unit.count }, () => ({ ...unit, count: 1 })))
}

function tokensOf(card: EnemyCard): string[] {
  return membersOf(card).map((_, index) => `${card.id}.${index + 1}`)
}

/** Without a prototype, so that an id like "constructor" is an id like any other. */
function byId<Card extends { readonly id: string }>(kind: string, cards: readonly Card[]): Record<string, Card> {
  const found: Record<string, Card> = Object.create(null)
  for (const card of cards) {
    if (found[card.id]) throw new Fault('bad-content', `there are two of the kind "${kind}" with the id ${card.id}`)
    found[card.id] = card
  }
  return found
}
