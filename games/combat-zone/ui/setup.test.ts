import { Match, randomAnswer, seededRandom, writeChoice } from '@muster/table'
import { expect, test } from 'vitest'
import { combatZone } from '../rules/game.ts'
import { boxOf } from './scene/box.ts'
import { sceneOf } from './scene/scene.ts'
import { configOf, quick, seatNote } from './setup.ts'

const opened = (choice: typeof quick) => {
  const made = configOf(choice)
  if ('problem' in made) throw new Error(made.problem)
  return Match.open(combatZone, { seats: choice.sides.length, seed: 'page', config: made.config })
}

test('"Play now" is in the fight at the first question', () => {
  const { state, questions } = opened(quick)
  expect([state.scenario, state.battlespace, questions[0]?.ask]).toEqual(['turf-war', 'container-yard', 'control'])
})

test('CZ-MULTIPLAYER-1, CZ-TEAMPLAY-1, CZ-SCENARIO-2 every scenario in the box opens a table for its seats, and none proves a worth', () => {
  const { scenarios, twists } = boxOf()
  const first = (seats = 2) => ({ ...quick, sides: Array<string>(seats).fill('zoners-100') })
  for (const { id, seats } of scenarios) {
    const { state } = opened({ ...first(seats), scenario: id })
    expect([id, state.config.pairs]).toEqual([id, id.endsWith(' in pairs')])
  }
  const chosen = scenarios.filter(({ id }) => id !== '')
  expect([2, 3, 4].map((many) => chosen.filter(({ seats }) => seats === many).length)).toEqual([5, 2, 6])
  expect(chosen.filter(({ id }) => id.startsWith('prove-'))).toEqual([])
  for (const { id } of twists) expect(opened({ ...first(), twist: id }).questions.length).toBeGreaterThan(0)
})

test('CZ-TEAMPLAY-1 two against two need four seats, and every second is of a team', () => {
  const pairs = { ...quick, scenario: 'turf-war in pairs' }
  expect(configOf(pairs)).toMatchObject({ rule: 'CZ-TEAMPLAY-1' })
  expect([0, 1, 2, 3].map((seat) => seatNote(pairs, seat))).toEqual(['Team 1', 'Team 2', 'Team 1', 'Team 2'])
  expect(seatNote(quick, 0)).toBe('')
})

test('a seat without a team, a scenario or a Battlespace left open are asked for at the table', () => {
  const open = opened({ ...quick, mode: 'fight', sides: ['', ''], scenario: '', twist: '' })
  expect(open.questions.map(({ ask }) => ask)).toEqual(['size', 'size'])
  const half = opened({ ...quick, sides: ['zoners-100', ''] })
  expect(half.questions.map(({ ask, seat }) => [ask, seat])).toEqual([['team', 1]])
})

test('CZ-CAMPAIGN-1 the campaign opens a table where everybody is asked for a faction', () => {
  const { questions } = opened({ ...quick, mode: 'campaign', scenario: '', twist: '', sides: ['', '', ''] })
  expect(questions.map(({ ask, seat }) => `${ask} ${seat}`)).toEqual(['faction 0', 'faction 1', 'faction 2'])
})

test('whoever plays has one name, that of the set-up, in every sentence and at the seat', () => {
  const match = opened({ ...quick, players: ['Asha', 'Veteran bot'] })
  for (let turn = 0; turn < 30 && match.pending[0]; turn++) {
    const [{ seat, question }] = match.pending as [(typeof match.pending)[number]]
    match.answer(seat, writeChoice(question, randomAnswer(question, seededRandom(`${turn}`))))
  }
  const told = match.told.map(({ event }) => combatZone.describe(event, match.state))
  expect(told).toContain('Asha has Control.')
  expect(told.filter((text) => /Player \d/.test(text))).toEqual([])
  expect(sceneOf(match.state, 0).seats.map(({ name }) => name)).toEqual(['Asha', 'Veteran bot'])
  expect(configOf({ ...quick, players: ['', 'Veteran bot'] })).toHaveProperty('problem')
})
