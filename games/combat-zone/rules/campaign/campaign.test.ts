import { scripted } from '@muster/reaction/testing'
import { view } from '@muster/table'
import { expect, test } from 'vitest'
import { baseContent } from '../../content/index.ts'
import { campaign, hq, playTo } from '../../testing/campaign.ts'
import { config } from '../config.ts'
import { combatZone } from '../game.ts'
import { campaignResult } from './campaign.ts'
import { meetingsOf } from './round.ts'

const team = (faction: string, ...cards: string[]) => ({
  faction,
  characters: cards.map((card) => ({ card, gear: [], programs: [] })),
  gonks: {},
})

test('CZ-CAMPAIGN-1 what a team has earned in one game it has in the next', () => {
  const battle = campaign({ stage: 'rewards', winners: [0], players: [{ hand: ['mm-our-dock'] }] })
  playTo(battle, 'round', { answers: ['promote ripper-1'] })
  const earned = structuredClone(hq(battle, 0))
  playTo(battle, 'teams', { answers: ['turf-war', 'turf-war'] })
  expect(battle.campaign?.round).toBe(2)
  expect({ ...hq(battle, 0) }).toEqual(earned)
  expect(earned.characters).toContain('ripper-1')
})

test('CZ-CAMPAIGN-2 one Loot deck for all; characters, Gear and Objectives are each player’s own', () => {
  const battle = campaign({ stage: 'round', factions: ['zoners', 'zoners'] })
  hq(battle, 0).gear.pop()
  hq(battle, 0).supply.cards.pop()
  expect(hq(battle, 1).gear.length).toBe(hq(battle, 0).gear.length + 1)
  expect(hq(battle, 1).supply.cards.length).toBe(hq(battle, 0).supply.cards.length + 1)
  expect(battle.lootPast.cards).toHaveLength(Object.keys(baseContent.loot).length)
})

test.each([
  [{ objectives: [['mm-our-dock']] }, 'CZ-OBJECTIVE-1', /objectives: in a campaign/],
  [{ firstSide: 2 }, undefined, /firstSide: there is no seat 2; expected 0 to 1/],
  [{ eb: 27 }, 'CZ-TEAM-2', /eb: 27 are too few for a Leader of Arasaka, who costs 28/],
  [{ eb: 21, factions: ['zoners', 'lawmen'] }, undefined, undefined],
  [{ eb: 20, factions: ['zoners', 'lawmen'] }, 'CZ-TEAM-2', /a Leader of Lawmen, who costs 21/],
])('CZ-CAMPAIGN-1 a config no campaign can be played with is refused: %j', (more, rule, message) => {
  const begin = () => combatZone.start(baseContent, config.parse({ play: 'campaign', ...more }), 2)
  if (message === undefined) expect(begin().campaign?.stage).toBe('founding')
  else expect(begin).toThrow(expect.objectContaining({ message: expect.stringMatching(message), rule }))
})

test.each([
  [[0, 1], 0],
  [[1, 2], 1],
])('CZ-SCENARIO-5 the config says who plays the first side, where that seat is in the game: %j', (seats, rolls) => {
  const factions = ['maelstrom', 'zoners', 'lawmen']
  const players = ['warlord', 'zone-boss', 'captain'].map((card, at) => ({ team: team(factions[at] as string, card) }))
  const more = { firstSide: 0, battlespace: 'night-market' }
  const battle = campaign({
    stage: 'objectives',
    factions,
    players,
    game: { seats, scenario: 'turf-war' },
    config: more,
  })
  playTo(battle, 'game')
  const dice = [6, 5].slice(0, 2 * rolls)
  const { asked } = scripted({ dice, answers: ['1'].slice(0, rolls) }, (table) => {
    for (const _ of ['space', 'sides']) combatZone.step(table, battle)
  })
  expect([asked.map(({ ask }) => ask), battle.firstSide]).toEqual([['side'].slice(0, rolls), seats[0]])
})

const looted = (gear: string[]) => {
  const battle = campaign({
    stage: 'game',
    winners: [],
    factions: ['zoners', 'lawmen'],
    players: [{ team: team('zoners', 'zone-boss') }],
    models: { 'zone-boss': { seat: 0, loot: ['dog-tags'] } },
  })
  battle.models[0]?.gear.push(...gear.map((card) => ({ card, down: false })))
  battle.stage = 'over'
  playTo(battle, 'round')
  return battle
}

test('CZ-CAMPAIGN-3 Loot is discarded after a game, and the deck is whole again', () => {
  const battle = looted([])
  expect(hq(battle, 0).kept).toEqual([])
  expect(battle.lootPast.cards).toHaveLength(Object.keys(baseContent.loot).length)
})

test('CZ-CAMPAIGN-4 Loot that a card lets its bearer keep stays on it and out of the deck', () => {
  const battle = looted(['pack-harness'])
  expect(hq(battle, 0).kept).toEqual([{ of: 'zone-boss', copy: 1, card: 'dog-tags' }])
  expect(battle.lootPast.cards).not.toContain('dog-tags')
})

