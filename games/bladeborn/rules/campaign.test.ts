import { Study } from '@muster/table/testing'
import { expect, test } from 'vitest'
import { contentWith } from '../content/index.ts'
import {
  battleOf,
  campaignAt,
  DRAWN_AND_QUARTERED,
  DUEL,
  drawBattle,
  endBattle,
  faultOf,
  fight,
  HUNT,
  LAST_TURN,
  named,
  open,
  RAVAGERS,
  steps,
  studyAt,
  unshuffled,
  WAIT_IT_OUT,
} from '../testing/skirmish.ts'
import { bladeborn } from './game.ts'
import type { State } from './state.ts'

const battles = Object.keys(contentWith([]).battles)
const fought = (state: State) => state.campaign?.fought ?? []
const convergences = (state: State) => fought(state).map(({ convergence }) => convergence?.aspirant)

test('BB-CAMPAIGN-1 a campaign is between the same two players; a third cannot join', () => {
  const config = { play: 'campaign', warbands: [HUNT, RAVAGERS] }
  expect(faultOf(() => new Study(bladeborn, { seats: 3, config, seed: 'test' })).code).toBe('bad-config')
  const t = studyAt({ ...LAST_TURN, points: [1, 0], campaign: {}, config: { players: ['Ann', 'Bob'] } })
  t.dice(5, 2).play(...WAIT_IT_OUT)
  expect(t.state.config.players).toEqual(['Ann', 'Bob'])
  expect(t.state.campaign?.fought).toHaveLength(1)
  expect(faultOf(() => t.match.answer(2, ['theddra'])).code).toBe('bad-seat')
})

test('BB-CAMPAIGN-2 BB-R-53 every battle is fought with the same whole warbands, unhurt', () => {
  const t = studyAt({ ...LAST_TURN, points: [1, 0], damage: { theddra: 9 }, campaign: {} })
  expect(battleOf(t).fighters.filter(({ where }) => where === 'down')).toHaveLength(8)
  t.dice(5, 2).play(...WAIT_IT_OUT)
  const { fighters, sides } = battleOf(t)
  expect(sides.map(({ warband }) => warband)).toEqual([HUNT, RAVAGERS])
  expect(fighters.map(({ where, damage }) => [where, damage])).toEqual(Array(10).fill(['unplaced', 0]))
})

test('BB-CAMPAIGN-2 nobody may change to another warband after the first battle', () => {
  const t = studyAt({ ...LAST_TURN, points: [1, 0], campaign: {} })
  t.dice(5, 2).play(...WAIT_IT_OUT)
  for (const seat of [0, 1]) {
    const asked = t.match.questions.find((question) => question.seat === seat)
    expect(asked?.ask ?? 'nothing').not.toBe('warband')
  }
  expect(faultOf(() => t.answer('dread-pageant')).code).toBe('bad-choice')
})

test('BB-CAMPAIGN-3 the first battle is an ordinary one: a battle card, a twist, no convergence', () => {
  const state = campaignAt()
  expect(drawBattle(state, 5).events).toMatchObject([{ event: 'battle-card', battle: battles[5], number: 1 }])
  expect(state.battle?.card).toBe(battles[5])
  expect(state.battle?.convergence).toBeUndefined()
  if (state.battle) state.battle.phase = 'twist'
  steps(state, 1, { chances: [unshuffled(14)] })
  expect(state.battle?.twist).toBeDefined()
})

test('BB-CAMPAIGN-4 the shuffle decides the battle and nobody is asked to agree on one', () => {
  for (const index of [0, 3, 11]) {
    const state = campaignAt()
    expect(drawBattle(state, index).asked).toEqual([])
    expect(state.battle?.card).toBe(battles[index])
  }
  const t = open({ play: 'campaign', warbands: [HUNT, null] })
  t.dice(5, 2).answer(RAVAGERS)
  expect(t.question().ask).toBe('reserves')
})

test.each([{ battle: DRAWN_AND_QUARTERED }, { twist: 'ash-drifts' }, { firstBattle: true }])(
  'BB-CAMPAIGN-4 a campaign with something chosen beforehand is refused: %o',
  (chosen) => {
    expect(faultOf(() => open({ play: 'campaign', ...chosen }))).toMatchObject({
      code: 'bad-config',
      rule: 'BB-CAMPAIGN-4',
    })
  },
)

test('BB-CAMPAIGN-5 a drawn campaign battle has a winner all the same', () => {
  const t = studyAt({ ...LAST_TURN, points: [3, 3], campaign: {} })
  // The Hunt stands with 1 of 6, the Ravagers with 1 of 4.
  t.dice(5, 2).play(...WAIT_IT_OUT)
  expect(named(t.events, 'battle-over')).toMatchObject([{ by: 'draw' }])
  expect(fought(t.state)).toMatchObject([{ winner: 1, by: 'higher proportion of fighters' }])
})

test.each([0, 1])('BB-CAMPAIGN-6 the winner, seat %i, becomes the aspirant of the next battle', (winner) => {
  const state = campaignAt()
  const events = fight(state, winner)
  expect(named(events, 'aspirant')).toMatchObject([{ seat: winner, rule: 'BB-CAMPAIGN-6' }])
  drawBattle(state)
  expect(state.battle?.convergence).toEqual({ step: 'first', aspirant: winner })
})

test('BB-CAMPAIGN-7 after a convergence won that is not the final one the next battle is ordinary', () => {
  const state = campaignAt()
  fight(state, 1)
  fight(state, 1, ['khagra'])
  drawBattle(state)
  expect(state.battle?.convergence).toBeUndefined()
  expect(state.campaign?.aspirant).toBeUndefined()
})

