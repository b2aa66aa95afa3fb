import { scripted } from '@muster/reaction/testing'
import { expect, test } from 'vitest'
import { campaign, playTo } from '../../testing/campaign.ts'
import { combatZone } from '../game.ts'
import { partOf } from '../teamplay.ts'
import { campaignResult } from './campaign.ts'
import { whoProves } from './prove.ts'

const stars = (card: string, many: number): string[] => Array<string>(many).fill(card)

/** Two teams with so many Veterans of one star, and Objectives without a star. */
const rivals = (one: number, other: number, objectives: [string[], string[]] = [[], []]) =>
  campaign({
    stage: 'scenario',
    players: [
      { more: stars('scrap-hound-1', one), objectives: objectives[0] },
      { more: stars('kyodai-1', other), objectives: objectives[1] },
    ],
  })

test('CZ-PROVE-1, CZ-PROVE-2 with 9 Street Cred any scenario is played, with 10 the own Prove Your Worth and no other', () => {
  const nine = rivals(9, 0)
  const { asked } = playTo(nine, 'teams', { answers: ['turf-war', 'turf-war'] })
  expect(asked[0]?.options.map(({ key }) => key)).not.toContain('prove-maelstrom')
  const ten = rivals(10, 0)
  expect(playTo(ten, 'teams').asked).toEqual([])
  expect(ten.campaign?.game).toMatchObject({ scenario: 'prove-maelstrom', proves: 0, seats: [0, 1] })
})

test('CZ-PROVE-2, CZ-R-110 the opponent plays the other side of it', () => {
  const battle = rivals(0, 10)
  playTo(battle, 'teams')
  expect(battle.campaign?.game).toMatchObject({ scenario: 'prove-tyger-claws', proves: 1 })
  const team = (faction: string, card: string) => ({
    faction,
    characters: [{ card, gear: [], programs: [] }],
    gonks: {},
  })
  Object.assign(battle.campaign?.players[0] ?? {}, { team: team('maelstrom', 'warlord') })
  Object.assign(battle.campaign?.players[1] ?? {}, { team: team('tyger-claws', 'oyabun') })
  Object.assign(battle.campaign ?? {}, { stage: 'objectives' })
  playTo(battle, 'game')
  scripted({ answers: ['container-yard', 'container-yard'] }, (table) => {
    for (const _ of ['space', 'sides']) combatZone.step(table, battle)
  })
  expect([partOf(battle, 0), partOf(battle, 1)]).toEqual([1, 0])
})

test('CZ-PROVE-3 of two who must, the one with more Street Cred', () => {
  const battle = rivals(10, 12)
  playTo(battle, 'teams')
  expect(battle.campaign?.game?.proves).toBe(1)
})

test('CZ-PROVE-4 with as much, the one with more completed Objectives', () => {
  const battle = rivals(10, 10, [['mm-no-retreat', 'mm-chrome-choir'], ['tc-family-first']])
  playTo(battle, 'teams')
  expect(battle.campaign?.game?.proves).toBe(0)
})

test('CZ-PROVE-5, CZ-R-111 else RED dice and the Influence of the Leaders, until one is higher; the higher chooses', () => {
  const battle = rivals(10, 10)
  const characters = (card: string) => [{ card, gear: [], programs: [] }]
  for (const [seat, card] of [
    [0, 'warlord'],
    [1, 'wakagashira'],
  ] as const)
    Object.assign(battle.campaign?.players[seat] ?? {}, {
      team: { faction: '', characters: characters(card), gonks: {} },
    })
  // Influence 2 and 1: 3 + 2 and 4 + 1 tie, then 4 + 2 is higher than 4 + 1.
  const { result, asked } = scripted({ dice: [3, 4, 4, 4], answers: ['player 2'] }, (table) =>
    whoProves(table, battle, [0, 1]),
  )
  expect(asked).toMatchObject([{ seat: 0, ask: 'prove' }])
  expect(result).toBe(1)
})

test('CZ-PROVE-5, CZ-PROMOTE-2 a Leader promoted since the last game rolls with its new Influence', () => {
  const battle = rivals(9, 10)
  const team = (card: string) => ({ team: { faction: '', characters: [{ card, gear: [], programs: [] }], gonks: {} } })
  const [own, other] = battle.campaign?.players ?? []
  Object.assign(own ?? {}, team('warlord'), { characters: ['warlord-1', ...stars('scrap-hound-1', 9)] })
  Object.assign(other ?? {}, team('oyabun'))
  // Influence 3 and 2.
  const { asked } = scripted({ dice: [3, 3], answers: ['player 2'] }, (table) => whoProves(table, battle, [0, 1]))
  expect(asked).toMatchObject([{ seat: 0, ask: 'prove' }])
})

const proven = (winners: number[], answers: string[]) => {
  const battle = campaign({
    stage: 'game',
    winners,
    game: { proves: 0, scenario: 'prove-maelstrom' },
    campaign: { round: 1 },
  })
  battle.stage = 'over'
  return { battle, ...playTo(battle, winners.includes(0) ? 'proven' : 'round', { answers }) }
}

test('CZ-PROVE-6, CZ-PROVE-7 who wins the own Prove Your Worth wins the campaign, which ends unless all play on', () => {
  const { battle } = proven([0], ['forgo'])
  expect(battle.campaign?.proven).toEqual([0])
  playTo(battle, 'over', { answers: ['go-on', 'end'] })
  expect(campaignResult(battle)).toMatchObject({ winners: [0], by: 'proven' })
})

test('CZ-PROVE-7 with all agreed it goes on, and the winner need not prove itself again', () => {
  const { battle } = proven([0], ['forgo'])
  playTo(battle, 'round', { answers: ['go-on', 'go-on'] })
  battle.campaign?.players[0]?.characters.push(...stars('scrap-hound-1', 12))
  playTo(battle, 'scenario')
  expect(scripted({}, (table) => whoProves(table, battle, [0, 1])).result).toBeUndefined()
  expect(campaignResult(battle)).toBeUndefined()
})

test('CZ-R-110 a lost Prove Your Worth wins nothing and must be tried again', () => {
  const { battle } = proven([1], ['forgo'])
  expect(battle.campaign?.proven).toEqual([])
  battle.campaign?.players[0]?.characters.push(...stars('scrap-hound-1', 10))
  playTo(battle, 'teams')
  expect(battle.campaign?.game?.proves).toBe(0)
})
