import { scripted } from '@muster/reaction/testing'
import { view } from '@muster/table'
import { expect, test } from 'vitest'
import { baseContent } from '../../content/index.ts'
import { campaign, hq, playTo } from '../../testing/campaign.ts'
import { modelOf } from '../lookup.ts'
import type { Table } from '../table.ts'
import { termsOf } from './cred.ts'
import { watchObjectives } from './objective.ts'
import { teamViolations } from './team.ts'

const { gear } = baseContent
const starred = Object.values(gear)
  .filter(
    ({ faction, cred }) => cred > 0 && (faction === undefined || faction === 'maelstrom' || faction === 'tyger-claws'),
  )
  .map(({ id }) => id)

const founding = (market: boolean) => campaign({ stage: 'founding', config: { market } })
const order = starred.map((_, at) => at)

test('CZ-MARKET-1 there is a Market only where it was proposed and all agree', () => {
  const off = founding(false)
  expect(playTo(off, 'round', { answers: [[], []] }).asked.map(({ ask }) => ask)).toEqual(['mercs', 'mercs'])
  const refused = founding(true)
  playTo(refused, 'round', { answers: ['yes', 'no', [], []] })
  expect([off.campaign?.market, refused.campaign?.market]).toEqual([undefined, undefined])
})

test('CZ-MARKET-3 Gear without stars is in the HQs, and the rest of all teams is one deck', () => {
  const battle = founding(true)
  playTo(battle, 'round', { answers: ['yes', 'yes', [], []], chances: [order] })
  expect(battle.campaign?.market?.cards.toSorted()).toEqual(starred.toSorted())
  expect(hq(battle, 0).gear.every((id) => gear[id]?.cred === 0)).toBe(true)
})

const after = (market: string[], setup: object = {}) => campaign({ stage: 'market', market, winners: [], ...setup })
const six = ['katana', 'monowire', 'kerenzikov', 'mantis-rig', 'pain-editor', 'optic-flare']

test('CZ-MARKET-4, CZ-MARKET-5, CZ-R-112 three cards each, one kept; the two left go to the other, who may keep one; the rest goes under the deck', () => {
  const battle = after(['grav-hook', ...six])
  const { asked } = playTo(battle, 'round', { answers: ['pain-editor', 'none', 'kerenzikov', 'none'] })
  const offers = asked.map(({ seat, options }) => [seat, ...options.map(({ key }) => key)])
  expect(offers).toEqual([
    [0, 'optic-flare', 'pain-editor', 'mantis-rig', 'none'],
    [1, 'kerenzikov', 'monowire', 'katana', 'none'],
    [0, 'kerenzikov', 'monowire', 'katana', 'none'],
    [1, 'optic-flare', 'mantis-rig', 'none'],
  ])
  expect(hq(battle, 0).gear).toEqual(expect.arrayContaining(['pain-editor', 'kerenzikov']))
  expect(battle.campaign?.market?.cards.at(-1)).toBe('grav-hook')
  expect(battle.campaign?.market?.cards).toHaveLength(5)
})

test('CZ-MARKET-4, CZ-R-123 nobody but who chooses sees Market cards', () => {
  const battle = after(six)
  playTo(battle, 'keep')
  expect(view(battle, 0).campaign?.players[0]?.drawn.cards).toEqual(['optic-flare', 'pain-editor', 'mantis-rig'])
  expect(view(battle, 1).campaign?.players[0]?.drawn.cards).toEqual([null, null, null])
  expect(view(battle, undefined).campaign?.players[1]?.drawn.cards).toEqual([null, null, null])
})

const kept = [
  { of: 'warlord', copy: 1, card: 'dog-tags' },
  { of: 'riveter', copy: 1, card: 'good-knife' },
]

test('CZ-MARKET-6, CZ-MARKET-7 Loot is spent for a card each, of which one is kept and none passed on', () => {
  const battle = after(six.slice(0, 3), { stage: 'spend', players: [{ kept }] })
  const answers = [['dog-tags of warlord 1', 'good-knife of riveter 1'], 'kerenzikov']
  const { asked } = playTo(battle, 'round', { answers })
  expect(asked.map(({ seat, ask }) => `${ask} ${seat}`)).toEqual(['spend 0', 'keep 0'])
  expect(asked[1]?.options.map(({ key }) => key)).toEqual(['kerenzikov', 'monowire', 'none'])
  expect(hq(battle, 0).gear).toContain('kerenzikov')
  expect(hq(battle, 0).gear).not.toContain('monowire')
  expect(hq(battle, 0).kept).toEqual([])
  expect(battle.lootPast.cards).toEqual(expect.arrayContaining(['dog-tags', 'good-knife']))
})

