import { expect, test } from 'vitest'
import { convergenceText } from '../content/describe.ts'
import { baseContent } from '../content/index.ts'
import {
  battleOf,
  campaignAt,
  DUEL,
  drawBattle,
  endBattle,
  fight,
  HUNT,
  LAST_TURN,
  named,
  RAVAGERS,
  type Scene,
  SEAT_0_LEADS,
  SNAIL_PACK,
  SNAILS,
  stateAt,
  studyAt,
  WAIT_IT_OUT,
} from '../testing/skirmish.ts'
import { moveOf } from './characteristics.ts'
import { convergenceStep } from './convergence.ts'
import { fighterOf } from './lookup.ts'
import type { Battle, Campaign } from './state.ts'

const COLLAR = { card: 'oath-stone-collar', bearer: 'theddra' }
const CORD = { card: 'tally-cord', bearer: 'grawl' }
const PAULDRONS = { card: 'rune-carved-pauldrons', bearer: 'khagra' }

/** Seat 0 wins an ordinary battle of a campaign with these artefacts of power; its convergence follows. */
const aspirantWith = (powers: Campaign['powers'], more: Scene = {}) => {
  const t = studyAt({ ...LAST_TURN, points: [1, 0], campaign: { powers }, ...more })
  return t.dice(5, 2).play(...WAIT_IT_OUT)
}

test("BB-CONVERGENCE-1 a convergence is a random battle with one card of the aspirant's warband", () => {
  const drawn = new Set<string>()
  for (let seed = 0; seed < 20; seed++) {
    const t = studyAt({ ...LAST_TURN, points: [0, 1], campaign: {} }, `${seed}`)
    t.dice(5, 2).play(...WAIT_IT_OUT)
    expect(named(t.events, 'convergence')).toMatchObject([{ seat: 1, step: 'first', warband: RAVAGERS }])
    drawn.add(battleOf(t).card)
  }
  expect(drawn.size).toBeGreaterThan(5)
})

test.each([
  { step: 'first', powers: [], rule: 'BB-CONVERGENCE-4' },
  { step: 'second', powers: [COLLAR], rule: 'BB-CONVERGENCE-5' },
  { step: 'final', powers: [COLLAR, CORD], rule: 'BB-CONVERGENCE-6' },
])('$rule an aspirant with so many artefacts of power plays the $step convergence', ({ step, powers }) => {
  const t = aspirantWith([powers, []])
  expect(battleOf(t).convergence).toEqual({ step, aspirant: 0 })
  expect(named(t.events, 'convergence')).toMatchObject([{ seat: 0, step, warband: HUNT }])
})

test("BB-CONVERGENCE-7 BB-R-59 only the aspirant's own artefacts of power are counted", () => {
  const t = aspirantWith([[], [PAULDRONS, { card: 'spurs-of-the-usurper', bearer: 'razek' }]], {
    lesser: [['marrow-draught', 'frenzy-root', 'phial-of-smoke'], []],
    rewards: [{ seat: 0, reward: 'voice-of-the-black-fang' }],
  })
  expect(t.state.rewards).toEqual([{ seat: 0, reward: 'voice-of-the-black-fang' }])
  expect(battleOf(t).sides[0].lesser.cards.length).toBeGreaterThanOrEqual(3)
  expect(battleOf(t).convergence).toEqual({ step: 'first', aspirant: 0 })
})

test('BB-CONVERGENCE-8 a lost convergence is not used up: the same one is played again', () => {
  const state = campaignAt()
  fight(state, 1)
  fight(state, 1, ['khagra'])
  fight(state, 1)
  drawBattle(state)
  expect(state.battle?.convergence).toEqual({ step: 'second', aspirant: 1 })
  endBattle(state, 0)
  drawBattle(state)
  expect(state.battle?.convergence).toEqual({ step: 'first', aspirant: 0 })
  endBattle(state, 1)
  drawBattle(state)
  expect(convergenceStep(state, 1)).toBe('second')
  expect(state.battle?.convergence).toEqual({ step: 'second', aspirant: 1 })
})

