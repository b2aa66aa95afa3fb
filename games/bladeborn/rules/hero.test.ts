import { Match, seededRandom } from '@muster/table'
import { playRandomly } from '@muster/table/testing'
import { expect, test } from 'vitest'
import {
  battleOf,
  deployed,
  faultOf,
  HUNT,
  named,
  PLACEMENTS,
  placing,
  RAVAGERS,
  SEAT_0_LEADS,
  studyAt,
  TIED,
  waitOut,
} from '../testing/skirmish.ts'
import { bladeborn } from './game.ts'
import { groupsOf, singlesOf } from './hero.ts'

const NO_PAIRS = [1, 2, 3, 4, 5, 6]

/** Round 1 after both rolled; what the first seat made of its dice. */
const rolledBy0 = (...dice: number[]) => deployed({}, [...dice, 1, 1, 2, 2, 3, 3])
const groups = (t: ReturnType<typeof deployed>, seat: 0 | 1 = 0) => battleOf(t).sides[seat].groups

test('BB-HERO-1 every hero phase rolls six ability dice for each player', () => {
  const t = deployed()
  waitOut(t, ...TIED)
  waitOut(t, ...SEAT_0_LEADS)
  const rolls = named(t.events, 'dice').filter(({ set }) => set === 'ability')
  expect(rolls.map(({ seat, faces }) => [seat, faces])).toEqual([
    [0, SEAT_0_LEADS.slice(0, 6)],
    [1, SEAT_0_LEADS.slice(6)],
    [0, TIED.slice(0, 6)],
    [1, TIED.slice(6)],
    [0, SEAT_0_LEADS.slice(0, 6)],
    [1, SEAT_0_LEADS.slice(6)],
  ])
  expect(battleOf(t).round).toBe(3)
})

test("BB-HERO-2 a die that matches no other of its player's own roll is a single", () => {
  expect(singlesOf([1, 2, 2, 3, 5, 6])).toEqual([1, 3, 5, 6])
  const t = deployed({}, [...NO_PAIRS, ...NO_PAIRS, 5, 2])
  expect(named(t.events, 'divided')).toMatchObject([
    { seat: 0, singles: NO_PAIRS, groups: [] },
    { seat: 1, singles: NO_PAIRS, groups: [] },
  ])
})

test('BB-HERO-3 two dice of one score are a double', () => {
  expect(groups(rolledBy0(1, 2, 2, 3, 5, 6))).toEqual([{ dice: 2, value: 2 }])
})

test('BB-HERO-4 BB-R-13 three dice of one score are a triple, not a double and a single', () => {
  const t = rolledBy0(4, 4, 4, 1, 2, 3)
  expect(groups(t)).toEqual([{ dice: 3, value: 4 }])
  expect(named(t.events, 'divided')[0]).toMatchObject({ singles: [1, 2, 3] })
  expect(t.question().ask).toBe('first')
})

test('BB-R-13 three equal dice do not count as a single for the initiative', () => {
  // Three singles against three: equal, so a roll-off decides; a fourth single would have decided it.
  const t = deployed({}, [4, 4, 4, 1, 2, 3, 5, 5, 5, 1, 2, 3, 1, 6])
  expect(named(t.events, 'initiative')).toMatchObject([{ seat: 1, rule: 'BB-INITIATIVE-2' }])
})

test('BB-HERO-5 doubles and triples are spent in the combat phase only', () => {
  let abilities = 0
  for (const seed of ['1', '2', '3', '4']) {
    const match = Match.open(bladeborn, { seats: 2, config: { warbands: [HUNT, RAVAGERS], battle: 'random' }, seed })
    playRandomly(match, seededRandom(seed), (at) => {
      for (const { ask, options } of at.questions) {
        const spends = options.some(({ key }) => key.startsWith('ability '))
        if (spends) abilities++
        if (spends && (ask !== 'action' || at.state.battle?.phase !== 'turn')) throw new Error(`an ability at "${ask}"`)
      }
      return undefined
    })
  }
  expect(abilities).toBeGreaterThan(0)
})

test('BB-HERO-6 BB-HERO-7 four of a kind are two doubles, with no choice and no single left over', () => {
  const t = rolledBy0(3, 3, 3, 3, 1, 2)
  expect(groups(t)).toEqual([
    { dice: 2, value: 3 },
    { dice: 2, value: 3 },
  ])
  expect(named(t.events, 'divided')[0]).toMatchObject({ singles: [1, 2] })
  expect(t.question().ask).toBe('first')
})

