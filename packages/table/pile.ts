import { z } from 'zod'
import { isChronicled } from './chronicle.ts'
import { invariant } from './fault.ts'
import type { Seat } from './question.ts'
import { type Random, shuffled } from './random/random.ts'
import { canonicalJson, clone, withContentOf } from './state.ts'
import type { Table } from './table.ts'

/**
 * Cards (or tokens, or anything dealt) lying together: a deck, a hand, a bag, a discard pile, a secret objective. It knows
 * who may see it, which is all that redaction and re-dealing need. The last card of the list is the top.
 */
export interface Pile<Card = string> {
  /** Which cards it is made of: hidden cards of the same make could lie in each other's place. */
  readonly pile: string
  /** Who may see the faces: everyone, nobody, or these seats. */
  sees: 'all' | 'none' | Seat[]
  cards: Card[]
  /** Seats that know the single card at an index although they may not see the pile (they peeked, or it was shown). */
  known?: Record<number, Seat[]>
}

export function makePile<Card>(pile: string, sees: Pile['sees'], cards: readonly Card[] = []): Pile<Card> {
  return { pile, sees, cards: [...cards] }
}

/** What a pile of ids looks like in a state of so many seats. */
export const pileSchema = (seats: number) => {
  const seat = z
    .int()
    .min(0)
    .max(seats - 1)
  return z.strictObject({
    pile: z.string(),
    sees: z.union([z.literal(['all', 'none']), z.array(seat)]),
    cards: z.array(z.string()),
    known: z.record(z.string().regex(/^\d+$/), z.array(seat)).optional(),
  })
}

/** A pile of ids of one's own; who sees it is shared until it is replaced. */
export function copyPile({ pile, sees, cards, known }: Pile): Pile {
  return known ? { pile, sees, cards: cards.slice(), known: { ...known } } : { pile, sees, cards: cards.slice() }
}

export function isPile(value: unknown): value is Pile<unknown> {
  return typeof value === 'object' && value !== null && 'pile' in value && 'sees' in value && 'cards' in value
}

/** Whether a seat may know the card at `index`; `undefined` is a spectator. */
export function mayKnow(pile: Pile<unknown>, index: number, seat: Seat | undefined): boolean {
  if (pile.sees === 'all') return true
  if (seat === undefined) return false
  if (pile.sees !== 'none' && pile.sees.includes(seat)) return true
  return pile.known?.[index]?.includes(seat) ?? false
}

export function takeTop<Card>(pile: Pile<Card>): Card | undefined {
  if (pile.known) delete pile.known[pile.cards.length - 1]
  return pile.cards.pop()
}

export function putOnTop<Card>(pile: Pile<Card>, card: Card, knownBy: readonly Seat[] = []): void {
  pile.cards.push(card)
  if (knownBy.length > 0) {
    pile.known ??= {}
    pile.known[pile.cards.length - 1] = [...knownBy]
  }
}

export function putUnder<Card>(pile: Pile<Card>, card: Card, knownBy: readonly Seat[] = []): void {
  pile.cards.unshift(card)
  const known: Record<number, Seat[]> = {}
  for (const [index, seats] of Object.entries(pile.known ?? {})) known[Number(index) + 1] = seats
  if (knownBy.length > 0) known[0] = [...knownBy]
  if (Object.keys(known).length > 0) pile.known = known
  else delete pile.known
}

/** Takes one given card out of the pile. */
export function takeCard<Card>(pile: Pile<Card>, card: Card): Card {
  const index = pile.cards.indexOf(card)
  invariant(index >= 0, `the pile ${pile.pile} does not hold ${String(card)}`)
  pile.cards.splice(index, 1)
  if (pile.known) {
    const known: Record<number, Seat[]> = {}
    for (const [at, seats] of Object.entries(pile.known)) {
      if (Number(at) < index) known[Number(at)] = seats
      if (Number(at) > index) known[Number(at) - 1] = seats
    }
    pile.known = known
  }
  return card
}

export function shufflePile(table: Table, pile: Pile<unknown>, why: string): void {
  pile.cards = table.shuffle(pile.cards, why)
  delete pile.known
}

/** A copy of the state as a seat may know it: cards it may not see are `null`. `undefined` is a spectator. */
export function view<State extends object>(state: State, seat: Seat | undefined): State {
  return redact(state, seat) as State
}

