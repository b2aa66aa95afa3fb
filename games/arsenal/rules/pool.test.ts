import { expect, test } from 'vitest'
import { bench } from '../testing/bench.ts'
import { attack, instant } from '../testing/pack.ts'
import { full } from '../testing/stock.ts'

const miss = (count: number) => Array<number>(count).fill(3)

test('AR-POOL-1 the pools hold ATK, EVA and ARM dice after every recharge phase', () => {
  const t = bench({
    players: [
      { mech: { atk: 6, eva: 4, arm: 2 }, pools: { attack: 0, evasion: 0, armor: 0 }, hand: full },
      { hand: full },
    ],
    phase: 'recharge',
  })
  expect(t.pools(0)).toBe('6/4/2')
  expect(t.endTurn().pools(0)).toBe('6/4/2')
})

test('AR-POOL-2 each pool serves its own rolls and its owner only', () => {
  const t = bench({
    cards: { zap: attack({ accuracy: 1, damage: 3 }) },
    players: [
      { at: [0, 0], hand: ['zap'], mech: { atk: 3, eva: 9, arm: 9 } },
      { at: [0, 0], mech: { atk: 9, eva: 2, arm: 4 } },
      { at: [0, 0], mech: { atk: 5, eva: 5, arm: 5 } },
    ],
  })
  const asked: unknown[] = []
  t.answer('play zap at mech-1')
  for (const dice of [[6, 6, 6, 6], [3, 3], [3]]) {
    const { seat, min, max } = t.question()
    asked.push([seat, min, max])
    t.dice(...dice).answer(dice.length === 4 ? 3 : dice.length)
  }
  expect(asked).toEqual([
    [0, 0, 3],
    [1, 0, 2],
    [1, 0, 4],
  ])
  expect(t.asked).toBe('0 act')
})

test('AR-POOL-3 any number of dice from none to all may be pulled', () => {
  const t = bench({ cards: { zap: attack() }, players: [{ hand: ['zap'], mech: { atk: 4 } }, {}] })
  t.answer('play zap at mech-1')
  expect([t.question().min, t.question().max]).toEqual([0, 4])
  expect(() => t.answer(5)).toThrow('from 0 to 4')
  expect(() => t.answer(-1)).toThrow('from 0 to 4')
})

test('AR-POOL-4 pulled dice are gone for the turn', () => {
  const t = bench({
    cards: { zap: attack({ accuracy: 0 }) },
    players: [{ at: [0, 0], hand: ['zap', 'zap'], mech: { atk: 6 } }, { at: [0, 0] }],
  })
  t.answer('play zap at mech-1')
    .dice(...miss(3))
    .answer(3)
    .answer('play zap at mech-1')
  expect(t.question().max).toBe(3)
})

test('AR-POOL-5 added dice vanish at the next reset', () => {
  const cards = { pump: instant({ do: [{ pool: { of: 'attack', add: 2 } }] }), zap: attack({ accuracy: 0 }) }
  const t = bench({
    cards,
    players: [
      { at: [0, 0], hand: ['pump', 'zap', ...full], mech: { atk: 6 } },
      { at: [0, 0], hand: full },
    ],
  })
  t.does('play pump')
  expect(t.pools(0)).toBe('8/0/0')
  t.does('play zap at mech-1').dice(2).answer(1)
  expect(t.pools(0)).toBe('7/0/0')
  expect(t.endTurn().pools(0)).toBe('6/0/0')
})

test('AR-POOL-6 dice added to a pool may be divided over several rolls', () => {
  const cards = { pump: instant({ do: [{ pool: { of: 'attack', add: 2 } }] }), zap: attack({ accuracy: 0 }) }
  const t = bench({ cards, players: [{ at: [0, 0], hand: ['pump', 'zap', 'zap'], mech: { atk: 4 } }, { at: [0, 0] }] })
  t.does('play pump')
    .answer('play zap at mech-1')
    .dice(...miss(3))
    .answer(3)
    .answer('play zap at mech-1')
  expect(t.question().max).toBe(3)
})
