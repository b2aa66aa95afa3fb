import { expect, test } from 'vitest'
import { attack, autonomous, personal, protocol, testMech } from '../testing/pack.ts'
import { cardFunction, deed, id, standing, target } from './grammar.ts'
import { card, cardList, deck, mech } from './schema.ts'

type Schema = { safeParse: (value: unknown) => { success: boolean } }

/** Whether every number from the least to the most is accepted, and none beyond; `place` puts it where it belongs. */
function expectBounds(
  schema: Schema,
  name: string,
  [least, most]: readonly [number, number],
  place: (n: number) => unknown,
) {
  const accepted = [least - 1, least, most, most + 1, least + 0.5].map((n) => schema.safeParse(place(n)).success)
  expect([name, ...accepted]).toEqual([name, false, true, true, false, false])
}

const named = (fields: object) => ({ id: 'x', name: 'X', ...fields })
const many =
  <One>(one: One) =>
  (count: number) =>
    Array<One>(Math.max(0, Math.trunc(count))).fill(one)

test('AR-MECH-1 the numbers of a Mech have bounds', () => {
  const whole = testMech({}, 0)
  for (const stat of ['atk', 'eva', 'arm'] as const) expectBounds(mech, stat, [0, 12], (n) => ({ ...whole, [stat]: n }))
  expectBounds(mech, 'hp', [1, 99], (n) => ({ ...whole, hp: n }))
  expectBounds(mech, 'free', [0, 9], (n) => ({ ...whole, spd: [n, 0] }))
  expectBounds(mech, 'paid', [0, 9], (n) => ({ ...whole, spd: [0, n] }))
})

test('AR-ATTACKCARD-1 the numbers of a card have bounds', () => {
  expectBounds(card, 'cost', [0, 16], (n) => named(attack({ cost: n })))
  for (const field of ['accuracy', 'damage'] as const)
    expectBounds(card, field, [0, 20], (n) => named(attack({ [field]: n })))
  for (const field of ['explosive', 'rapidFire', 'swarm'] as const)
    expectBounds(card, field, [1, 6], (n) => named(attack({ [field]: n })))
  for (const band of ['melee', 'short', 'medium', 'long', 'extended'] as const)
    expectBounds(card, band, [0, 9], (n) => named(attack({ ranges: { [band]: n } })))
  expectBounds(card, 'hp', [1, 20], (n) => named(autonomous({ hp: n })))
  expectBounds(card, 'radius', [0, 6], (n) => named(personal({ radius: n })))
  expect(card.safeParse(named(attack({ ranges: {} }))).success).toBe(false)
  expect(card.safeParse(named(attack({ ranges: [] }))).success).toBe(false)
  expect(card.safeParse(named(protocol({ functions: [] }))).success).toBe(false)
})

test('a card has so many deeds, functions, standing rules and aspects, and no more', () => {
  const nothing = { draw: { cards: 0 } }
  const lists: readonly (readonly [string, number, number, (count: number) => unknown])[] = [
    ['deeds', 1, 4, (n) => named({ type: 'action', cost: 0, do: many(nothing)(n) })],
    ['deeds of a hit', 0, 3, (n) => named(attack({ hit: many(nothing)(n) }))],
    ['functions', 0, 3, (n) => named(personal({ functions: many({ cost: { energy: 1 }, do: [nothing] })(n) }))],
    ['standing', 0, 4, (n) => named(personal({ standing: many({ reach: 7 })(n) }))],
    ['aspects', 0, 3, (n) => named(personal({ aspects: many('heavy' as const)(n) }))],
  ]
  for (const [name, least, most, make] of lists) {
    const accepted = [least, most, most + 1].map((count) => card.safeParse(make(count)).success)
    expect([name, ...accepted]).toEqual([name, true, true, false])
    if (least > 0) expect([name, card.safeParse(make(least - 1)).success]).toEqual([name, false])
  }
  const one = (count: number) => ({ cost: { energy: 1 }, do: many(nothing)(count) })
  expect([0, 1, 4, 5].map((count) => cardFunction.safeParse(one(count)).success)).toEqual([false, true, true, false])
})