/** The Snails' first convergence slows every fighter by one hex. */
const slow: Scene = { packs: [SNAIL_PACK], warbands: [SNAILS, RAVAGERS], field: { snail: 'f1', khagra: 'f9' } }
const paceOf = (battle: Battle, id: string) => moveOf(battle, fighterOf(battle, id))

test('BB-CONVERGENCE-3 its rule holds from round 1 to the end of that battle, for both sides', () => {
  const convergence = { step: 'first', aspirant: 0 } as const
  const printed = stateAt(slow).battle as Battle
  for (const round of [1, 2, 3]) {
    const { battle } = stateAt({ ...slow, round, campaign: { aspirant: 0, convergence } })
    expect(paceOf(battle as Battle, 'snail')).toBe(paceOf(printed, 'snail') - 1)
    expect(paceOf(battle as Battle, 'khagra')).toBe(paceOf(printed, 'khagra') - 1)
  }
})

test('BB-CONVERGENCE-3 it is gone in the next battle', () => {
  const t = studyAt({
    ...slow,
    ...LAST_TURN,
    field: { snail: 'f1', khagra: 'f9' },
    points: [1, 0],
    campaign: { aspirant: 0, convergence: { step: 'first', aspirant: 0 } },
  })
  const before = paceOf(battleOf(t), 'khagra')
  t.play('activate snail', 'wait').dice(5, 2).answer('slug')
  expect(battleOf(t).convergence).toBeUndefined()
  expect(paceOf(battleOf(t), 'khagra')).toBe(before + 1)
})

test("BB-CONVERGENCE-3 the adversary's card for the same step has no part in it", () => {
  const convergence = { step: 'first', aspirant: 1 } as const
  const { battle } = stateAt({ ...slow, campaign: { aspirant: 1, convergence } })
  expect(paceOf(battle as Battle, 'snail')).toBe(4)
})

test('BB-CONVERGENCE-1 an ordinary battle has none', () => {
  const t = studyAt({ ...LAST_TURN, field: DUEL, round: 1, points: [1, 0], campaign: {} })
  t.dice(...SEAT_0_LEADS).play(...WAIT_IT_OUT)
  expect(battleOf(t).convergence).toBeUndefined()
})

/** The last turn of a final convergence: the Hunt's seer is alive, the Ravagers have raised no altar. */
const lastTurnOf = (aspirant: 0 | 1, points: readonly [number, number]) =>
  studyAt({ ...LAST_TURN, field: DUEL, points, campaign: { aspirant, convergence: { step: 'final', aspirant } } })

test('BB-R-70 where the convergence sets a task, that decides: done, the aspirant wins whatever the points', () => {
  const t = lastTurnOf(0, [0, 5])
  t.play(...WAIT_IT_OUT)
  expect(named(t.events, 'battle-over')).toMatchObject([{ winner: 0, by: 'task', rule: 'BB-R-70' }])
})

test.each([
  [0, 5],
  [0, 0],
] as const)('BB-R-70 not done, the adversary wins, behind or even: %i to %i', (...points) => {
  const t = lastTurnOf(1, points)
  t.dice(5, 2).play(...WAIT_IT_OUT)
  expect(named(t.events, 'battle-over')).toMatchObject([{ winner: 0, by: 'task' }])
})

test('BB-R-70 every final convergence has a task, no two of them alike, and each task says what it asks', () => {
  const warbands = Object.values(baseContent.warbands)
  const finals = warbands.map(({ convergences }) => convergences.final.task)
  expect(finals).not.toContain(undefined)
  expect(new Set(finals.map((task) => JSON.stringify(task))).size).toBe(finals.length)
  const cards = warbands.flatMap(({ convergences: { first, second, final } }) => [first, second, final])
  const tasks = cards.filter(({ task }) => task)
  for (const card of tasks)
    expect(convergenceText(card)).toMatch(
      /When the battle ends, however it does, the aspirant wins if at least \d .*; otherwise the adversary wins\.$/,
    )
})
