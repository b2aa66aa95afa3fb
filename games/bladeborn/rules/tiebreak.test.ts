import { expect, test } from 'vitest'
import {
  EYES,
  isSettled,
  LAST_TURN,
  named,
  RAVAGERS,
  type Scene,
  stateAt,
  stepsUntil,
  studyAt,
  unshuffled,
  WAIT_IT_OUT,
} from '../testing/skirmish.ts'

/** A campaign battle that ends even on points, played to the next battle's set-up; extra dice for a tie's roll-off. */
const evenBattle = (scene: Scene, ...rollOff: number[]) =>
  studyAt({ ...LAST_TURN, points: [3, 3], campaign: {}, ...scene })
    .dice(...rollOff, 5, 2)
    .play(...WAIT_IT_OUT)

const outcome = (t: ReturnType<typeof evenBattle>) => {
  const [one] = t.state.campaign?.fought ?? []
  return [one?.winner, one?.by]
}

test('BB-TIEBREAK-1 a battle with a winner looks at no tiebreaker, whatever they would say', () => {
  const t = evenBattle({ points: [4, 3], field: { theddra: 'f1', khagra: 'f9', zarshia: 'd9' }, control: {} })
  expect(outcome(t)).toEqual([0, 'points'])
  expect(named(t.events, 'tiebreak')).toEqual([])
})

test('BB-TIEBREAK-1 a drawn skirmish looks at none either', () => {
  const t = studyAt({ ...LAST_TURN, points: [3, 3] }).play(...WAIT_IT_OUT)
  expect(t.result).toMatchObject({ winners: [], by: 'draw' })
  expect(named(t.events, 'tiebreak')).toEqual([])
})

test('BB-TIEBREAK-1 each is consulted only where all before it left the tie standing', () => {
  // The first would say seat 0 and the others seat 1; then the second seat 0 and the third seat 1.
  const first = evenBattle({ field: { theddra: 'f1' }, points: [4, 3], control: { c4: 1 } })
  expect(outcome(first)).toEqual([0, 'fighters on one side only'])
  const second = evenBattle({ points: [2, 3], control: { c4: 0 } })
  expect(outcome(second)).toEqual([0, 'more objectives'])
})

test('BB-TIEBREAK-2 fighters on one side only: its player wins, though the other controls more objectives', () => {
  const t = evenBattle({ field: { theddra: 'f1' }, points: [4, 2], control: { c4: 1, h4: 1 } })
  expect(named(t.events, 'battle-over')).toMatchObject([{ by: 'draw', points: [4, 4] }])
  expect(named(t.events, 'tiebreak')).toMatchObject([{ winner: 0, rule: 'BB-TIEBREAK-2' }])
})

test('BB-R-51 fighters in reserve are not on the battlefield', () => {
  const t = evenBattle({ field: { theddra: 'f1' }, reserve: ['razek'], points: [4, 3], control: { c4: 1 } })
  expect(outcome(t)).toEqual([0, 'fighters on one side only'])
})

test('BB-R-51 where neither has a fighter on the battlefield the first decides nothing', () => {
  const state = stateAt({ round: 3, phase: 'end', points: [2, 3], control: { c4: 0 }, campaign: {} })
  const { events } = stepsUntil(state, isSettled, { chances: [unshuffled(10)] })
  expect(named(events, 'battle-over')).toMatchObject([{ by: 'draw', points: [3, 3] }])
  expect(named(events, 'tiebreak')).toMatchObject([{ winner: 0, by: 'more objectives', rule: 'BB-TIEBREAK-3' }])
})

test('BB-TIEBREAK-3 otherwise more objectives win', () => {
  const t = evenBattle({ points: [1, 2], control: { c4: 0, h4: 0, c6: 1 } })
  expect(named(t.events, 'battle-over')).toMatchObject([{ by: 'draw', points: [3, 3] }])
  expect(named(t.events, 'tiebreak')).toMatchObject([{ winner: 0, rule: 'BB-TIEBREAK-3' }])
})

test('BB-TIEBREAK-4 otherwise the higher proportion wins: 3 of 4 against 3 of 6', () => {
  const t = evenBattle({
    field: { theddra: 'f1', grawl: 'd1', shond: 'h1', khagra: 'f9', zarshia: 'd9', cragan: 'h9' },
  })
  expect(named(t.events, 'tiebreak')).toMatchObject([{ winner: 1, rule: 'BB-TIEBREAK-4' }])
})

test('BB-TIEBREAK-4 the proportion counts, not the number: 4 of 6 against 3 of 4', () => {
  const field = { theddra: 'f1', grawl: 'd1', shond: 'h1', ollo: 'e1', khagra: 'f9', zarshia: 'd9', cragan: 'h9' }
  expect(outcome(evenBattle({ field }))).toEqual([1, 'higher proportion of fighters'])
})

test('BB-R-52 the whole warband is the measure, reserves and fallen included', () => {
  const field = { theddra: 'f1', grawl: 'd1', khagra: 'f9' }
  expect(outcome(evenBattle({ field, reserve: ['ollo', 'jagathra', 'shond', 'grundann'] }))).toEqual([
    0,
    'higher proportion of fighters',
  ])
})

test('BB-TIEBREAK-4 BB-TIEBREAK-5 equal proportions, 3 of 6 and 2 of 4, leave it to the roll-off', () => {
  const field = { theddra: 'f1', grawl: 'd1', shond: 'h1', khagra: 'f9', zarshia: 'd9' }
  const t = evenBattle({ field }, 2, 2, 5, 1)
  expect(named(t.events, 'tiebreak')).toMatchObject([{ winner: 0, by: 'roll-off', rule: 'BB-TIEBREAK-5' }])
  expect(named(t.events, 'rolloff')[0]).toMatchObject({ scores: [5, 1], for: 'the battle' })
  const other = evenBattle({ field }, 2, 2, 1, 5)
  expect(outcome(other)).toEqual([1, 'roll-off'])
})

const eyes: Scene = { warbands: [RAVAGERS, EYES] }
const waiting = ['activate khagra', 'wait']
const evenWithEyes = (field: Record<string, string>, change: 'apart' | 'down', ...rollOff: number[]) => {
  const t = studyAt({ ...LAST_TURN, ...eyes, points: [3, 3], campaign: {}, field })
  if (change === 'down') t.match.edit([{ op: 'replace', path: '/battle/fighters/8/where', value: 'down' }])
  return t.dice(...rollOff, 5, 2).play(...waiting)
}

test('BB-R-52 a fighter that enters only by a card is left out before it first enters, and counts ever after', () => {
  const field = { khagra: 'f1', vortemis: 'f9' }
  // 1 of 4 against 1 of 5 while the Brimstone Horrors stand apart; 1 of 6 once they have been there and fallen.
  expect(outcome(evenWithEyes(field, 'apart'))).toEqual([0, 'higher proportion of fighters'])
  const most = { khagra: 'f1', zarshia: 'd1', cragan: 'e1', vortemis: 'f9', narvia: 'd9', turosh: 'h9', kcharik: 'e9' }
  // 3 of 4 against 4 of 5, and against 4 of 6.
  expect(outcome(evenWithEyes(most, 'apart'))).toEqual([1, 'higher proportion of fighters'])
  expect(outcome(evenWithEyes(most, 'down'))).toEqual([0, 'higher proportion of fighters'])
})
