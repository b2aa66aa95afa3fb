import { expect, test } from 'vitest'
import { baseContent, contentWith } from '../content/index.ts'
import { makeTeamCode } from '../content/team/share-code.ts'
import { config } from './config.ts'
import { start } from './start.ts'

const begin = (...teams: string[]) => start(baseContent, config.parse({ teams }), 2)

test('CZ-SETUP-1 a team is named by its share code as well as by its id', () => {
  const { 'tyger-claws-100': claws } = baseContent.teams
  if (!claws) throw new Error('the box has no such team')
  const [byCode, byId] = [begin(makeTeamCode(claws), 'maelstrom-100'), begin('tyger-claws-100', 'maelstrom-100')]
  const cards = ({ models }: typeof byId) =>
    models.map(({ card, gear }) => [card, gear.map((held) => held.card).sort()]).sort()
  expect(cards(byCode)).toEqual(cards(byId))
  expect(byCode.sides[0]).toMatchObject({ faction: 'tyger-claws', luck: byId.sides[0]?.luck })
})

test('CZ-TEAM-2 a code of an illegal team is refused with the rule and what would mend it', () => {
  const code = makeTeamCode({ faction: 'maelstrom', characters: [], gonks: { pledge: 1 } })
  expect(() => begin('tyger-claws-100', code)).toThrow(
    /^teams\[1\]: the team has no Leader \(CZ-TEAM-2\): add Chrome Prophet or Warlord/,
  )
  expect(() => begin('nobody', 'maelstrom-100')).toThrow('teams[0]: there is no ready-made team "nobody"')
})

test.each([
  [{ factions: ['zoners'] }, 'CZ-CAMPAIGN-1', 'factions: only a campaign has that; expected play: campaign'],
  [{ market: true }, 'CZ-CAMPAIGN-1', 'market: only a campaign has that; expected play: campaign'],
  [{ together: true }, 'CZ-CAMPAIGN-1', 'together: only a campaign has that; expected play: campaign'],
  [{ rounds: 3 }, 'CZ-CAMPAIGN-1', 'rounds: only a campaign has that; expected play: campaign'],
  [{ eb: 27 }, 'CZ-TEAM-2', 'eb: 27 are too few for a Leader of Arasaka, who costs 28'],
  [{ eb: 27, teams: ['random', null] }, 'CZ-TEAM-2', 'eb: 27 are too few for a Leader of Arasaka, who costs 28'],
])('CZ-SETUP-1 a config no one-off game can be played with is refused: %j', (more, rule, message) => {
  expect(() => start(baseContent, config.parse(more), 2)).toThrow(expect.objectContaining({ message, rule }))
})

test.each([
  [{ players: ['Ana', 'Bob', 'Eve'] }, 'players: there are 3 for 2 seats'],
  [{ play: 'campaign', players: ['Ana', 'Bob', 'Eve'] }, 'players: there are 3 for 2 seats'],
  [{ players: ['Ana', 'Ana'] }, 'players[1]: Ana plays in seat 0 already; expected a name of its own for each'],
  [
    { play: 'campaign', players: ['Ana', 'Ana'] },
    'players[1]: Ana plays in seat 0 already; expected a name of its own for each',
  ],
  [{ teams: ['lawmen-100', 'zoners-100', null] }, 'teams: there are 3 for 2 seats; expected one for each, or none'],
])('CZ-SETUP-1 what is named by seat is for each seat once, and for no more than there are: %j', (more, message) => {
  expect(() => start(baseContent, config.parse(more), 2)).toThrow(expect.objectContaining({ message }))
})

test('CZ-TEAM-2 with a faction in the box that has no Leader every team is named', () => {
  const mob = { id: 'mob', name: 'Mob', plays: 'Loud.', flavour: 'No.', characters: [], gonks: [], gear: [] }
  const content = contentWith([{ factions: [mob] }])
  const begin = (teams: unknown[]) => start(content, config.parse({ eb: 100, teams }), 2)
  expect(() => begin(['random', 'zoners-100'])).toThrow(expect.objectContaining({ message: 'Mob has no Leader' }))
  expect(begin(['lawmen-100', 'zoners-100']).models.length).toBeGreaterThan(0)
})

test('CZ-TEAM-2 a small size will do for teams that are named, and where half of it is for each player there must be twice as much', () => {
  const lone = { faction: 'zoners', characters: [{ card: 'zone-boss' }] }
  expect(start(baseContent, config.parse({ eb: 20, teams: [lone, lone] }), 2).models).toHaveLength(2)
  const half = (eb: number) =>
    start(baseContent, config.parse({ eb, pairs: true, options: { teamGameEb: 'half-the-limit-per-player' } }), 4)
  expect(half(56).stage).toBe('teams')
  expect(() => half(55)).toThrow(expect.objectContaining({ rule: 'CZ-TEAM-2' }))
})
