import { seededRandom, shuffled } from '@muster/table'
import { expect, test } from 'vitest'
import { action, attack, packOf, personal, type TestCard, testMech } from '../testing/pack.ts'
import { aspects, bodies, profiles, weights } from './grammar.ts'
import { baseContent, contentWith } from './index.ts'
import { randomDeck } from './random-deck.ts'
import { mech } from './schema.ts'
import { makeShareCode, parseShareCode } from './share-code.ts'
import { deckHints, isLegalFor, validateDeck } from './validate.ts'

/** Twenty plain cards and whatever a test is about. */
const plain = Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`plain-${i}`, i < 15 ? action() : attack()]))
const pool = (cards: Record<string, TestCard> = {}, mechs: Parameters<typeof testMech>[0][] = [{}]) =>
  contentWith([packOf({ ...plain, ...cards }, mechs)])
const pairs = (ids: readonly string[]) => ids.flatMap((id) => [id, id])
const twenty = Object.keys(plain).slice(0, 20)
const rulesOf = (content: ReturnType<typeof pool>, cards: readonly string[], mechId = 'test-mech-0') =>
  validateDeck(content, { mech: mechId, cards }).map(({ rule, card }) =>
    card === undefined ? rule : `${rule} ${card}`,
  )

test('AR-DECK-1 a deck has exactly 40 cards', () => {
  const deck = pairs(twenty)
  expect(rulesOf(pool(), deck)).toEqual([])
  expect(validateDeck(pool(), { mech: 'test-mech-0', cards: deck.slice(1) })).toEqual([
    { rule: 'AR-DECK-1', text: 'the deck has 39 cards, not 40', repair: 'add 1' },
  ])
  expect(validateDeck(pool(), { mech: 'test-mech-0', cards: [...deck, 'plain-20'] })).toEqual([
    { rule: 'AR-DECK-1', text: 'the deck has 41 cards, not 40', repair: 'take 1 out' },
  ])
})

test('AR-DECK-2 at most two copies of any one card', () => {
  expect(rulesOf(pool(), [...pairs(twenty).slice(0, 39), 'plain-0'])).toEqual(['AR-DECK-2 plain-0'])
  expect(rulesOf(pool(), pairs(twenty))).toEqual([])
})

test('AR-DECK-3 Mechs and Energy are no part of a deck', () => {
  expect(rulesOf(pool(), [...pairs(twenty).slice(0, 38), 'test-mech-0', 'energy'])).toEqual([
    'AR-DECK-3 test-mech-0',
    'AR-GLOSSARY-7 energy',
  ])
})

test('AR-DECK-4 every Mech has one weight class, one body type and one combat profile', () => {
  const whole = testMech({}, 0)
  expect(mech.safeParse(whole).success).toBe(true)
  expect(mech.safeParse({ ...whole, weight: ['light', 'heavy'] }).success).toBe(false)
  expect(mech.safeParse({ ...whole, body: undefined }).success).toBe(false)
})

test('AR-DECK-5 AR-DECK-6 AR-DECK-7 the aspects', () => {
  expect(weights).toEqual(['light', 'medium', 'heavy'])
  expect(bodies).toEqual(['hover', 'humanoid', 'multi-legged', 'reverse-joint', 'tracked', 'wheeled'])
  expect(profiles).toEqual(['acquisition', 'assault', 'close-combat', 'defense', 'electronics', 'maneuver'])
  expect(aspects).toHaveLength(15)
})

test('AR-R-62 the third weight class is heavy, however a list shortens it', () => {
  const whole = testMech({}, 0)
  expect(mech.safeParse({ ...whole, weight: 'heavy' }).success).toBe(true)
  for (const weight of ['hvv', 'hvy', 'HVV']) expect(mech.safeParse({ ...whole, weight }).success).toBe(false)
  expect(Object.values(baseContent.mechs).filter(({ weight }) => weight === 'heavy')).toHaveLength(6)
})

test('AR-DECK-8 a card with an aspect needs a Mech with the same', () => {
  const content = pool({ floaty: action({ aspects: ['hover'] }), treads: action({ aspects: ['tracked'] }) }, [
    { weight: 'light', body: 'hover', profile: 'maneuver' },
  ])
  expect(rulesOf(content, [...pairs(twenty).slice(0, 39), 'floaty'])).toEqual([])
  expect(validateDeck(content, { mech: 'test-mech-0', cards: [...pairs(twenty).slice(0, 39), 'treads'] })).toEqual([
    {
      rule: 'AR-DECK-8',
      card: 'treads',
      text: 'The treads needs the aspect tracked, which Test Mech 0 does not have',
      repair: 'replace The treads by a card without that aspect, or choose another Mech',
    },
  ])
})

test('AR-DECK-9 a card with several aspects needs every one of them', () => {
  const mechs = [
    { weight: 'heavy', body: 'tracked', profile: 'assault' },
    { weight: 'heavy', body: 'tracked', profile: 'defense' },
    { weight: 'light', body: 'hover', profile: 'assault' },
  ] as const
  const content = pool({ siege: attack({ aspects: ['heavy', 'assault'] }) }, [...mechs])
  const deck = [...pairs(twenty).slice(0, 39), 'siege']
  expect([0, 1, 2].map((seat) => rulesOf(content, deck, `test-mech-${seat}`))).toEqual([
    [],
    ['AR-DECK-9 siege'],
    ['AR-DECK-9 siege'],
  ])
})