test('CZ-R-112 a card drawn from an empty deck is not drawn', () => {
  const battle = after(['katana'])
  const { asked } = playTo(battle, 'round', { answers: ['none', 'katana'] })
  expect(asked.map(({ seat }) => seat)).toEqual([0, 1])
  expect(hq(battle, 1).gear.filter((id) => id === 'katana')).toHaveLength(1)
})

const fieldedWith = (battle: ReturnType<typeof after>, card: string) => {
  const characters = [{ card: 'oyabun', gear: [card], programs: [] }]
  const building = { content: baseContent, player: hq(battle, 1), terms: termsOf(battle, 1) }
  const team = { faction: 'tyger-claws', characters, gonks: {} }
  return teamViolations({ ...building, team }).map(({ rule }) => rule)
}

test('CZ-MARKET-8, CZ-MARKET-9 Gear of any faction and requirement may be fielded, as long as it is in the HQ', () => {
  const battle = after(six)
  hq(battle, 1).gear.push('furnace-thrower')
  expect(fieldedWith(battle, 'furnace-thrower')).toEqual([])
  expect(fieldedWith(battle, 'mantis-rig')).toEqual(['CZ-HQ-4'])
  const without = campaign({ stage: 'round' })
  hq(without, 1).gear.push('furnace-thrower')
  expect(fieldedWith(without, 'furnace-thrower')).toEqual(['CZ-TEAM-18', 'CZ-GEAR-5'])
})

const team = (faction: string, ...cards: string[]) => ({
  faction,
  characters: cards.map((card) => ({ card, gear: [], programs: [] })),
  gonks: {},
})

test('CZ-MARKET-2, CZ-R-112 Loot stays on its model from game to game, taken out or not', () => {
  const battle = campaign({
    stage: 'game',
    market: [],
    winners: [],
    players: [{ team: team('maelstrom', 'warlord', 'riveter') }, { team: team('tyger-claws', 'oyabun') }],
    models: { warlord: { seat: 0, loot: ['dog-tags'] }, riveter: { seat: 0, where: 'out', loot: ['good-knife'] } },
  })
  battle.stage = 'over'
  playTo(battle, 'spend')
  expect(hq(battle, 0).kept).toEqual(kept)
  playTo(battle, 'round', { answers: [[]] })
  Object.assign(battle.campaign as object, {
    stage: 'objectives',
    game: { seats: [0, 1], hurt: {}, progress: {}, injured: [] },
  })
  playTo(battle, 'game')
  expect(battle.models.map(({ card, loot }) => [card, loot])).toEqual([
    ['warlord', ['dog-tags']],
    ['riveter', ['good-knife']],
    ['oyabun', []],
  ])
  expect(battle.lootPast.cards).not.toContain('dog-tags')
})

test('CZ-R-122 programs are no part of the Market', () => {
  const battle = founding(true)
  playTo(battle, 'round', { answers: ['yes', 'yes', [], []], chances: [order] })
  expect(battle.campaign?.market?.cards.filter((id) => baseContent.programs[id])).toEqual([])
})

test('CZ-MARKET-3, CZ-OBJECTIVE-12 Gear that a scenario or an Objective brings comes out of the Market deck, and what another has cannot be had', () => {
  const won = campaign({
    stage: 'rewards',
    market: ['katana', 'pain-editor'],
    winners: [0],
    game: { scenario: 'open-ports' },
  })
  playTo(won, 'injuries', { answers: ['forgo'], chances: [[0]] })
  expect([hq(won, 0).gear.includes('pain-editor'), won.campaign?.market?.cards]).toEqual([true, ['katana']])
  const completed = (market: string[]) => {
    const battle = campaign({
      stage: 'game',
      market,
      players: [{ hand: ['mm-spare-parts'] }],
      game: { progress: { '0 mm-spare-parts': 1 } },
      models: { warlord: { seat: 0, tokens: 'G+ Y+ Y+' } },
    })
    scripted({}, (table) => watchObjectives(table as Table, battle, { on: 'looted', by: modelOf(battle, 'warlord-1') }))
    return [hq(battle, 0).objectives, hq(battle, 0).gear.includes('mantis-rig'), battle.campaign?.market?.cards]
  }
  expect(completed(['katana', 'mantis-rig'])).toEqual([['mm-spare-parts'], true, ['katana']])
  expect(completed(['katana'])).toEqual([['mm-spare-parts'], false, ['katana']])
})