function redact(value: unknown, seat: Seat | undefined): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((part) => redact(part, seat))
  if (isChronicled(value)) return value
  if (isPile(value)) {
    const { known, ...open } = value
    const cards = value.cards.map((card, index) => (mayKnow(value, index, seat) ? clone(card) : null))
    const mine = Object.entries(known ?? {}).filter(([, seats]) => seat !== undefined && seats.includes(seat))
    if (mine.length === 0) return { ...clone(open), cards }
    return { ...clone(open), cards, known: Object.fromEntries(mine.map(([index]) => [index, [seat]])) }
  }
  const copy: Record<string, unknown> = {}
  for (const key in value) copy[key] = redact((value as Record<string, unknown>)[key], seat)
  return withContentOf(copy, value)
}

/**
 * What `view` gives, for whoever changes nothing: whatever hides nothing is not copied but shared with the state, so that of most
 * states little or nothing is made.
 */
export function glimpse<State extends object>(state: State, seat: Seat | undefined): State {
  return glimpsed(state, seat) as State
}

function glimpsed(value: object, seat: Seat | undefined): object {
  if (Array.isArray(value)) return glimpsedList(value, seat)
  if (isChronicled(value)) return value
  if (isPile(value)) return value.sees === 'all' && !value.known ? value : (redact(value, seat) as object)
  const whole = value as Record<string, unknown>
  let copy: Record<string, unknown> | undefined
  for (const key in whole) {
    const part = whole[key]
    if (typeof part !== 'object' || part === null) continue
    const seen = glimpsed(part, seat)
    if (seen === part) continue
    copy ??= { ...whole }
    copy[key] = seen
  }
  return copy ? withContentOf(copy, value) : value
}

function glimpsedList(list: readonly unknown[], seat: Seat | undefined): readonly unknown[] {
  let copy: unknown[] | undefined
  for (let index = 0; index < list.length; index++) {
    const part = list[index]
    if (typeof part !== 'object' || part === null) continue
    const seen = glimpsed(part, seat)
    if (seen === part) continue
    copy ??= [...list]
    copy[index] = seen
  }
  return copy ?? list
}

/**
 * Deals anew, in place, whatever the seat cannot know: hidden cards of one make change places at random. What comes of it
 * depends on what the seat knows and on `random`, never on how the hidden cards lie.
 */
export function determinize<State extends object>(state: State, seat: Seat | undefined, random: Random): State {
  for (const places of hiddenPlaces(state, seat).values()) {
    const cards = shuffled(random, inFixedOrder(places.map(({ pile, index }) => pile.cards[index])))
    places.forEach(({ pile, index }, at) => {
      pile.cards[index] = cards[at]
    })
  }
  return state
}

/** The cards a seat cannot know, of each make, in an order that tells nothing of where they lie. */
export function hiddenCards(state: object, seat: Seat | undefined): Record<string, unknown[]> {
  const makes = [...hiddenPlaces(state, seat)]
  return Object.fromEntries(
    makes.map(([make, places]) => [make, inFixedOrder(places.map(({ pile, index }) => pile.cards[index]))]),
  )
}

/** Of each of so many seats, whether it knows a card that not everybody knows. */
export function whoKnowsMore(state: object, seats: number): boolean[] {
  const more = Array<boolean>(seats).fill(false)
  collect(state, (pile) => {
    if (pile.sees === 'all') return
    for (let seat = 0; seat < seats; seat++) more[seat] ||= pile.cards.some((_, index) => mayKnow(pile, index, seat))
  })
  return more
}

interface Place {
  readonly pile: Pile<unknown>
  readonly index: number
}

/** Where cards lie that a seat cannot know, of each make. */
export function hiddenPlaces(state: object, seat: Seat | undefined): Map<string, Place[]> {
  const hidden = new Map<string, Place[]>()
  collect(state, (pile) => {
    pile.cards.forEach((_, index) => {
      if (mayKnow(pile, index, seat)) return
      const places = hidden.get(pile.pile)
      if (places) places.push({ pile, index })
      else hidden.set(pile.pile, [{ pile, index }])
    })
  })
  return hidden
}

function inFixedOrder(cards: unknown[]): unknown[] {
  if (cards.every((card) => typeof card === 'string')) return cards.sort()
  const texts = new Map(cards.map((card) => [card, canonicalJson(card)]))
  return cards.sort((a, b) => {
    const [first, second] = [texts.get(a) as string, texts.get(b) as string]
    return first < second ? -1 : first > second ? 1 : 0
  })
}

function collect(value: unknown, visit: (pile: Pile<unknown>) => void): void {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) for (const part of value) collect(part, visit)
  else if (isChronicled(value)) return
  else if (isPile(value)) visit(value)
  else for (const key in value) collect((value as Record<string, unknown>)[key], visit)
}
