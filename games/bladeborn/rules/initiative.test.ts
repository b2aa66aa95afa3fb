import { expect, test } from 'vitest'
import { battleOf, deployed, named, SEAT_0_LEADS, studyAt, TIED } from '../testing/skirmish.ts'

const FOUR_SINGLES = [1, 2, 3, 4, 5, 5]
const THREE_SINGLES = [6, 6, 6, 1, 2, 3]

/** The last turn of round 1, in which a seat had the initiative. */
const afterRound1 = (initiative: 0 | 1) =>
  studyAt({ round: 1, initiative, turnsLeft: [1, 0], field: { theddra: 'f1', khagra: 'f9' } })

const intoRound2 = (initiative: 0 | 1, dice: readonly number[]) =>
  afterRound1(initiative)
    .dice(...dice)
    .play('activate theddra', 'wait')

test.each([0, 1] as const)(
  'BB-INITIATIVE-1 more singles win the initiative, though seat %i had it before',
  (before) => {
    const zero = intoRound2(before, [...FOUR_SINGLES, ...THREE_SINGLES])
    expect(named(zero.events, 'initiative')).toMatchObject([{ seat: 0, rule: 'BB-INITIATIVE-1' }])
    const one = intoRound2(before, [...THREE_SINGLES, ...FOUR_SINGLES])
    expect(named(one.events, 'initiative')).toMatchObject([{ seat: 1, rule: 'BB-INITIATIVE-1' }])
  },
)

test('BB-INITIATIVE-1 more singles win the initiative in the first round too', () => {
  const t = deployed({}, [...THREE_SINGLES, ...FOUR_SINGLES])
  expect(battleOf(t).initiative).toBe(1)
  expect(t.question()).toMatchObject({ seat: 1, ask: 'first' })
})

test('BB-INITIATIVE-2 a tie in the first round is rolled off with action dice', () => {
  const t = deployed({}, [...TIED, 3, 3, 1, 6])
  expect(named(t.events, 'initiative')).toMatchObject([{ seat: 1, rule: 'BB-INITIATIVE-2' }])
  const rolls = named(t.events, 'dice').slice(-4)
  expect(rolls.map(({ set, seat, faces }) => [set, seat, faces])).toEqual([
    ['action', 0, [3]],
    ['action', 1, [3]],
    ['action', 0, [1]],
    ['action', 1, [6]],
  ])
  expect(battleOf(t).sides.map(({ rolled }) => rolled)).toEqual([TIED.slice(0, 6), TIED.slice(6)])
})

test.each([0, 1] as const)(
  'BB-INITIATIVE-3 a tie in a later round gives it to whoever lacked it: seat %i had it',
  (before) => {
    const t = intoRound2(before, TIED)
    expect(named(t.events, 'initiative')).toMatchObject([{ seat: 1 - before, rule: 'BB-INITIATIVE-3' }])
    expect(named(t.events, 'dice').map(({ set }) => set)).toEqual(['ability', 'ability'])
  },
)

test('BB-INITIATIVE-4 what alternates is who had the initiative, not who took the first turn', () => {
  const t = deployed({}, SEAT_0_LEADS)
  t.answer('seat 1')
  expect(named(t.events, 'first')).toMatchObject([{ seat: 1, by: 0 }])
  t.dice(...TIED)
  while (battleOf(t).round === 1) t.answer(t.offer().includes('wait') ? 'wait' : t.offer()[0])
  expect(battleOf(t)).toMatchObject({ round: 2, initiative: 1 })
})

test('BB-R-17 whoever has the initiative names a player at the start of every combat phase, after the reserve phase', () => {
  const t = deployed({}, SEAT_0_LEADS)
  expect(t.question()).toMatchObject({ seat: 0, ask: 'first' })
  expect(t.offer()).toEqual(['seat 0', 'seat 1'])
  expect(t.question().pass).toBeUndefined()
  t.answer('seat 1').dice(...SEAT_0_LEADS)
  while (battleOf(t).round === 1) t.answer(t.offer().includes('wait') ? 'wait' : t.offer()[0])
  expect(t.question()).toMatchObject({ seat: 0, ask: 'first' })
  const phases = named(t.events, 'phase').map(({ phase, round }) => `${round} ${phase}`)
  expect(phases).toEqual(['1 hero', '1 combat', '1 end', '2 hero', '2 reserve', '2 combat'])
})