test('AR-KEYWORD-23 the numbers of deeds, targets and standing rules have bounds', () => {
  expectBounds(deed, 'amount', [0, 20], (n) => ({ draw: { cards: n } }))
  expectBounds(deed, 'most', [1, 10], (n) => ({ draw: { cards: { per: 'lock', most: n } } }))
  expectBounds(deed, 'times', [0, 3], (n) => ({ range: { times: n } }))
  expectBounds(deed, 'blast radius', [0, 20], (n) => ({ blast: { amount: 1, what: 'mechs', side: 'any', radius: n } }))
  expectBounds(deed, 'recover', [0, 20], (n) => ({ recover: { cards: n, to: 'hand' } }))
  expectBounds(deed, 'free', [-3, 6], (n) => ({ speed: { free: n } }))
  expectBounds(deed, 'paid', [-3, 6], (n) => ({ speed: { paid: n } }))
  expectBounds(target, 'within', [0, 20], (n) => ({ what: 'mech', within: n }))
  expectBounds(standing, 'add', [-6, 6], (n) => ({ dice: 'attack', add: n }))
  expectBounds(standing, 'harm', [-6, 6], (n) => ({ harm: n }))
  expectBounds(standing, 'shield', [1, 6], (n) => ({ shield: n, to: 'mech' }))
  expectBounds(standing, 'reach', [7, 12], (n) => ({ reach: n }))
  expectBounds(standing, 'cost', [-6, 6], (n) => ({ cost: n, of: 'all' }))
  expectBounds(standing, 'nth', [1, 5], (n) => ({ cost: 1, of: 'attack', nth: n }))
  expectBounds(cardFunction, 'energy', [1, 16], (n) => ({ cost: { energy: n }, do: [{ mark: {} }] }))
})

test('what the words of cards leave out is what they mean by default', () => {
  expect(deed.parse({ speed: {} })).toEqual({ speed: { free: 0, paid: 0, who: 'me' } })
  expect(deed.parse({ blast: { amount: 1, what: 'both', side: 'any' } })).toMatchObject({ blast: { from: 'card' } })
  expect(deed.parse({ damage: { amount: 1 } })).toEqual({ damage: { amount: 1, to: 'me' } })
  expect(target.parse({ what: 'mech' })).toEqual({ what: 'mech', side: 'any' })
  expect(standing.parse({ harm: 1 })).toEqual({ harm: 1, who: 'me' })
  expect(card.parse(named(attack()))).toMatchObject({ instant: false, aspects: [], hit: [] })
  expect(mech.parse(testMech({}, 0))).toMatchObject({ functions: [], standing: [] })
})

test('AR-FUNCTION-2 a function with an arrow has a cost, and one that happens by itself has none', () => {
  const accepts = (fields: object) => cardFunction.safeParse({ do: [{ mark: {} }], ...fields }).success
  expect([accepts({}), accepts({ cost: {} }), accepts({ cost: { mark: true } })]).toEqual([false, false, true])
  expect([accepts({ on: 'hit' }), accepts({ on: 'hit', cost: { mark: true } })]).toEqual([true, false])
})

test('ids, names and texts have so many letters, and no more', () => {
  const letters = (count: number) => 'a'.repeat(count)
  expect([id.safeParse(letters(40)).success, id.safeParse(letters(41)).success]).toEqual([true, false])
  for (const bad of ['', 'A', 'a--b', '-a', 'a-', 'a b']) expect([bad, id.safeParse(bad).success]).toEqual([bad, false])
  for (const [field, most] of [
    ['name', 40],
    ['set', 40],
    ['flavor', 200],
  ] as const) {
    const accepted = [most, most + 1].map((n) => card.safeParse({ ...named(attack()), [field]: letters(n) }).success)
    expect([field, ...accepted]).toEqual([field, true, false])
  }
  expect(card.safeParse(named({ ...attack(), name: '' })).success).toBe(false)
  const list = { id: 'd', name: 'D', style: letters(60), mech: 'm', cards: { a: 1 } }
  expect([deck.safeParse(list).success, deck.safeParse({ ...list, style: letters(61) }).success]).toEqual([true, false])
  expectBounds(cardList, 'copies', [1, 40], (n) => ({ a: n }))
})