test('each round everybody meets somebody else, and of three one watches', () => {
  expect([1, 2].map((round) => meetingsOf(2, round, false))).toEqual([[[0, 1]], [[0, 1]]])
  expect([1, 2, 3].map((round) => meetingsOf(3, round, false))).toEqual([[[1, 2]], [[0, 1]], [[0, 2]]])
  const met = [1, 2, 3].flatMap((round) => meetingsOf(4, round, false)).map((pair) => pair.toSorted().join(''))
  expect(met.toSorted()).toEqual(['01', '02', '03', '12', '13', '23'])
  expect(meetingsOf(4, 4, false)).toEqual(meetingsOf(4, 1, false))
})

test('who watches has no models, no Luck, no say in it and may not give up what is not theirs', () => {
  const battle = campaign({
    stage: 'objectives',
    factions: ['maelstrom', 'tyger-claws', 'zoners'],
    players: [{}, { team: team('tyger-claws', 'oyabun') }, { team: team('zoners', 'zone-boss') }],
    game: { seats: [1, 2] },
  })
  playTo(battle, 'game')
  expect(battle.sides.map(({ left }) => left)).toEqual([true, false, false])
  expect(new Set(battle.models.map(({ seat }) => seat))).toEqual(new Set([1, 2]))
  expect(combatZone.mayAct(battle, 0, 'resign')).toMatchObject({ rule: 'CZ-R-152' })
  expect(combatZone.mayAct(battle, 1, 'resign')).toBeUndefined()
})

test('CZ-R-152 a game given up is lost, and the campaign goes on; between games there is nothing to give up', () => {
  const battle = campaign({
    stage: 'objectives',
    players: [{ team: team('maelstrom', 'warlord') }, { team: team('tyger-claws', 'oyabun') }],
  })
  expect(combatZone.mayAct(battle, 0, 'resign')).toMatchObject({ rule: 'CZ-R-152' })
  playTo(battle, 'game')
  combatZone.act({ tell: () => {} } as never, battle, 0, 'resign')
  expect(combatZone.result(battle)).toBeUndefined()
  playTo(battle, 'round', { answers: ['promote kyodai-1'] })
  expect(hq(battle, 1).characters).toContain('kyodai-1')
})

test('CZ-CRED-1 after the last round most Street Cred wins, then most completed Objectives', () => {
  const end = (players: object[]) => {
    const battle = campaign({ stage: 'round', players, config: { rounds: 1 } })
    playTo(battle, 'over')
    return campaignResult(battle)
  }
  expect(end([{ more: ['riveter-1'] }, {}])).toMatchObject({ winners: [0], by: 'cred', cred: [1, 0] })
  expect(end([{}, { objectives: ['tc-family-first'] }])).toMatchObject({ winners: [1], cred: [0, 0] })
  expect(end([{}, {}])).toMatchObject({ winners: [0, 1] })
})

test('CZ-TEAM-14, CZ-R-122 up to two basic Mercs are picked at the start and stay in the HQ', () => {
  const battle = campaign({ stage: 'founding' })
  const { asked } = playTo(battle, 'round', { answers: [['solo', 'fixer'], []] })
  expect(asked[0]).toMatchObject({ max: 2 })
  expect(asked[0]?.options.every(({ key }) => baseContent.characters[key]?.stars === 0)).toBe(true)
  expect(hq(battle, 0).characters).toEqual(expect.arrayContaining(['solo', 'fixer']))
  expect(hq(battle, 1).characters).not.toContain('solo')
})

test('CZ-SCENARIO-1, CZ-SCENARIO-2 both want one scenario and play it, else one is drawn; never a Prove Your Worth', () => {
  const agreed = campaign({ stage: 'scenario' })
  const { asked } = playTo(agreed, 'teams', { answers: ['blood-rain', 'blood-rain'] })
  expect(agreed.campaign?.game?.scenario).toBe('blood-rain')
  expect(asked[0]?.options.filter(({ key }) => key.startsWith('prove'))).toEqual([])
  const drawn = campaign({ stage: 'scenario' })
  playTo(drawn, 'teams', { answers: ['blood-rain', 'turf-war'], chances: [2] })
  expect(drawn.campaign?.game?.scenario).toBe('smash-and-grab')
})

test('a faction that is not there is refused with its place', () => {
  const whole = config.parse({ play: 'campaign', factions: ['maelstrom', 'nobodies'] })
  expect(() => combatZone.start(baseContent, whole, 2)).toThrow(
    /factions\[1\]: there is no nobodies; expected one of maelstrom/,
  )
  const three = config.parse({ play: 'campaign', factions: ['maelstrom', 'zoners', 'lawmen'] })
  expect(() => combatZone.start(baseContent, three, 2)).toThrow(/there are 3 for 2 seats/)
})

test('CZ-R-123 teams are chosen at the same time and shown together', () => {
  const battle = campaign({ stage: 'teams' })
  const { events } = playTo(battle, 'draw', { answers: ['crowd', 'armed'] })
  expect(events.map(({ event }) => event)).toEqual(['fields', 'fields'])
  expect(view(battle, 1).campaign?.players[0]?.team).toEqual(hq(battle, 0).team)
})

test('CZ-R-123 where the table plays so, the second player chooses when the first team lies open', () => {
  const battle = campaign({ stage: 'teams', config: { options: { teamsShown: 'while-being-built' } } })
  const { events, asked } = playTo(battle, 'draw', { answers: ['build', 'take warlord', 'done', 'armed'] })
  expect(asked.map(({ seat }) => seat)).toEqual([0, 0, 0, 1])
  expect(events.map(({ event }) => event)).toEqual(['fields', 'fields'])
})
