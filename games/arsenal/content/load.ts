import { badContent, byId, type Found, foundIn, type Placed } from '@muster/table'
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
  const foundCards = foundIn(placed, 'cards')
  const foundDecks = foundIn(placed, 'decks').map(ready)
  const mechs = byId(foundIn(placed, 'mechs'))
  const cards = byId(foundCards)
  const names = new Map<string, string>()
  for (const { card, place } of foundCards) {
    const { id, name } = card
    if (mechs[id]) throw badContent(`${place}.id`, `${id} is the id of a Mech already; expected one of its own`)
    const other = names.get(name)
    if (other !== undefined)
      throw badContent(`${place}.name`, `${name} is the name of ${other} already; expected one of its own`, 'AR-R-57')
    names.set(name, id)
  }
  const content = withRules({ mechs, cards, decks: byId(foundDecks) })
  for (const { card: deck, place } of foundDecks) {
    const [first] = validateDeck(content, deck)
    if (first) throw badContent(place, `${first.text}; ${first.repair}`, first.rule)
  }
  return content
}

const ready = ({ card, place }: Found<Deck>): Found<ReadyDeck> => ({
  card: { ...card, cards: listCards(card.cards) },
  place,
})

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
