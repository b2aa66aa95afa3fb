import fc from 'fast-check'
import { expect, test } from 'vitest'
import { determinize, glimpse, type Pile, view } from './pile.ts'
import { seededRandom } from './random/seeded.ts'
import { clone } from './state.ts'

const seats = fc.uniqueArray(fc.nat(2), { maxLength: 3 })

/** Piles of cards that are all different, so that each can be told from every other. */
const table = fc
  .array(
    fc.record({
      pile: fc.constantFrom('red', 'blue'),
      sees: fc.oneof(fc.constantFrom('all' as const, 'none' as const), seats),
      count: fc.nat(5),
      known: fc.dictionary(fc.constantFrom('0', '1', '2'), seats),
      objects: fc.boolean(),
    }),
    { maxLength: 5 },
  )
  .map((piles) => ({
    nested: {
      piles: piles.map(({ pile, sees, count, known, objects }, at): Pile<unknown> => {
        const names = Array.from({ length: count }, (_, index) => `${pile} card ${at}.${index}`)
        return { pile, sees, known, cards: objects ? names.map((name) => ({ name })) : names }
      }),
    },
  }))

const viewer = fc.option(fc.nat(2), { nil: undefined })

/** Who may know a card, said once more in other words. */
const sees = (pile: Pile<unknown>, index: number, seat: number | undefined) =>
  pile.sees === 'all' || (seat !== undefined && [...pile.sees, ...(pile.known?.[index] ?? [])].includes(seat))

test('a view never holds a hidden card, and every other one', () => {
  fc.assert(
    fc.property(table, viewer, (state, seat) => {
      const text = JSON.stringify(view(state, seat))
      for (const pile of state.nested.piles)
        pile.cards.forEach((card, index) => {
          expect(text.includes(JSON.stringify(card))).toBe(sees(pile, index, seat))
        })
    }),
  )
})

test('a glimpse is the view, and changes nothing', () => {
  fc.assert(
    fc.property(table, viewer, (state, seat) => {
      const before = clone(state)
      const seen = glimpse(state, seat)
      expect(JSON.stringify(seen)).toBe(JSON.stringify(view(state, seat)))
      expect(state).toEqual(before)
      const hides = JSON.stringify(seen) !== JSON.stringify(state)
      expect(seen === state).toBe(!hides)
    }),
  )
})

test('dealing anew changes nothing a seat sees, loses nothing and keeps makes apart', () => {
  fc.assert(
    fc.property(table, viewer, fc.string(), (state, seat, seed) => {
      const dealt = determinize(clone(state), seat, seededRandom(seed))
      expect(view(dealt, seat)).toEqual(view(state, seat))
      for (const make of ['red', 'blue']) {
        const cards = ({ nested }: typeof state) =>
          nested.piles
            .filter(({ pile }) => pile === make)
            .flatMap((pile) => pile.cards.map((card) => JSON.stringify(card)))
        expect(cards(dealt).sort()).toEqual(cards(state).sort())
      }
    }),
  )
})

test('dealing anew does not depend on how the hidden cards lie', () => {
  fc.assert(
    fc.property(table, viewer, fc.string(), fc.string(), (state, seat, seed, other) => {
      const elsewhere = determinize(clone(state), seat, seededRandom(other))
      expect(determinize(elsewhere, seat, seededRandom(seed))).toEqual(
        determinize(clone(state), seat, seededRandom(seed)),
      )
    }),
  )
})
