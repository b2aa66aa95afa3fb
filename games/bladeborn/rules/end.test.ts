import { expect, test } from 'vitest'
import { battleOf, DUEL, named, SEAT_0_LEADS, stateAt, steps, studyAt, whereIs } from '../testing/skirmish.ts'

/** The eighth turn of round 1 has been taken; everybody is activated. */
const beforeEnd = () =>
  stateAt({
    round: 1,
    phase: 'end',
    turnsLeft: [0, 0],
    field: DUEL,
    activated: ['theddra', 'khagra'],
    damage: { theddra: 5 },
    control: { c4: 1 },
  })

test('BB-END-1 the end phase takes every activation token off', () => {
  const state = beforeEnd()
  expect(state.battle?.fighters.filter(({ activated }) => activated)).toHaveLength(2)
  steps(state, 1)
  expect(state.battle?.fighters.filter(({ activated }) => activated)).toEqual([])
})

test('BB-END-2 the end phase turns both players back to four turns', () => {
  const state = beforeEnd()
  expect(state.battle?.sides.map(({ turnsLeft }) => turnsLeft)).toEqual([0, 0])
  steps(state, 1)
  expect(state.battle?.sides.map(({ turnsLeft }) => turnsLeft)).toEqual([4, 4])
})

const roundsEnd = { round: 1, turnsLeft: [1, 0], field: DUEL, damage: { theddra: 5 }, control: { c4: 1 } } as const

test("BB-END-3 after the end phase comes the next round's hero phase", () => {
  const t = studyAt({ ...roundsEnd, control: {} })
  t.dice(...SEAT_0_LEADS).play('activate theddra', 'wait')
  const phases = named(t.events, 'phase').map(({ phase, round }) => `${round} ${phase}`)
  expect(phases.slice(0, 2)).toEqual(['1 end', '2 hero'])
})

test('BB-END-3 BB-R-49 unless the battle ends: the last round is scored and there is no further hero phase', () => {
  const t = studyAt({ ...roundsEnd, round: 3 })
  t.play('activate theddra', 'wait')
  const order = named(t.events, 'phase', 'points', 'battle-over').map(({ event, phase }) => phase ?? event)
  expect(order).toEqual(['end', 'points', 'battle-over'])
  expect(t.result).toMatchObject({ winners: [1], points: [0, 1] })
})

test('BB-R-49 the round is scored after the end phase and before the next hero phase', () => {
  const t = studyAt(roundsEnd)
  t.dice(...SEAT_0_LEADS).play('activate theddra', 'wait')
  const order = named(t.events, 'phase', 'points').map(({ event, phase }) => phase ?? event)
  expect(order).toEqual(['end', 'points', 'hero', 'reserve', 'combat'])
})

test('BB-END-4 damage, control and positions stay as they are', () => {
  const t = studyAt(roundsEnd)
  t.dice(...SEAT_0_LEADS).play('activate theddra', 'wait')
  const battle = battleOf(t)
  expect(battle.round).toBe(2)
  expect(battle.fighters.find(({ id }) => id === 'theddra')?.damage).toBe(5)
  expect([whereIs(t, 'theddra'), whereIs(t, 'khagra')]).toEqual(['f1', 'f9'])
  expect(battle.control).toEqual([-1, -1, 1, -1])
})