test('BB-HERO-6 four or more of a kind are divided completely', () => {
  for (const count of [4, 5, 6])
    for (const triples of [true, false])
      expect(groupsOf(count, 3, triples).reduce((sum, { dice }) => sum + dice, 0)).toBe(count)
})

test('BB-HERO-8 five of a kind are a double and a triple, with no choice', () => {
  const t = rolledBy0(5, 5, 5, 5, 5, 2)
  expect(groups(t)).toEqual([
    { dice: 2, value: 5 },
    { dice: 3, value: 5 },
  ])
  expect(named(t.events, 'divided')[0]).toMatchObject({ singles: [2] })
  expect(named(t.events, 'divided')).toHaveLength(2)
})

test('BB-HERO-9 BB-R-12 six of a kind are three doubles or two triples, as their player says, before the initiative', () => {
  const asked = () => rolledBy0(6, 6, 6, 6, 6, 6)
  expect(asked().question()).toMatchObject({ seat: 0, ask: 'divide', rule: 'BB-HERO-9' })
  expect(asked().offer()).toEqual(['three doubles', 'two triples'])
  expect(named(asked().events, 'initiative')).toEqual([])
  expect(faultOf(() => asked().answer('a double and a triple')).code).toBe('bad-choice')
  const doubles = asked().dice(5, 2).answer('three doubles')
  expect(groups(doubles)).toEqual(Array(3).fill({ dice: 2, value: 6 }))
  const triples = asked().dice(5, 2).answer('two triples')
  expect(groups(triples)).toEqual(Array(2).fill({ dice: 3, value: 6 }))
})

test('BB-R-12 the division never changes the number of singles', () => {
  for (const division of ['three doubles', 'two triples']) {
    const t = rolledBy0(6, 6, 6, 6, 6, 6).dice(1, 2).answer(division)
    expect(named(t.events, 'divided').map(({ singles }) => singles)).toEqual([[], []])
    expect(named(t.events, 'initiative')).toMatchObject([{ seat: 1, rule: 'BB-INITIATIVE-2' }])
  }
})

test.each([
  { at: 'd1', first: 0 },
  { at: 'd9', first: 1 },
])('BB-R-12 where both must divide, player A does so first: seat 0 starts at $at', ({ at, first }) => {
  const t = placing()
  const placements = PLACEMENTS.map((key) =>
    at === 'd1' ? key : key.replace(/1$/, 'x').replace(/9$/, '1').replace('x', '9'),
  )
  t.play(...placements.slice(0, -1))
  t.dice(6, 6, 6, 6, 6, 6, 4, 4, 4, 4, 4, 4).answer(placements.at(-1))
  expect(t.question()).toMatchObject({ seat: first, ask: 'divide' })
  t.answer('three doubles')
  expect(t.question()).toMatchObject({ seat: 1 - first, ask: 'divide' })
})

test('BB-R-14 a player without fighters on the battlefield still rolls six dice', () => {
  const t = studyAt({ round: 1, turnsLeft: [1, 0], field: { theddra: 'f1' }, reserve: ['razek'] })
  t.dice(...SEAT_0_LEADS).play('activate theddra', 'wait')
  expect(battleOf(t).round).toBe(2)
  expect(battleOf(t).sides.map(({ rolled }) => rolled)).toEqual([SEAT_0_LEADS.slice(0, 6), SEAT_0_LEADS.slice(6)])
})

test('BB-R-15 what was not spent is gone with the next hero phase', () => {
  const t = studyAt({
    round: 1,
    turnsLeft: [1, 0],
    field: { theddra: 'f1', khagra: 'f9' },
    groups: [[{ dice: 3, value: 6 }], [{ dice: 2, value: 5 }]],
  })
  t.dice(...SEAT_0_LEADS).play('activate theddra', 'wait')
  expect(groups(t, 0)).toEqual([])
  expect(groups(t, 1)).toEqual([
    { dice: 2, value: 1 },
    { dice: 2, value: 2 },
    { dice: 2, value: 3 },
  ])
})

test('BB-R-16 an ability is paid with ability dice; no action die is spent or rolled for it', () => {
  const t = studyAt({
    field: { theddra: 'f1', khagra: 'f9' },
    turn: 1,
    damage: { khagra: 6 },
    groups: [
      [{ dice: 2, value: 4 }],
      [
        { dice: 2, value: 4 },
        { dice: 3, value: 2 },
      ],
    ],
  })
  t.play('activate khagra', 'ability imbued-with-dark-power with double 4')
  expect(groups(t, 1)).toEqual([{ dice: 3, value: 2 }])
  expect(groups(t, 0)).toEqual([{ dice: 2, value: 4 }])
  expect(named(t.events, 'dice')).toEqual([])
})
