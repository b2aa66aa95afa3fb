import { expect, test } from 'vitest'
import { bench } from '../testing/bench.ts'
import { attack, autonomous, BLANK, instant, personal } from '../testing/pack.ts'
import { add, evasionAt, misses } from '../testing/stock.ts'
import { rangeTo } from './range.ts'

test('AR-OBJATTACK-1 AR-OBJATTACK-2 AR-OBJATTACK-3 AR-OBJATTACK-8 an Attack on a Personal Object: one more evasion die, pool dice, no armor', () => {
  const t = bench({
    cards: { zap: attack({ accuracy: 2, damage: 2, cost: 1 }), guard: personal() },
    players: [
      { at: [0, 0], hand: ['zap'] },
      { at: [3, 0], inPlay: ['guard'], mech: { eva: 2, arm: 4 }, hand: [BLANK] },
    ],
  })
  t.answer('play zap at guard').dice(1, 1).answer('pass')
  expect([t.asked, t.question().max]).toEqual(['1 pull', 2])
  t.dice(...misses(6)).answer(2)
  expect([t.told('evasion-roll')[0]?.dice, t.card('guard').damage, t.asked, t.pools(1)]).toEqual([
    6,
    2,
    '0 act',
    '0/0/4',
  ])
  expect(t.kinds('paid', 'declared', 'offer', 'attack-roll', 'evasion-roll', 'damage')).toEqual([
    'paid',
    'declared',
    'offer',
    'attack-roll',
    'evasion-roll',
    'damage',
  ])
  expect(evasionAt(3, { inPlay: ['guard'] }, 'guard', { guard: personal() })).toBe(4)
})

test('AR-OBJATTACK-4 effects that add evasion dice work for a Personal Object', () => {
  const t = bench({
    cards: { zap: attack({ accuracy: 1 }), guard: personal(), evade: add('evasion', 2) },
    players: [
      { at: [0, 0], hand: ['zap'] },
      { at: [1, 0], inPlay: ['guard'], hand: ['evade'] },
    ],
  })
  t.answer('play zap at guard')
    .dice(...misses(5))
    .answer('play evade')
  expect(t.told('evasion-roll')[0]?.dice).toBe(4)
})

test('AR-OBJATTACK-5 AR-OBJATTACK-6 an Autonomous Object has its range bonus and two dice, and nothing from the pool', () => {
  const drone = autonomous()
  const at = (steps: number) =>
    evasionAt(steps, { mech: { eva: 4 }, inPlay: [{ card: 'drone', at: [steps - 4, 0] }] }, 'drone', { drone })
  expect([at(2), at(0), at(5)]).toEqual([4, 2, 7])
  const t = bench({
    cards: { zap: attack({ accuracy: 1 }), drone },
    players: [
      { at: [0, 0], hand: ['zap'] },
      { at: [0, 0], mech: { eva: 4, arm: 2 }, inPlay: [{ card: 'drone', at: [0, 0] }] },
    ],
  })
  t.dice(1, 3, 3).answer('play zap at drone')
  expect([t.asked, t.pools(1), t.card('drone').damage]).toEqual(['0 act', '0/4/2', 2])
})

test('AR-OBJATTACK-7 AR-R-30 AR-R-31 effects add nothing to an Autonomous Object unless they say so, and are used up', () => {
  const roll = (fields: object, options = {}) => {
    const leap = instant({ do: [{ dice: { roll: 'evasion', add: 3, ...fields } }, { range: { times: 2 } }] })
    const t = bench({
      cards: { zap: attack({ accuracy: 1 }), drone: autonomous(), leap },
      players: [
        { at: [0, 0], hand: ['zap'] },
        { at: [0, 0], hand: ['leap'], inPlay: [{ card: 'drone', at: [1, 0] }] },
      ],
      options,
    })
    t.answer('play zap at drone')
      .dice(...misses(7))
      .answer('play leap')
    return [t.told('evasion-roll')[0]?.dice, t.state.lasting.length]
  }
  expect(roll({})).toEqual([3, 0])
  expect(roll({ autonomous: true })).toEqual([6, 0])
  expect(roll({}, { nextRollOnAutonomous: 'kept' })).toEqual([3, 2])
})

test('AR-OBJATTACK-9 other prevention may cover an Object', () => {
  const cards = {
    zap: attack({ accuracy: 1, damage: 3 }),
    guard: personal(),
    cover: instant({ target: { what: 'object' }, do: [{ prevent: { amount: 2, to: 'target' } }] }),
  }
  const t = bench({
    cards,
    players: [
      { at: [0, 0], hand: ['zap'] },
      { at: [0, 0], inPlay: ['guard'], hand: ['cover'] },
    ],
  })
  t.answer('play zap at guard').dice(1, 3).answer('play cover at guard')
  expect(t.card('guard').damage).toBe(1)
})

test('AR-OBJATTACK-10 AR-OBJATTACK-11 an Object is scrapped at its HP, and what is too much is lost', () => {
  const hit = (before: number, damage: number) => {
    const cards = { zap: attack({ accuracy: 1, damage }), guard: personal({ hp: 3 }), other: personal() }
    const t = bench({
      cards,
      players: [
        { at: [0, 0], hand: ['zap'] },
        { at: [0, 0], inPlay: [{ card: 'guard', damage: before }, 'other'], hand: [BLANK] },
      ],
    })
    return t.answer('play zap at guard').dice(1, 3).answer('pass')
  }
  expect(hit(0, 2).inPlay(1)).toEqual(['guard', 'other'])
  expect([hit(0, 3).inPlay(1), hit(0, 3).scrapheap(1)]).toEqual([['other'], ['guard']])
  const over = hit(2, 5)
  expect([over.inPlay(1), over.damage(1), over.card('other').damage]).toEqual([['other'], 0, 0])
  const after = over.events.slice(over.events.findIndex(({ event }) => event === 'damage'))
  expect(after.map(({ event }) => event)).toEqual(['damage', 'destroyed', 'scrapped', 'scrapped'])
})

test('AR-OBJATTACK-12 the range to an Autonomous Object is counted to its own hex', () => {
  const t = bench({
    cards: { drone: autonomous() },
    players: [{ at: [4, 0] }, { at: [0, 0], inPlay: [{ card: 'drone', at: [3, 0] }] }],
  })
  expect(rangeTo(t.state, 0, 'drone')).toBe(1)
})
