import type { Study } from '@muster/table/testing'
import { expect, test } from 'vitest'
import {
  battleOf,
  DUEL,
  deployed,
  faultOf,
  LAST_TURN,
  named,
  placing,
  SEAT_0_LEADS,
  studyAt,
  WAIT_IT_OUT,
  waitOut,
} from '../testing/skirmish.ts'
import type { State } from './state.ts'

const A_RESERVE = ['a1', 'a2', 'b1', 'j1', 'j2', 'k1']
const B_RESERVE = ['a8', 'a9', 'b9', 'j8', 'j9', 'k9']

const hexesFor = (t: Study<State>, fighter: string) => t.offer(`place ${fighter}`).map((key) => key.split(' ')[2])

test.each([
  { start: 'd1', own: A_RESERVE, other: 'a9' },
  { start: 'd9', own: B_RESERVE, other: 'a1' },
])('BB-BATTLE-3 BB-R-7 who started on $start uses the reserve hexes of that symbol only', ({ start, own, other }) => {
  const t = placing().answer(`place theddra ${start}`)
  t.dice(...SEAT_0_LEADS)
  while (t.question().ask === 'place') t.answer(t.offer()[0])
  waitOut(t, ...SEAT_0_LEADS)
  t.answer('seat 0')
  expect(t.question()).toMatchObject({ seat: 0, ask: 'arrive' })
  expect(hexesFor(t, 'ollo').sort()).toEqual(own)
  expect(faultOf(() => t.answer(`place ollo ${other}`))).toMatchObject({ code: 'bad-choice', rule: 'BB-BATTLE-7' })
})

test("BB-BATTLE-4 a round's end brings each player one victory point for every objective they control", () => {
  const t = studyAt({ round: 1, turnsLeft: [1, 0], field: DUEL, control: { c4: 0, h4: 0, c6: 1 } })
  t.dice(...SEAT_0_LEADS).play(...WAIT_IT_OUT)
  expect(battleOf(t).sides.map(({ points }) => points)).toEqual([2, 1])
  expect(named(t.events, 'points')).toMatchObject([
    { seat: 0, points: 2, total: 2, rule: 'BB-BATTLE-4' },
    { seat: 1, points: 1, total: 1, rule: 'BB-BATTLE-4' },
  ])
})

test('BB-BATTLE-4 an objective held in mid-round scores for whoever holds it at the end, and for nobody else', () => {
  const t = studyAt({
    round: 1,
    turnsLeft: [1, 1],
    field: { theddra: 'c3', khagra: 'b5', cragan: 'd4' },
    control: { c4: 0 },
  })
  t.play('activate theddra', 'move d1', 'wait')
  expect(battleOf(t).control).toEqual([-1, -1, 1, -1])
  t.dice(...SEAT_0_LEADS).play('activate khagra', 'wait')
  expect(battleOf(t).sides.map(({ points }) => points)).toEqual([0, 1])
})

test('BB-BATTLE-4 no other moment scores', () => {
  const t = studyAt({ round: 2, field: DUEL, control: { c4: 0, h4: 0, c6: 1 } })
  t.play(...WAIT_IT_OUT, 'activate khagra', 'wait', ...WAIT_IT_OUT)
  expect(named(t.events, 'points')).toEqual([])
  expect(battleOf(t).sides.map(({ points }) => points)).toEqual([0, 0])
})

test('BB-BATTLE-5 no reserve arrives in round 1', () => {
  const t = deployed()
  t.dice(...SEAT_0_LEADS)
  while (battleOf(t).round === 1) {
    expect(t.question().ask).not.toBe('arrive')
    t.answer(t.offer().includes('wait') ? 'wait' : t.offer()[0])
  }
})

test('BB-BATTLE-5 from round 2 each player places as they begin their first turn, the second after the first activation', () => {
  const t = waitOut(deployed(), ...SEAT_0_LEADS)
  t.answer('seat 0')
  expect(t.question()).toMatchObject({ seat: 0, ask: 'arrive' })
  t.answer('place ollo a1')
  expect(t.question()).toMatchObject({ seat: 0, ask: 'activate' })
  t.play('activate theddra', 'wait')
  expect(t.question()).toMatchObject({ seat: 1, ask: 'arrive' })
  t.play('place razek a9', 'activate khagra', 'wait', 'activate grundann', 'wait')
  // Neither player places before a later turn of the round.
  expect(t.question()).toMatchObject({ seat: 1, ask: 'activate' })
})

