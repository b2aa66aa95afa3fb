import { Fault, type Placed } from '@muster/table'
import { type RulesByKind, type StandingKind, type StandingRule, standingKinds } from './grammar.ts'
import type { Card, ContentDocument, Deck, Mech } from './schema.ts'
import { validateDeck } from './validate.ts'

/** A deck with its cards listed one by one. */
export type ReadyDeck = Omit<Deck, 'cards'> & { readonly cards: readonly string[] }

/** The cards a table is played with. */
export type Content = {
  /** The standing rules of each Mech and card by kind: nothing but what the cards say, sorted once. */
  readonly rules: RulesByKind
  readonly mechs: Readonly<Record<string, Mech>>
  readonly cards: Readonly<Record<string, Card>>
  readonly decks: Readonly<Record<string, ReadyDeck>>
}

/** A list with each card as often as there are copies. */
export function listCards(cards: Deck['cards']): string[] {
  if (Array.isArray(cards)) return [...cards]
  return Object.entries(cards).flatMap(([id, copies]) => Array<string>(copies).fill(id))
}

/** Joins documents into the cards of a table and checks the ready-made decks. An id or name that is taken is a fault. */
export function makeContent(placed: readonly Placed<ContentDocument>[]): Content {
  const documents = placed.map(({ document }) => document)
  const mechs = byId(
    'Mech',
    documents.flatMap((document) => document.mechs),
  )
  const cards = byId(
    'card',
    documents.flatMap((document) => document.cards),
  )
  const names = new Map<string, string>()
  for (const { id, name } of Object.values(cards)) {
    if (mechs[id]) throw new Fault('bad-content', `${id} is both a Mech and a card`)
    const other = names.get(name)
    if (other !== undefined)
      throw new Fault('bad-content', `the cards ${other} and ${id} have the same name "${name}"`, 'AR-R-57')
    names.set(name, id)
  }
  const decks = byId(
    'deck',
    documents.flatMap((document) =>
      document.decks.map((deck): ReadyDeck => ({ ...deck, cards: listCards(deck.cards) })),
    ),
  )
  const content = withRules({ mechs, cards, decks })
  for (const deck of Object.values(decks)) {
    const [first] = validateDeck(content, deck)
    if (first) throw new Fault('bad-content', `deck ${deck.id}: ${first.text}; ${first.repair}`, first.rule)
  }
  return content
}

/** What the cards say by kind hangs on the content unseen: it is no content of its own and no part of its hash. */
function withRules(content: Omit<Content, 'rules'>): Content {
  const rules = Object.fromEntries(standingKinds.map((kind) => [kind, {} as Record<string, StandingRule[]>])) as Record<
    StandingKind,
    Record<string, StandingRule[]>
  >
  for (const card of [...Object.values(content.mechs), ...Object.values(content.cards)])
    for (const rule of 'standing' in card ? card.standing : [])
      for (const kind of standingKinds) if (kind in rule) rules[kind][card.id] = [...(rules[kind][card.id] ?? []), rule]
  return Object.defineProperty(content, 'rules', { value: rules, enumerable: false }) as Content
}

function byId<One extends { readonly id: string }>(kind: string, all: readonly One[]): Record<string, One> {
  const found: Record<string, One> = {}
  for (const one of all) {
    if (found[one.id]) throw new Fault('bad-content', `there are two of the kind "${kind}" with the id ${one.id}`)
    found[one.id] = one
  }
  return found
}
