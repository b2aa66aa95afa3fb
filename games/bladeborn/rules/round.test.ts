import { expect, test } from 'vitest'
import {
  battleOf,
  DUEL,
  deployed,
  LAST_TURN,
  named,
  SEAT_0_LEADS,
  strike,
  studyAt,
  WAIT_IT_OUT,
  waitOut,
} from '../testing/skirmish.ts'

test('BB-ROUND-1 BB-BATTLE-8 Drawn and Quartered plays rounds 1, 2 and 3 and no round 4', () => {
  const t = deployed()
  waitOut(t, ...SEAT_0_LEADS)
  waitOut(t, ...SEAT_0_LEADS)
  expect(t.result).toBeUndefined()
  waitOut(t)
  expect(t.result).toMatchObject({ rounds: 3 })
  expect(
    named(t.events, 'phase')
      .filter(({ phase }) => phase === 'hero')
      .map(({ round }) => round),
  ).toEqual([1, 2, 3])
})

test('BB-ROUND-2 the phases of a round are hero, reserve, combat, end', () => {
  const t = deployed()
  waitOut(t, ...SEAT_0_LEADS)
  waitOut(t, ...SEAT_0_LEADS)
  const phases = named(t.events, 'phase')
  expect(phases.filter(({ round }) => round === 2).map(({ phase }) => phase)).toEqual([
    'hero',
    'reserve',
    'combat',
    'end',
  ])
})

test.each([
  { battle: 'drawn-and-quartered', winners: [1], by: 'points' },
  { battle: 'pick-the-bones', winners: [1], by: 'objectives' },
  { battle: 'the-blood-tithe', winners: [1], by: 'points' },
])('BB-ROUND-3 the victory rule of $battle decides, not who has more survivors', ({ battle, winners, by }) => {
  // Seat 0 has more fighters left; seat 1 has more of what the card counts.
  const t = studyAt({
    ...LAST_TURN,
    battle,
    field: { ...DUEL, grundann: 'a2', shond: 'k2' },
    points: [0, 5],
    control: battle === 'pick-the-bones' ? { f5: 1 } : {},
  })
  t.play(...WAIT_IT_OUT)
  expect(t.result).toMatchObject({ winners, by })
})

test('BB-ROUND-3 where the card counts fighters, survivors decide', () => {
  const t = studyAt({
    ...LAST_TURN,
    battle: 'the-closing-storm',
    round: 4,
    field: { theddra: 'f4', grundann: 'e6', khagra: 'f6' },
    points: [0, 2],
  })
  t.play(...WAIT_IT_OUT)
  expect(t.result).toMatchObject({ winners: [0], by: 'fighters' })
})

test('BB-R-25 taking down every enemy does not end a battle whose card does not say so', () => {
  const t = studyAt({
    round: 2,
    field: { theddra: 'f5', khagra: 'g5' },
    damage: { khagra: 25 },
    battle: 'pick-the-bones',
  })
  strike(t.answer('activate theddra'), 'attack khagra with wand', 6, 6, 6)
  expect(named(t.events, 'down')).toMatchObject([{ fighter: 'khagra' }])
  expect(t.result).toBeUndefined()
  expect(t.question()).toMatchObject({ seat: 0, ask: 'action' })
})

test('BB-R-25 it ends and wins a battle at once whose card says so', () => {
  const t = studyAt({
    round: 2,
    field: { theddra: 'f1', khagra: 'g1' },
    damage: { khagra: 25 },
    battle: 'the-blood-tithe',
  })
  strike(t.answer('activate theddra'), 'attack khagra with wand', 6, 6, 6)
  expect(t.result).toMatchObject({ winners: [0], by: 'elimination', rounds: 2 })
})

test('BB-R-25 nobody is active once a battle has ended in the middle of an activation, and an edit that changes nothing is taken', () => {
  const t = studyAt({
    round: 2,
    field: { theddra: 'f1', khagra: 'g1' },
    damage: { khagra: 25 },
    battle: 'the-blood-tithe',
  })
  strike(t.answer('activate theddra'), 'attack khagra with wand', 6, 6, 6)
  expect(t.state.battle?.active).toBeUndefined()
  t.match.edit([])
  expect(t.result).toMatchObject({ winners: [0], by: 'elimination', rounds: 2 })
})

test('BB-R-25 a fighter in reserve keeps its player in such a battle', () => {
  const t = studyAt({
    round: 2,
    field: { theddra: 'f1', khagra: 'g1' },
    reserve: ['razek'],
    damage: { khagra: 25 },
    battle: 'the-blood-tithe',
  })
  strike(t.answer('activate theddra'), 'attack khagra with wand', 6, 6, 6)
  expect(t.result).toBeUndefined()
})

/** Round 2, seat 0's third turn: the two last fighters bring each other down. */
const lastBlow = (option: boolean) => {
  const t = studyAt({
    config: { options: { fastForwardEmpty: option } },
    twist: 'vengeful-shades',
    turnsLeft: [2, 2],
    field: { theddra: 'f1', khagra: 'g1' },
    damage: { theddra: 17, khagra: 25 },
    control: { c4: 0, h4: 0, c6: 1 },
  })
  return t.answer('activate theddra')
}

test('BB-R-25 BB-R-64 with nobody left the rest is run through without questions or dice, every round scored', () => {
  // Three dice to hit, then three for the shades; no ability dice are set, so none may be rolled.
  const t = strike(lastBlow(true), 'attack khagra with wand', 6, 6, 6, 6, 6, 6)
  expect(t.result).toMatchObject({ winners: [0], by: 'points', points: [4, 2], rounds: 3 })
  expect(named(t.events, 'dice').map(({ set }) => set)).toEqual(['action', 'action'])
  expect(named(t.events, 'deserted')).toMatchObject([{ round: 2 }, { round: 3 }])
  expect(named(t.events, 'points').map(({ seat, points }) => [seat, points])).toEqual([
    [0, 2],
    [1, 1],
    [0, 2],
    [1, 1],
  ])
})

test('BB-R-25 with the option off the turns are passed one by one and the dice are rolled', () => {
  const t = strike(lastBlow(false), 'attack khagra with wand', 6, 6, 6, 6, 6, 6, ...SEAT_0_LEADS)
  expect(named(t.events, 'deserted')).toEqual([])
  expect(t.question()).toMatchObject({ seat: 0, ask: 'first' })
  expect(battleOf(t).round).toBe(3)
  t.answer('seat 0')
  expect(named(t.events, 'pass')).toHaveLength(3 + 8)
  expect(t.result).toMatchObject({ winners: [0], points: [4, 2], rounds: 3 })
})