test('BB-BATTLE-6 exactly one reserve a round, chosen by its player, for as long as any are left', () => {
  const t = waitOut(deployed(), ...SEAT_0_LEADS).answer('seat 0')
  expect(new Set(t.offer().map((key) => key.split(' ')[1]))).toEqual(new Set(['jagathra', 'ollo']))
  t.answer('place ollo a1')
  expect(faultOf(() => t.answer('place jagathra a2')).code).toBe('bad-choice')
  waitOut(t, ...SEAT_0_LEADS).answer('seat 0')
  expect(new Set(t.offer().map((key) => key.split(' ')[1]))).toEqual(new Set(['jagathra']))
  t.answer('place jagathra k1')
  t.play('activate theddra', 'wait')
  // Seat 1 had a single reserve, which came in round 2.
  expect(t.question()).toMatchObject({ seat: 1, ask: 'activate' })
})

test("BB-BATTLE-7 the hexes offered are the player's reserve hexes and their neighbours, none of them taken", () => {
  const t = studyAt({ field: { ...DUEL, theddra: 'a2', khagra: 'j1' }, reserve: ['ollo', 'razek'] })
  expect(hexesFor(t, 'ollo').sort()).toEqual(['a1', 'b1', 'j2', 'k1'])
  expect(t.whyNot('place ollo a2')).toBe('BB-SETUP-15')
  expect(t.whyNot('place ollo j1')).toBe('BB-SETUP-15')
  expect(t.whyNot('place ollo a9')).toBe('BB-BATTLE-7')
  expect(t.whyNot('place ollo c1')).toBe('BB-BATTLE-7')
})

test('BB-BATTLE-7 a blocked hex next to a reserve hex is not offered', () => {
  // The reserve hex j4 of Trample the Ground lies next to the blocked hex i5 of its side.
  const t = studyAt({ battle: 'trample-the-ground', field: { theddra: 'f1', khagra: 'f9' }, reserve: ['ollo'] })
  expect(hexesFor(t, 'ollo')).toContain('j4')
  expect(hexesFor(t, 'ollo')).not.toContain('i5')
})

test('BB-BATTLE-8 nothing ends the battle before three rounds are over, not even a lead nobody can catch up', () => {
  const t = studyAt({ round: 2, turnsLeft: [1, 0], field: DUEL, points: [40, 0] })
  t.dice(...SEAT_0_LEADS).play(...WAIT_IT_OUT)
  expect(t.result).toBeUndefined()
  expect(battleOf(t).round).toBe(3)
  const last = studyAt({ ...LAST_TURN, points: [40, 0] }).play(...WAIT_IT_OUT)
  expect(last.result).toMatchObject({ winners: [0], rounds: 3 })
})

test.each([
  { points: [5, 4] as const, winners: [0] },
  { points: [4, 5] as const, winners: [1] },
])('BB-BATTLE-9 more victory points win: $points', ({ points, winners }) => {
  const t = studyAt({ ...LAST_TURN, points }).play(...WAIT_IT_OUT)
  expect(t.result).toEqual({ winners, by: 'points', points: [...points], rounds: 3 })
})

test('BB-BATTLE-10 equal victory points are a draw', () => {
  const t = studyAt({ ...LAST_TURN, points: [4, 4], control: { c4: 0, h4: 1, c6: 0, h6: 1 } }).play(...WAIT_IT_OUT)
  expect(t.result).toEqual({ winners: [], by: 'draw', points: [6, 6], rounds: 3 })
})

test.each([
  { option: false, winners: [], by: 'draw' },
  { option: true, winners: [0], by: 'higher proportion of fighters' },
])('BB-R-50 with skirmishTiebreakers $option an even skirmish ends so: $by', ({ option, winners, by }) => {
  const t = studyAt({
    ...LAST_TURN,
    field: { ...DUEL, grundann: 'd1' },
    points: [4, 4],
    config: { options: { skirmishTiebreakers: option } },
  })
  t.play(...WAIT_IT_OUT)
  expect(t.result).toMatchObject({ winners, by })
  expect(named(t.events, 'tiebreak')).toHaveLength(option ? 1 : 0)
})

test.each([
  { initiative: 0 as const, order: [0, 1] },
  { initiative: 1 as const, order: [1, 0] },
])("BB-R-64 both players' scores fall on the same moment: the initiative, seat $initiative, goes first", (given) => {
  const t = studyAt({
    round: 1,
    initiative: given.initiative,
    turnsLeft: [1, 0],
    field: DUEL,
    control: { c4: 0, c6: 1 },
  })
  t.dice(...SEAT_0_LEADS).play(...WAIT_IT_OUT)
  expect(named(t.events, 'points').map(({ seat }) => seat)).toEqual(given.order)
})
