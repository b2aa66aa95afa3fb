import { expect, test } from 'vitest'
import { bench } from '../testing/bench.ts'
import { BLANK, instant, lockOn, personal, protocol } from '../testing/pack.ts'
import { full } from '../testing/stock.ts'

test('AR-RECHARGE-1 AR-RECHARGE-3 the recharge phase comes first, the active player first and clockwise', () => {
  const t = bench({ players: [{ hand: full }, { hand: full }, { hand: full }], phase: 'recharge', turn: 1 })
  expect(t.events[0]).toMatchObject({ event: 'phase', phase: 'recharge', seat: 1 })
  expect(t.events[1]).toMatchObject({ event: 'unmark', seat: 1 })
  expect(t.told('unmark').map(({ seat }) => seat)).toEqual([1, 2, 0])
})

test('AR-RECHARGE-2 everybody recharges on every turn', () => {
  const t = bench({
    players: Array.from({ length: 3 }, () => ({
      energy: [2, 3, 3] as const,
      pools: { attack: 0 },
      mech: { atk: 4 },
      hand: [],
    })),
    phase: 'recharge',
  })
  for (const seat of [0, 1, 2])
    expect([t.energy(seat), t.pools(seat), t.hand(seat).length]).toEqual(['6/0/2', '4/0/0', 8])
})

test('AR-RECHARGE-4 each player unmarks, refreshes, restores, then draws', () => {
  const t = bench({ players: [{ energy: [2, 3, 3], hand: full.slice(2) }, { hand: full }], phase: 'recharge' })
  expect(
    t
      .told('unmark', 'refresh', 'restore', 'drew')
      .filter(({ seat }) => seat === 0)
      .map(({ event }) => event),
  ).toEqual(['unmark', 'refresh', 'restore', 'drew', 'drew'])
})

test('AR-RECHARGE-5 all marked cards are unmarked, without being asked', () => {
  const cards = { guard: personal(), radar: lockOn(), plan: protocol() }
  const inPlay = ['guard', 'radar', 'plan'].map((card) => ({ card, marked: true }))
  const t = bench({
    cards,
    players: [{ energy: [3, 5, 0], marked: true, inPlay, hand: full }, { hand: full }],
    phase: 'recharge',
  })
  expect(t.state.inPlay.map(({ marked }) => marked)).toEqual([false, false, false])
  expect([t.player(0).marked, t.energy(0), t.asked]).toEqual([false, '8/0/0', '0 act'])
})

test('AR-RECHARGE-6 exactly one burned Energy is refreshed', () => {
  const after = (energy: readonly [number, number, number]) =>
    bench({ players: [{ energy, hand: full }, { hand: full }], phase: 'recharge' })
  expect(after([8, 0, 0]).energy(0)).toBe('8/0/0')
  expect(after([7, 0, 1]).energy(0)).toBe('8/0/0')
  const t = after([0, 0, 8])
  expect([t.energy(0), t.asked]).toEqual(['1/0/7', '0 act'])
  expect(t.endTurn().energy(0)).toBe('2/0/6')
})

test('AR-RECHARGE-7 each pool is set to exactly what the Mech says', () => {
  const t = bench({
    players: [
      { mech: { atk: 6, eva: 4, arm: 2 }, pools: { attack: 0, evasion: 5, armor: 9 }, hand: full },
      { hand: full },
    ],
    phase: 'recharge',
  })
  expect(t.pools(0)).toBe('6/4/2')
  expect(t.endTurn().endTurn().endTurn().pools(0)).toBe('6/4/2')
})

test('AR-RECHARGE-8 AR-RECHARGE-9 each player draws up to the maximum, without a choice', () => {
  const t = bench({
    players: [{ hand: full.slice(3) }, { hand: full.slice(3), only: [BLANK, BLANK, BLANK] }],
    phase: 'recharge',
  })
  expect([t.hand(0).length, t.hand(1).length, t.asked]).toEqual([8, 8, '0 act'])
  expect(t.told('drew').map(({ seat }) => seat)).toEqual([0, 0, 0, 1, 1, 1])
})

test('AR-RECHARGE-10 cards are drawn one at a time', () => {
  const t = bench({
    players: [{ hand: full.slice(2), only: ['heavy-beam'] }, { hand: full }, { hand: full }],
    phase: 'recharge',
  })
  expect(t.told('drew', 'lost').map(({ event, card }) => [event, card])).toEqual([
    ['drew', 'heavy-beam'],
    ['lost', undefined],
  ])
  expect(t.player(0).out).toBe(true)
})

test('AR-RECHARGE-11 AR-LOSE-7 a full hand draws nothing, also with an empty Reserve', () => {
  const t = bench({ players: [{ hand: full, only: [] }, { hand: [BLANK, ...full] }], phase: 'recharge' })
  expect([t.player(0).out, t.told('drew')]).toEqual([false, []])
})

test('AR-RECHARGE-12 nothing can be played in the recharge phase', () => {
  const t = bench({
    cards: { nop: instant() },
    players: [{ hand: full.slice(1) }, { hand: ['nop', ...full.slice(1)] }],
    phase: 'recharge',
  })
  expect(t.told('offer')).toEqual([])
  expect(t.asked).toBe('0 act')
})
