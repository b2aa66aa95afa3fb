import { Match, randomAnswer, seededRandom, writeChoice } from '@muster/table'
import { expect, test } from 'vitest'
import { combatZone } from './game.ts'

/** A table of a setup, played at random until it asks a question. */
function askedFor(setup: object, ask: string) {
  const { teams = [] } = setup as { teams?: readonly string[] }
  const match = Match.open(combatZone, { seats: teams.length || 2, seed: 'setup', config: setup })
  const random = seededRandom('setup')
  for (const left = 200; match.questions[0] && match.questions[0].ask !== ask && match.entries.length < left; ) {
    const [{ seat, question }] = match.pending as [(typeof match.pending)[number]]
    match.answer(seat, writeChoice(question, randomAnswer(question, random)))
  }
  expect(match.questions[0]?.ask).toBe(ask)
  return match
}

const teams = ['tyger-claws-100', 'maelstrom-100']
const bare = {}
const turfWar = { teams, scenario: 'turf-war' }
const placed = { ...turfWar, battlespace: 'container-yard' }
const three = { ...placed, teams: [...teams, 'zoners-100'], scenario: 'three-way-split' }
const paired = { ...placed, teams: [...teams, 'zoners-100', 'lawmen-100'], pairs: true }
const laid = { ...turfWar, battlespace: 'laid' }
const campaign = { play: 'campaign', scenario: 'turf-war', battlespace: 'container-yard' }

test.each<[object, string, string, unknown, string]>([
  [bare, 'size', 'battlespace', 'nowhere', 'there is no Battlespace nowhere; expected one of parade-ground, '],

  [laid, 'scenery', 'ground', undefined, 'ground is missing, and the Battlespace is being laid out on it'],
  [
    turfWar,
    'space',
    'scenario',
    undefined,
    'scenario is missing, and the stage is space; expected the one that is played',
  ],
  [placed, 'deploy', 'scenario', undefined, 'scenario is missing, and the stage is deploy'],
  [placed, 'control', 'scenario', undefined, 'scenario is missing, and the stage is control'],
  [placed, 'deploy', 'scenario', 'nothing', 'there is no scenario nothing; expected one of turf-war, '],
  [
    placed,
    'deploy',
    'scenario',
    'three-way-split',
    'scenario three-way-split is not for these players; expected one of',
  ],
  [three, 'deploy', 'scenario', 'prove-bozos', 'scenario prove-bozos is not for these players; expected one of'],
  [three, 'control', 'scenario', 'turf-war', 'scenario turf-war is not for these players; expected one of three-way-'],
  [bare, 'size', 'stage', 'laying', 'ground is missing'],
  [bare, 'size', 'stage', 'deploy', 'scenario is missing, and the stage is deploy'],
  [placed, 'control', 'stage', 'space', 'stands on the table, and the stage is space'],
  [placed, 'deploy', 'sides/0/faction', '', 'seat 0 has no team, and the stage is deploy'],
  [placed, 'deploy', 'fallen', ['zed-1'], 'zed-1 has fallen, and the stage is deploy'],
  [placed, 'deploy', 'commanded', 'zed-1', 'there is commanded, and the stage is deploy'],
  [placed, 'deploy', 'config/scenario', 'nothing', 'config.scenario: there is no nothing; expected one of'],
  [placed, 'deploy', 'config/battlespace', 'nowhere', 'config.battlespace: there is no nowhere; expected one of'],
  [placed, 'deploy', 'config/teams', ['nobody', 'zoners-100'], 'config.teams[0]: there is no ready-made team "nobody"'],
  [placed, 'deploy', 'config/pairs', true, 'config.pairs: there are 2 seats; two against two are 4'],
  [placed, 'deploy', 'config/play', 'campaign', 'config.play is campaign, and this is one game'],
  [campaign, 'team', 'config/play', 'one-off', 'config.play is one-off, and this is a campaign'],
  [campaign, 'faction', 'campaign/stage', 'round', 'campaign.players: expected 2, got 0'],
  [campaign, 'team', 'campaign/players', [], 'campaign.players: expected 2, got 0'],
  [
    campaign,
    'team',
    'campaign/meetings',
    [[0, 0]],
    'campaign.meetings[0]: expected different seats from 0 to 1, got 0, 0',
  ],
  [
    campaign,
    'team',
    'campaign/game/seats',
    [0, 2],
    'campaign.game.seats: expected different seats from 0 to 1, got 0, 2',
  ],
  [campaign, 'team', 'campaign/game', undefined, 'campaign.game is missing, and the campaign is at teams'],
  [campaign, 'team', 'campaign/game/scenario', undefined, 'campaign.game.scenario is missing, and the campaign is at'],
])('CZ-SETUP-3 set up as %j, asked for %s, /%s cannot become %j: %s', (setup, ask, path, value, message) => {
  const match = askedFor(setup, ask)
  const before = structuredClone(match.questions)
  const patch = value === undefined ? { op: 'remove', path: `/${path}` } : { op: 'add', path: `/${path}`, value }
  expect(() => match.edit([patch])).toThrow(
    expect.objectContaining({ code: 'bad-edit', message: expect.stringContaining(message) }),
  )
  expect(match.questions).toEqual(before)
})

test.each<[object, string, string, unknown]>([
  [bare, 'size', 'battlespace', 'data-farm'],
  [placed, 'side', 'battlespace', 'burned-block'],
  [placed, 'control', 'scenario', 'open-ports'],
  [placed, 'deploy', 'config/scenario', 'open-ports'],
  [placed, 'deploy', 'scenario', 'prove-bozos'],
  [paired, 'deploy', 'scenario', 'prove-bozos'],
  [campaign, 'team', 'campaign/meetings', [[1, 0]]],
])('CZ-SETUP-3 but set up as %j, asked for %s, /%s can become %j', (setup, ask, path, value) => {
  const match = askedFor(setup, ask)
  match.edit([{ op: 'add', path: `/${path}`, value }])
  expect(match.questions.length).toBeGreaterThan(0)
})
