import { expect, test } from 'vitest'
import { bench } from '../testing/bench.ts'
import { attack, autonomous, instant, personal } from '../testing/pack.ts'
import { add } from '../testing/stock.ts'

test('AR-DAMAGE-1 AR-LOCKON-7 a hit puts as many counters as the damage value', () => {
  const t = bench({
    cards: { zap: attack({ accuracy: 1, damage: 5 }) },
    players: [{ at: [0, 0], hand: ['zap'] }, { at: [0, 0] }],
  })
  expect(t.dice(1).does('play zap at mech-1').damage(1)).toBe(5)
})

test('AR-DAMAGE-2 AR-DAMAGE-6 AR-R-34 prevention comes before the armor decision', () => {
  const cards = { zap: attack({ accuracy: 1, damage: 5 }), guard: instant({ do: [{ prevent: { amount: 2 } }] }) }
  const t = bench({
    cards,
    players: [
      { at: [0, 0], hand: ['zap', 'zap'] },
      { at: [0, 0], hand: ['guard'], mech: { arm: 1 } },
    ],
  })
  t.answer('play zap at mech-1').answer('play guard').dice(1).answer('pass')
  expect([t.asked, t.question().text]).toEqual([
    '1 pull',
    '3 damage is coming. How many dice do you pull from your armor pool? No other dice are rolled.',
  ])
  expect(t.answer(0).damage(1)).toBe(3)
  expect(t.dice(1).answer('play zap at mech-1').answer(0).damage(1)).toBe(8)
})

test('AR-DAMAGE-3 AR-DAMAGE-4 an armor roll of any number of dice prevents 1 damage for each 1 and 6', () => {
  const setup = {
    cards: { zap: attack({ accuracy: 1, damage: 5 }) },
    players: [
      { at: [0, 0] as const, hand: ['zap'] },
      { at: [0, 0] as const, mech: { arm: 4 } },
    ],
  }
  const t = bench(setup).dice(1).answer('play zap at mech-1')
  expect([t.asked, t.question().min, t.question().max]).toEqual(['1 pull', 0, 4])
  expect(t.dice(6, 6, 3, 2).answer(4).damage(1)).toBe(3)
  const none = bench(setup).dice(1).answer('play zap at mech-1').answer(0)
  expect([none.damage(1), none.kinds('armor'), none.pools(1)]).toEqual([5, [], '0/0/4'])
})

test('AR-DAMAGE-5 prevention cannot bring damage below 0', () => {
  const t = bench({
    cards: { zap: attack({ accuracy: 1, damage: 2 }) },
    players: [
      { at: [0, 0], hand: ['zap'] },
      { at: [0, 0], damage: 3, mech: { arm: 4 } },
    ],
  })
  expect(t.dice(1, 6, 6, 6, 6).answer('play zap at mech-1').answer(4).damage(1)).toBe(3)
})

test('AR-DAMAGE-8 AR-R-68 added dice are rolled with the pulled ones, and declining keeps them', () => {
  const cards = { zap: attack({ accuracy: 1, damage: 4 }), brace: add('armor', 2) }
  const hit = () =>
    bench({
      cards,
      players: [
        { at: [0, 0], hand: ['zap', 'zap'] },
        { at: [0, 0], hand: ['brace'], mech: { arm: 3 } },
      ],
    })
      .answer('play zap at mech-1')
      .answer('play brace')
      .dice(1)
      .answer('pass')
  expect([hit().asked, hit().offer()]).toEqual(['1 armor', ['roll', 'decline']])
  expect(hit().answer('roll').dice(3, 3, 3).answer(1).told('armor')[0]?.dice).toBe(3)
  expect(hit().answer('roll').dice(3, 3).answer(0).told('armor')[0]?.dice).toBe(2)
  const declined = hit().answer('decline')
  expect([declined.damage(1), declined.state.lasting.length, declined.pools(1)]).toEqual([4, 1, '0/0/3'])
  expect(declined.dice(1).answer('play zap at mech-1').asked).toBe('1 armor')
})

test('AR-DAMAGE-9 a miss deals no damage and allows no armor roll', () => {
  const t = bench({
    cards: { zap: attack({ accuracy: 1 }) },
    players: [
      { at: [0, 0], hand: ['zap'] },
      { at: [0, 0], mech: { arm: 2 } },
    ],
  })
  t.dice(3).does('play zap at mech-1')
  expect([t.asked, t.damage(1), t.pools(1)]).toEqual(['0 act', 0, '0/0/2'])
})

test('AR-DAMAGE-10 AR-R-33 an armor roll is allowed against any damage to the Mech', () => {
  const turret = autonomous({
    functions: [{ cost: { mark: true }, target: { what: 'mech' }, do: [{ damage: { amount: 2, to: 'target' } }] }],
  })
  const t = bench({ cards: { turret }, players: [{ inPlay: [{ card: 'turret', at: [0, 0] }] }, { mech: { arm: 3 } }] })
  t.does('use turret at mech-1')
  expect([t.asked, t.question().max]).toEqual(['1 pull', 3])
  expect(t.dice(1).answer(1).damage(1)).toBe(1)
  const sure = autonomous({
    functions: [
      { cost: { mark: true }, target: { what: 'mech' }, do: [{ damage: { amount: 2, to: 'target', sure: true } }] },
    ],
  })
  const certain = bench({
    cards: { sure },
    players: [{ inPlay: [{ card: 'sure', at: [0, 0] }] }, { mech: { arm: 3 } }],
  }).does('use sure at mech-1')
  expect([certain.asked, certain.damage(1)]).toEqual(['0 act', 2])
})

test('AR-DAMAGE-11 AR-KEYWORD-3 armor lowers damage to the Mech only', () => {
  const t = bench({
    cards: { boom: attack({ accuracy: 1, damage: 3, explosive: 2 }), guard: personal() },
    players: [
      { at: [0, 0], hand: ['boom'] },
      { at: [0, 0], inPlay: ['guard'], mech: { arm: 2 } },
    ],
  })
  t.dice(1, 6, 6).answer('play boom at mech-1').answer(2)
  expect([t.damage(1), t.card('guard').damage]).toEqual([1, 2])
})

test('AR-DAMAGE-12 there is one armor roll against each damage', () => {
  const t = bench({
    cards: { zap: attack({ accuracy: 1, damage: 5 }) },
    players: [
      { at: [0, 0], hand: ['zap', 'zap'] },
      { at: [0, 0], mech: { arm: 4 } },
    ],
  })
  t.dice(1, 3, 3).answer('play zap at mech-1').answer(2)
  expect([t.damage(1), t.asked]).toEqual([5, '0 act'])
  t.dice(1).answer('play zap at mech-1')
  expect([t.asked, t.question().max]).toEqual(['1 pull', 2])
})
