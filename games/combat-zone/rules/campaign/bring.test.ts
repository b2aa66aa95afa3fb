import { scripted } from '@muster/reaction/testing'
import { Match, PlayoutTable, randomPolicy, seededRandom } from '@muster/table'
import { expect, test } from 'vitest'
import { baseContent } from '../../content/index.ts'
import { config } from '../config.ts'
import { combatZone } from '../game.ts'
import type { Battle } from '../state.ts'
import { completedOf } from './lookup.ts'

const member = (card: string) => ({ card, gear: [], programs: [] })
const maelstrom = (...cards: string[]) => ({ faction: 'maelstrom', characters: cards.map(member), gonks: {} })

/** A campaign team of Maelstrom with completed Objectives against a ready-made one, or whoever is asked. */
const opened = (
  objectives: string[][],
  teams: unknown[] = [maelstrom('warlord', 'riveter'), 'tyger-claws-100'],
  more = {},
) => combatZone.start(baseContent, config.parse({ teams, objectives, eb: 100, ...more }), 2)

/** Plays the step in which Objectives are brought and teams are shown. */
const bring = (battle: Battle, script: Parameters<typeof scripted>[0]) =>
  scripted(script, (table) => combatZone.step(table, battle))

const deck = Array.from({ length: 12 }, (_, at) => at)

test('CZ-CAMPAIGN-5 a campaign team pays for its stars in a one-off game, and has two Mercs at most', () => {
  const three = maelstrom('warlord', 'solo', 'fixer', 'rockerboy')
  expect(() => opened([], [three, 'tyger-claws-100'])).toThrow(expect.objectContaining({ rule: 'CZ-TEAM-12' }))
  const veterans = maelstrom('warlord-2', 'riveter-1')
  const cost = 24 + 10 + 12 + 5
  expect(() => opened([], [veterans, 'tyger-claws-100'], { eb: cost - 1 })).toThrow(
    expect.objectContaining({ rule: 'CZ-TEAM-5' }),
  )
  expect(combatZone.start(baseContent, config.parse({ teams: [veterans, null], eb: cost }), 2).stage).toBe('teams')
})

test.each([[[]], [['mm-our-dock']], [['mm-our-dock', 'mm-first-blood', 'mm-still-standing']]])(
  'CZ-CAMPAIGN-6, CZ-TEAM-16 as many completed Objectives come along as the owner names: %j',
  (cards) => {
    const battle = opened([cards])
    if (cards.length > 0) bring(battle, { answers: [0] })
    expect(completedOf(battle, 0)).toEqual(cards)
    expect(battle.sides[0]?.cred).toBe(cards.length)
  },
)

test('CZ-CAMPAIGN-6, CZ-TEAM-17 what they add counts: EB for the team, Luck at the start', () => {
  const dear = maelstrom('warlord', 'ripper', 'meatgrinder', 'meatgrinder', 'riveter', 'riveter', 'scrap-hound')
  const teams = [dear, 'tyger-claws-100']
  expect(() => opened([], teams)).toThrow(expect.objectContaining({ rule: 'CZ-TEAM-5' }))
  const battle = opened([['mm-our-dock', 'mm-still-standing']], teams)
  bring(battle, { answers: [0] })
  const rival = battle.sides[1]
  expect(battle.sides[0]).toMatchObject({ luck: 3 + 1, cred: 2 })
  expect(rival?.luck).toBe(3 + Math.max(0, 2 - (rival?.cred ?? 0)))
})

test('CZ-CAMPAIGN-7, CZ-R-132 the opponent may draw up to as many at random, and they count with their stars in this game only', () => {
  const battle = opened([['mm-our-dock', 'mm-first-blood']])
  const { asked, events } = bring(battle, { answers: [2], chances: [deck] })
  expect(asked).toMatchObject([{ seat: 1, ask: 'equal objectives', min: 0, max: 2 }])
  expect(completedOf(battle, 1)).toEqual(['tc-clean-cut', 'tc-three-in-a-row'])
  expect(events.filter(({ event }) => event === 'brings')).toHaveLength(2)
  expect(battle.sides[1]?.cred).toBe(2)
  expect(battle.campaign).toBeUndefined()
})

