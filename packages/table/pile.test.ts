import { describe, expect, test } from 'vitest'
import {
  determinize,
  hiddenCards,
  isPile,
  makePile,
  mayKnow,
  putOnTop,
  putUnder,
  shufflePile,
  takeCard,
  takeTop,
  view,
} from './pile.ts'
import { seededRandom } from './random/seeded.ts'
import { attachContent } from './state.ts'
import { ScriptTable } from './tables/script.ts'

describe('a pile', () => {
  test('has its top at the end', () => {
    const deck = makePile('deck', 'none', ['a', 'b'])
    putOnTop(deck, 'c')
    putUnder(deck, 'd')
    expect(deck.cards).toEqual(['d', 'a', 'b', 'c'])
    expect(takeTop(deck)).toBe('c')
    expect(takeTop(makePile('deck', 'none'))).toBeUndefined()
  })

  test('is a copy of the cards given', () => {
    const cards = ['a']
    const deck = makePile('deck', 'none', cards)
    takeTop(deck)
    expect(cards).toEqual(['a'])
  })

  test('gives one given card out', () => {
    const hand = makePile('deck', [0], ['a', 'b', 'a'])
    expect(takeCard(hand, 'a')).toBe('a')
    expect(hand.cards).toEqual(['b', 'a'])
    expect(() => takeCard(hand, 'z')).toThrow('the pile deck does not hold z')
  })

  test('is told from other things', () => {
    expect(isPile(makePile('deck', 'all'))).toBe(true)
    expect([undefined, null, 'pile', {}, { pile: 'deck', cards: [] }].some(isPile)).toBe(false)
  })
})

describe('who may know a card', () => {
  test('everyone, nobody, or the seats that see the pile', () => {
    expect([undefined, 0, 1].map((seat) => mayKnow(makePile('d', 'all', ['a']), 0, seat))).toEqual([true, true, true])
    expect([undefined, 0, 1].map((seat) => mayKnow(makePile('d', 'none', ['a']), 0, seat))).toEqual([
      false,
      false,
      false,
    ])
    expect([undefined, 0, 1].map((seat) => mayKnow(makePile('d', [1], ['a']), 0, seat))).toEqual([false, false, true])
  })

  test('who peeked knows that card wherever it moves within the pile', () => {
    const deck = makePile('deck', 'none', ['a', 'b', 'c'])
    putOnTop(deck, 'peeked', [1])
    const known = () => deck.cards.filter((_, index) => mayKnow(deck, index, 1))
    expect(known()).toEqual(['peeked'])
    putUnder(deck, 'below')
    expect(known()).toEqual(['peeked'])
    takeCard(deck, 'b')
    expect(known()).toEqual(['peeked'])
    putUnder(deck, 'mine', [1])
    expect(known()).toEqual(['mine', 'peeked'])
    putOnTop(deck, 'above')
    expect(known()).toEqual(['mine', 'peeked'])
    takeTop(deck)
    takeTop(deck)
    putOnTop(deck, 'other')
    expect(known()).toEqual(['mine'])
    expect(takeCard(deck, 'mine')).toBe('mine')
    expect(known()).toEqual([])
  })

  test('after a shuffle nobody knows where anything lies', () => {
    const deck = makePile('deck', 'none', ['a', 'b'])
    putOnTop(deck, 'c', [0])
    shufflePile(new ScriptTable({ chances: [[2, 0, 1]] }), deck, 'anew')
    expect(deck).toEqual({ pile: 'deck', sees: 'none', cards: ['c', 'a', 'b'] })
  })
})

describe('a view', () => {
  const state = () => ({
    deck: { ...makePile('deck', 'none', ['a', 'b', 'c']), known: { 1: [0, 1], 2: [1] } },
    hands: [makePile('deck', [0], ['d']), makePile('deck', [1], ['e'])],
    open: makePile('deck', 'all', ['f']),
  })

  test('shows a seat what it may know and no more', () => {
    expect(view(state(), 0)).toEqual({
      deck: { pile: 'deck', sees: 'none', cards: [null, 'b', null], known: { 1: [0] } },
      hands: [
        { pile: 'deck', sees: [0], cards: ['d'] },
        { pile: 'deck', sees: [1], cards: [null] },
      ],
      open: { pile: 'deck', sees: 'all', cards: ['f'] },
    })
  })

  test('shows a spectator what is open', () => {
    const seen = view(state(), undefined)
    expect(seen.deck).toEqual({ pile: 'deck', sees: 'none', cards: [null, null, null] })
    expect(seen.hands.flatMap(({ cards }) => cards)).toEqual([null, null])
    expect(seen.open.cards).toEqual(['f'])
  })

  test('is a copy, with the content attached', () => {
    const content = { a: 1 }
    const original = attachContent({ ...state(), battle: attachContent({}, content) }, content)
    const seen = view(original, 0)
    expect([seen.content, seen.battle.content]).toEqual([content, content])
    for (const { sees } of seen.hands) if (Array.isArray(sees)) sees.push(9)
    seen.open.cards.pop()
    expect(original).toEqual({ ...state(), battle: {} })
  })
})

describe('dealing anew', () => {
  test('keeps makes apart and what the seat knows in place', () => {
    const state = {
      red: { ...makePile('red', 'none', ['r1', 'r2', 'r3', 'r4']), known: { 0: [0] } },
      hand: makePile('red', [1], ['r5', 'r6']),
      mine: makePile('red', [0], ['r7']),
      blue: makePile('blue', 'none', ['b1', 'b2']),
    }
    const seen = new Set<string>()
    const random = seededRandom('deals')
    for (let i = 0; i < 200; i++) {
      determinize(state, 0, random)
      expect(state.red.cards[0]).toBe('r1')
      expect(state.mine.cards).toEqual(['r7'])
      expect([...state.blue.cards].sort()).toEqual(['b1', 'b2'])
      expect([...state.red.cards, ...state.hand.cards].sort()).toEqual(['r1', 'r2', 'r3', 'r4', 'r5', 'r6'])
      seen.add(state.hand.cards.join())
    }
    expect(seen.size).toBe(20)
  })

  test('the cards a seat cannot know, in an order that tells nothing', () => {
    const state = {
      deck: makePile('x', 'none', ['c', 'a']),
      hand: makePile('x', [1], ['b']),
      bag: makePile('y', [1], [2]),
    }
    expect(hiddenCards(state, 0)).toEqual({ x: ['a', 'b', 'c'], y: [2] })
    expect(hiddenCards(state, 1)).toEqual({ x: ['a', 'c'] })
  })
})