test('BB-CAMPAIGN-8 after a convergence lost the adversary is the aspirant of the next, with no battle in between', () => {
  const state = campaignAt()
  fight(state, 1)
  expect(named(fight(state, 0), 'aspirant')).toMatchObject([{ seat: 0, rule: 'BB-CAMPAIGN-8' }])
  drawBattle(state)
  expect(state.battle?.convergence).toEqual({ step: 'first', aspirant: 0 })
})

test('BB-CAMPAIGN-8 this repeats for as long as aspirants lose', () => {
  const state = campaignAt()
  fight(state, 1)
  fight(state, 0)
  fight(state, 1)
  fight(state, 1, ['khagra'])
  drawBattle(state)
  expect(convergences(state)).toEqual([undefined, 1, 0, 1])
  expect(state.battle?.convergence).toBeUndefined()
})

test('BB-CAMPAIGN-9 whoever wins their final convergence wins the campaign, and it ends there', () => {
  const state = campaignAt({ players: ['Ann', 'Bob'] })
  fight(state, 0)
  fight(state, 0, ['theddra'])
  fight(state, 0)
  fight(state, 0, ['grawl'])
  fight(state, 0)
  expect(bladeborn.result(state)).toBeUndefined()
  drawBattle(state)
  expect(state.battle?.convergence).toEqual({ step: 'final', aspirant: 0 })
  const { events } = endBattle(state, 0)
  expect(named(events, 'champion', 'aspirant')).toMatchObject([{ event: 'champion', seat: 0, rule: 'BB-CAMPAIGN-9' }])
  expect(bladeborn.result(state)).toMatchObject({ winners: [0], battles: 6 })
  expect(state.battle).toBeUndefined()
  steps(state, 1)
  expect(state).toMatchObject({ stage: 'over', campaign: { champion: 0 } })
})

test('BB-CAMPAIGN-9 winning the final convergence of the other player wins nothing but a lesser artefact', () => {
  const t = studyAt({
    ...LAST_TURN,
    points: [0, 1],
    campaign: { aspirant: 1, convergence: { step: 'final', aspirant: 1 }, powers: [[], TWO_POWERS] },
  })
  t.dice(5, 2).play(...WAIT_IT_OUT)
  expect(t.result).toBeUndefined()
  expect(t.state.campaign).toMatchObject({ aspirant: 0, powers: [[], TWO_POWERS] })
  expect(battleOf(t).convergence).toEqual({ step: 'first', aspirant: 0 })
})

const TWO_POWERS = [
  { card: 'rune-carved-pauldrons', bearer: 'khagra' },
  { card: 'spurs-of-the-usurper', bearer: 'razek' },
]

test.each([
  { option: 'random' as const, chances: 1 },
  { option: 'drawn-and-quartered' as const, chances: 0 },
])('BB-R-2 with campaignFirstBattle $option the first battle takes $chances shuffle', ({ option, chances }) => {
  const state = campaignAt({ options: { campaignFirstBattle: option } })
  steps(state, 1, { chances: chances === 1 ? [[6, ...unshuffled(12).filter((place) => place !== 6)]] : [] })
  expect(state.battle?.card).toBe(option === 'random' ? battles[6] : DRAWN_AND_QUARTERED)
  endBattle(state, 0)
  drawBattle(state, 2)
  expect(state.battle?.card).toBe(battles[2])
})

test('BB-R-3 with repeatBattles on every battle is drawn from all 12', () => {
  const state = campaignAt()
  for (let number = 0; number < 3; number++) {
    drawBattle(state, 4)
    expect(state.battle?.card).toBe(battles[4])
    endBattle(state, number % 2)
  }
})

test('BB-R-3 with repeatBattles off battles already played are set aside until all 12 have been', () => {
  const state = campaignAt({ options: { repeatBattles: false } })
  const played: string[] = []
  for (let number = 0; number < 14; number++) {
    const left = 12 - (number % 12)
    steps(state, 1, { chances: [unshuffled(left).reverse()] })
    played.push(state.battle?.card as string)
    // Aspirants always lose, so that the campaign goes on.
    const winner = number === 0 ? 0 : 1 - (state.battle?.convergence?.aspirant as number)
    endBattle(state, winner)
  }
  expect([...played.slice(0, 12)].sort()).toEqual([...battles].sort())
  expect(played.slice(12)).toEqual([battles[11], battles[10]])
})

test('BB-R-54 the adversary who wins gains the lesser artefact and the next convergence, not the card', () => {
  const state = campaignAt()
  fight(state, 1)
  const events = fight(state, 0)
  expect(named(events, 'spoils', 'power', 'aspirant')).toMatchObject([
    { event: 'spoils', seat: 0 },
    { event: 'aspirant', seat: 0 },
  ])
  expect(state.campaign?.powers).toEqual([[], []])
})

test('BB-R-56 a new campaign starts with all ten lesser artefacts in the pile and no artefacts of power', () => {
  const { campaign } = campaignAt()
  expect(campaign?.pile.cards).toHaveLength(10)
  expect(campaign?.lesser.map(({ cards }) => cards)).toEqual([[], []])
  expect(campaign?.powers).toEqual([[], []])
})

test('BB-CAMPAIGN-1 the record of a campaign names every battle fought, its twist, its convergence and its winner', () => {
  const t = studyAt({
    ...LAST_TURN,
    field: DUEL,
    points: [2, 1],
    campaign: { aspirant: 1, convergence: { step: 'second', aspirant: 1 } },
  })
  t.dice(5, 2).play(...WAIT_IT_OUT)
  expect(fought(t.state)).toEqual([
    {
      battle: DRAWN_AND_QUARTERED,
      twist: 'blood-moon',
      convergence: { step: 'second', aspirant: 1 },
      winner: 0,
      by: 'task',
    },
  ])
})