test('CZ-CAMPAIGN-7, CZ-TEAMPLAY-6 in two against two the rivals draw, and not the team-mate', () => {
  const teams = [maelstrom('warlord'), 'tyger-claws-100', 'zoners-100', 'lawmen-100']
  const pairs = { teams, objectives: [['mm-our-dock']], eb: 100, pairs: true }
  const battle = combatZone.start(baseContent, config.parse(pairs), 4)
  const { asked } = bring(battle, { answers: [1, 0], chances: [deck] })
  expect(asked.map(({ ask, seat }) => `${ask} ${seat}`)).toEqual(['equal objectives 1', 'equal objectives 3'])
  const alone = combatZone.start(baseContent, config.parse({ ...pairs, pairs: false }), 4)
  expect(bring(alone, { answers: [0, 0, 0] }).asked.map(({ seat }) => seat)).toEqual([1, 2, 3])
})

test('CZ-CAMPAIGN-7 who brings as many draws none', () => {
  const lists = [['mm-our-dock'], ['tc-old-japantown']]
  const battle = opened(lists)
  expect(bring(battle, {}).asked).toEqual([])
  expect(battle.brought).toEqual(lists)
})

test('CZ-R-132 who has no team yet names a faction, draws, and builds the team with what was drawn', () => {
  const battle = opened([['mm-our-dock']], [maelstrom('warlord'), null])
  const { asked } = bring(battle, { answers: ['zoners', 1, 'zoners-100'], chances: [deck] })
  expect(asked.map(({ ask }) => ask)).toEqual(['faction', 'equal objectives', 'team'])
  const teams = asked[2]?.options.map(({ key }) => baseContent.teams[key]?.faction ?? key)
  expect(new Set(teams)).toEqual(new Set(['zoners', 'random']))
  expect(completedOf(battle, 1)).toEqual(['zn-pickings'])
})

test('CZ-OBJECTIVE-9 Cybergear that comes along is worn', () => {
  const battle = opened([['mm-slag-heart']])
  bring(battle, { answers: [0, '2'] })
  expect(battle.models.find(({ card }) => card === 'riveter')?.gear.map(({ card }) => card)).toContain('mm-slag-heart')
})

test('CZ-R-123, CZ-OBJECTIVE-9 nobody sees a team or what is built into it while another still chooses', () => {
  const match = Match.open(combatZone, {
    seats: 2,
    seed: 'built in',
    config: {
      teams: [maelstrom('warlord', 'riveter'), 'tyger-claws-100'],
      objectives: [['mm-slag-heart'], ['tc-dragon-eyes']],
      eb: 100,
    },
  })
  const seen = (seat: number) => match.view(seat).models.map(({ gear }) => gear)
  expect([match.questions.map(({ ask, seat }) => `${ask} ${seat}`), seen(1)]).toEqual([['cybergear 0'], []])
  match.answer(0, '2')
  expect([match.questions.map(({ ask, seat }) => `${ask} ${seat}`), seen(0), seen(1)]).toEqual([
    ['cybergear 1'],
    [],
    [],
  ])
  match.answer(1, '1')
  expect(
    seen(0)
      .flat()
      .map(({ card }) => card),
  ).toEqual(expect.arrayContaining(['mm-slag-heart', 'tc-dragon-eyes']))
})

test('CZ-CAMPAIGN-6 Objectives of another faction, twice, or of nobody are refused with their place', () => {
  expect(() => opened([['tc-clean-cut']])).toThrow(/objectives\[0\]\[0\]: tc-clean-cut is no Objective of maelstrom/)
  expect(() => opened([['mm-our-dock', 'mm-our-dock']])).toThrow(/objectives\[0\]\[1\]: mm-our-dock is there twice/)
  expect(() => opened([['mm-our-dock']], [null, 'tyger-claws-100'])).toThrow(
    /expected a campaign team named in teams\[0\]/,
  )
  expect(() => opened([[], [], []])).toThrow(/there are 3 lists for 2 seats/)
})

test('a one-off game with Objectives is played to its end, and nothing is left of what was drawn', () => {
  const setup = {
    teams: ['maelstrom-100', null],
    objectives: [['mm-shock-and-awe', 'mm-slag-heart']],
    eb: 100,
    controls: 2,
    deployment: 'lined-up',
  }
  const state = combatZone.start(baseContent, config.parse(setup), 2)
  const table = new PlayoutTable<Battle>(seededRandom('brought'), randomPolicy, state)
  for (let step = 0; step < 2000 && !combatZone.result(state); step++) combatZone.step(table, state)
  expect(combatZone.result(state)).toBeDefined()
  expect(Match.open(combatZone, { seats: 2, seed: 'next', config: { eb: 100 } }).state.brought).toBeUndefined()
})
