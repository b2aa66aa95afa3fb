import type { Placed } from './content-document.ts'
import { Fault } from './fault.ts'

/** A card and its place: 'pack 1 "Mine": battles[0]'. What is wrong with it is said to be there. */
export type Found<Card> = { readonly card: Card; readonly place: string }

/** Every card of one part of some documents, each with its place. */
export function foundIn<Document, Part extends keyof Document>(
  placed: readonly Placed<Document>[],
  part: Part,
): Found<CardOf<Document[Part]>>[] {
  return placed.flatMap(({ where, document }) =>
    listedAt((document[part] ?? []) as readonly CardOf<Document[Part]>[], `${where}: ${String(part)}`),
  )
}
type CardOf<List> = List extends readonly (infer Card)[] | undefined ? Card : never

/** The cards of a list that lies at a place. */
export function listedAt<Card>(cards: readonly Card[], place: string): Found<Card>[] {
  return cards.map((card, index) => ({ card, place: `${place}[${index}]` }))
}

/** Cards by id, without a prototype, so that an id like "constructor" is one like any other. An id that is taken is a fault. */
export function byId<Card extends { readonly id: string }>(cards: readonly Found<Card>[]): Record<string, Card> {
  const places = new Map<string, string>()
  const known: Record<string, Card> = Object.create(null)
  for (const { card, place } of cards) {
    const first = places.get(card.id)
    if (first !== undefined)
      throw badContent(`${place}.id`, `${card.id} is the id of ${first} already; expected one of its own`)
    places.set(card.id, place)
    known[card.id] = card
  }
  return known
}

/** A mistake in content: where it stands, what it is and what was expected, and the rule it breaks where there is one. */
export function badContent(place: string, what: string, rule?: string): Fault {
  return new Fault('bad-content', `${place}: ${what}`, rule)
}
