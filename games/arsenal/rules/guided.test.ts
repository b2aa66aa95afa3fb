import { expect, test } from 'vitest'
import { bench } from '../testing/bench.ts'
import { attack, instant, lockOn, personal } from '../testing/pack.ts'
import { misses } from '../testing/stock.ts'

const hop = instant({ do: [{ move: { hexes: 1 } }] })

const breaker = instant({ target: { what: 'player' }, do: [{ unlock: { who: 'target' } }] })

const scrapper = instant({ target: { what: 'in-play' }, do: [{ scrap: {} }] })

const dart = attack({ guided: true, accuracy: 1, ranges: ['medium', 'long'] })

const locked = { kind: 'lock', seat: 0, on: 'mech-1' } as const

const guidedAt = (
  steps: number,
  ranges: ('short' | 'medium' | 'long' | 'extended')[],
  to: readonly [number, number],
) => {
  const cards = { dart: attack({ guided: true, accuracy: 1, ranges }), hop }
  const t = bench({
    cards,
    players: [
      { at: [-3, 0], hand: ['dart'] },
      { at: [steps - 3, 0], hand: ['hop'] },
    ],
    lasting: [locked],
  })
  t.answer('play dart at mech-1')
    .answer('play hop')
    .dice(...misses(6))
    .answer(t.hex(...to))
  return t
}

test('AR-DISRUPT-11 AR-GUIDED-6 every Attack is disrupted when its target leaves the playable ranges', () => {
  expect(guidedAt(3, ['medium', 'long'], [1, 0]).kinds('disrupted', 'attack-roll')).toEqual(['disrupted'])
  expect(guidedAt(6, ['long', 'extended'], [4, 0]).kinds('disrupted', 'attack-roll')).toEqual(['disrupted'])
})

test('AR-GUIDED-1 a Guided Attack needs a lock on its target', () => {
  const none = bench({ cards: { dart }, players: [{ at: [0, 0], hand: ['dart'] }, { at: [2, 0] }, { at: [3, 0] }] })
  expect([none.offer('play'), none.whyNot('play dart at mech-1')]).toEqual([[], 'AR-GUIDED-1'])
  const one = bench({
    cards: { dart },
    players: [{ at: [0, 0], hand: ['dart'] }, { at: [2, 0] }, { at: [3, 0] }],
    lasting: [locked],
  })
  expect([one.offer('play'), one.whyNot('play dart at mech-2')]).toEqual([['play dart at mech-1'], 'AR-GUIDED-1'])
})

test('AR-GUIDED-2 a lock on a Mech is none on its Objects, nor the other way round', () => {
  const players = [
    { at: [0, 0] as const, hand: ['dart'] },
    { at: [2, 0] as const, inPlay: ['guard'] },
  ]
  expect(bench({ cards: { dart, guard: personal() }, players, lasting: [locked] }).offer('play')).toEqual([
    'play dart at mech-1',
  ])
  expect(
    bench({ cards: { dart, guard: personal() }, players, lasting: [{ ...locked, on: 'guard' }] }).offer('play'),
  ).toEqual(['play dart at guard'])
})

test('AR-GUIDED-3 AR-GUIDED-4 a Guided Attack follows its target, with the range bonus of the new range', () => {
  const rolled = (steps: number, to: readonly [number, number]) =>
    guidedAt(steps, ['medium', 'long', 'extended'], to).told('evasion-roll')[0]?.dice
  expect(rolled(3, [-1, 0])).toBe(2)
  expect(rolled(3, [1, 0])).toBe(5)
  expect(rolled(4, [2, 0])).toBe(5)
})

test('AR-GUIDED-5 a Guided Attack is disrupted when its target comes too close', () => {
  expect(guidedAt(2, ['medium', 'long', 'extended'], [-2, 0]).kinds('disrupted', 'attack-roll')).toEqual(['disrupted'])
})

test('AR-GUIDED-7 AR-R-22 a Guided Attack is disrupted when the lock is lost', () => {
  const t = bench({
    cards: { dart, breaker: breaker, radar: lockOn() },
    players: [
      { at: [0, 0], hand: ['dart'] },
      { at: [2, 0], hand: ['breaker'] },
    ],
    lasting: [locked],
  })
  t.answer('play dart at mech-1').answer('play breaker at player-0')
  expect([t.kinds('disrupted', 'attack-roll', 'miss'), t.scrapheap(0)]).toEqual([['disrupted'], ['dart']])
})

test('AR-GUIDED-8 losing the Lock-On card does not disrupt a Guided Attack while the lock lasts', () => {
  const t = bench({
    cards: { dart, bolt: scrapper, radar: lockOn() },
    players: [
      { at: [0, 0], hand: ['dart'], inPlay: ['radar'] },
      { at: [2, 0], hand: ['bolt'] },
    ],
  })
  t.does('use radar at mech-1')
    .answer('play dart at mech-1')
    .dice(...misses(3))
    .answer('play bolt at radar')
  expect([t.inPlay(0), t.kinds('disrupted', 'attack-roll')]).toEqual([[], ['attack-roll']])
})