test('AR-DECK-10 cards without an aspect are for every Mech', () => {
  const free = Object.values(baseContent.cards).filter((card) => card.aspects.length === 0)
  const cards = pairs(free.slice(0, 20).map(({ id }) => id))
  for (const mechId of Object.keys(baseContent.mechs))
    expect(validateDeck(baseContent, { mech: mechId, cards })).toEqual([])
})

test('AR-DECK-11 the number of Attacks is advice only', () => {
  const actions = Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`act-${i}`, action()]))
  const content = pool(actions)
  const none = pairs([...Object.keys(plain).slice(0, 15), ...Object.keys(actions).slice(0, 5)])
  const thirty = pairs([...Object.keys(plain).slice(15), ...Object.keys(plain).slice(0, 5)])
  const fourteen = pairs([...Object.keys(plain).slice(15, 22), ...Object.keys(plain).slice(0, 13)])
  expect([none, thirty, fourteen].map((cards) => rulesOf(content, cards))).toEqual([[], [], []])
  expect([none, thirty, fourteen].map((cards) => deckHints(content, { mech: 'test-mech-0', cards }))).toEqual([
    ['0 Attack cards: 12 to 16 are advised'],
    ['30 Attack cards: 12 to 16 are advised'],
    [],
  ])
})

test('AR-DECK-12 placements play no part in building a deck', () => {
  const heads = Object.fromEntries(Array.from({ length: 6 }, (_, i) => [`head-${i}`, personal({ placement: 'head' })]))
  expect(rulesOf(pool(heads), pairs([...Object.keys(heads), ...twenty.slice(0, 14)]))).toEqual([])
})

test('AR-DECK-13 a deck is checked against its Mech, every card of it', () => {
  const heavy = Object.fromEntries(Array.from({ length: 3 }, (_, i) => [`big-${i}`, attack({ aspects: ['heavy'] })]))
  const content = pool(heavy, [{ weight: 'heavy' }, { weight: 'light' }])
  const deck = pairs([...Object.keys(heavy), ...twenty.slice(0, 17)])
  expect(rulesOf(content, deck, 'test-mech-0')).toEqual([])
  expect(rulesOf(content, deck, 'test-mech-1')).toEqual(['AR-DECK-8 big-0', 'AR-DECK-8 big-1', 'AR-DECK-8 big-2'])
  expect(rulesOf(content, deck, 'nobody')).toEqual(['AR-DECK-13'])
})

test('AR-DECK-14 cards of all sets may be mixed', () => {
  const content = pool({ first: action({ set: 'one' }), second: action({ set: 'two' }) })
  expect(rulesOf(content, pairs(['first', 'second', ...twenty.slice(0, 18)]))).toEqual([])
})

const source = (seed: string) => {
  const random = seededRandom(seed)
  return { shuffle: <Item>(items: readonly Item[]) => shuffled(random, items) }
}

test('a random deck is legal for its Mech, and a share code leads back to it', () => {
  for (const mechId of Object.keys(baseContent.mechs))
    for (let seed = 0; seed < 5; seed++) {
      const deck = randomDeck(source(`${mechId} ${seed}`), baseContent, mechId)
      expect(validateDeck(baseContent, deck)).toEqual([])
      const code = makeShareCode(deck)
      const { mech: again, cards } = parseShareCode(baseContent, code)
      expect([again, [...cards].sort()]).toEqual([mechId, [...deck.cards].sort()])
      expect(makeShareCode({ mech: again, cards })).toBe(code)
      expect(code.length).toBeLessThan(180)
    }
})

test('a code that is mistyped, cut or of unknown cards is refused and says why', () => {
  const deck = randomDeck(source('codes'), baseContent, 'eagle-eye')
  const code = makeShareCode(deck)
  const swapped = `${code.slice(0, 9)}${code[9] === 'a' ? 'b' : 'a'}${code.slice(10)}`
  expect(() => parseShareCode(baseContent, swapped)).toThrow('checksum is wrong')
  expect(() => parseShareCode(baseContent, code.slice(0, -3))).toThrow('checksum is wrong')
  expect(() => parseShareCode(baseContent, code.slice(0, 6))).toThrow('is not complete')
  expect(() => parseShareCode(baseContent, 'hello')).toThrow('does not begin with AR1-')
  expect(() => parseShareCode(baseContent, `${code}!`)).toThrow('holds the letter "!"')
  expect(() => parseShareCode(baseContent, makeShareCode({ ...deck, cards: ['no-such-card', ...deck.cards] }))).toThrow(
    'names a card that is not in the box',
  )
  expect(() => parseShareCode(baseContent, makeShareCode({ ...deck, mech: 'no-such-mech' }))).toThrow(
    'names a Mech that is not in the box',
  )
})

test('no two cards of the pool have the same letters in a share code', () => {
  const everything = [...Object.keys(baseContent.cards), ...Object.keys(baseContent.mechs)]
  const letters = everything.map((id) => makeShareCode({ mech: id, cards: [] }).slice(4, 8))
  expect(new Set(letters).size).toBe(everything.length)
  expect(
    Object.values(baseContent.cards).some((card) => isLegalFor(card, baseContent.mechs['eagle-eye'] as never)),
  ).toBe(true)
})
