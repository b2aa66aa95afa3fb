import type { Fault } from '@muster/table'
import { expect, test } from 'vitest'
import { baseContent } from '../content/index.ts'
import { makeTeamCode } from '../content/team/share-code.ts'
import { duel } from '../testing/duel.ts'
import { allSay, tableFor } from '../testing/table.ts'

const teams = ['tyger-claws-100', 'maelstrom-100']
const size = (t: ReturnType<typeof tableFor>) => {
  const { ground, battlespace, content } = t.state
  const { width, depth } = ground ?? content.battlespaces[battlespace] ?? {}
  return [width, depth]
}

test('CZ-SETUP-1 the players agree on 100, 150 or 200 EB, and on any other amount beforehand', () => {
  const t = tableFor({})
  expect([t.match.questions.map(({ ask, seat }) => [ask, seat]), t.offer('', 0)]).toEqual([
    [
      ['size', 0],
      ['size', 1],
    ],
    ['100', '150', '200'],
  ])
  expect(allSay(t, '150').state.eb).toBe(150)
  expect(t.question(1).text).toContain('150 EB')
  expect(tableFor({ eb: 120 }).question(1).text).toContain('120 EB')
})

test('CZ-SETUP-1 where they do not agree, one of their wishes is drawn for all', () => {
  const t = tableFor({})
  t.answer('100', 0).answer('200', 1)
  expect([100, 200]).toContain(t.state.eb)
})

test('CZ-SETUP-2 22 by 30 inches for 100 and 150 EB, 44 by 30 for 200', () => {
  const made = (eb: number) => {
    const t = tableFor({ eb, teams: ['random', 'random'], scenario: 'turf-war', battlespace: 'made', firstSide: 0 })
    return size(t)
  }
  expect([made(100), made(150), made(200)]).toEqual([
    [22, 30],
    [22, 30],
    [44, 30],
  ])
  const offered = (eb: number) => tableFor({ eb, teams: ['random', 'random'], scenario: 'turf-war' }).offer('', 0)
  expect(offered(100)).toContain('container-yard')
  expect(offered(200)).not.toContain('container-yard')
  const widths = offered(200).flatMap((id) => baseContent.battlespaces[id]?.width ?? [])
  expect([widths.length > 0, new Set(widths)]).toEqual([true, new Set([44])])
})

test('CZ-SETUP-3 size, teams, scenario, Battlespace, sides and deployment are asked for in this order', () => {
  const t = tableFor({})
  const asked: string[] = []
  const now = () => {
    const { ask } = t.question()
    if (!asked.includes(ask)) asked.push(ask)
  }
  now()
  allSay(t, '100')
  now()
  t.answer('maelstrom-100', 0).answer('zoners-100', 1)
  now()
  allSay(t, 'turf-war')
  now()
  expect(() => t.answer('deploy warlord-1', 0)).toThrow()
  t.dice(5, 2)
  allSay(t, 'parade-ground')
  now()
  t.answer('1')
  now()
  t.answer('deploy warlord-1')
  now()
  expect(asked).toEqual(['size', 'team', 'scenario', 'space', 'side', 'deploy', 'deploy at'])
})

test('CZ-SETUP-4 what a card says goes before what the book says', () => {
  const gear = { pistol: { actions: [{ skill: 'ranged', bands: ['red'], attack: true }] } }
  const t = duel({ ana: { gear: [{ card: 'pistol', down: false }] }, bob: { at: [5, 8] }, gear })
  expect([t.offer('shoot'), t.whyNot('shoot bob-1 on G+')]).toEqual([[], 'CZ-ACTION-8'])
  expect(t.offer('pistol-1')).toEqual(['pistol-1 bob-1 on G+', 'pistol-1 bob-1 on Y+'])
})

/** The fault a config is refused with. */
function refused(config: object, seats = 2): Fault {
  try {
    tableFor(config, seats)
  } catch (error) {
    return error as Fault
  }
  throw new Error('it was played')
}

const list = (characters: string[], gonks = {}, faction = 'maelstrom') => ({
  faction,
  characters: characters.map((card) => ({ card })),
  gonks,
})

test('CZ-TEAM-1..4, CZ-TEAM-6, CZ-TEAM-12, CZ-TEAM-18 an illegal list is refused with its rule and its place', () => {
  const rule = (team: object) => refused({ eb: 500, teams: ['zoners-100', team] }).rule
  expect(rule(list(['warlord', 'kyodai']))).toBe('CZ-TEAM-1')
  expect(rule(list(['ripper']))).toBe('CZ-TEAM-2')
  expect(rule(list(['warlord', 'ripper', 'ripper-1']))).toBe('CZ-TEAM-3')
  expect(rule(list(['warlord', 'solo', 'nomad', 'nomad']))).toBe('CZ-TEAM-12')
  expect(rule(list(['warlord'], { pledge: 9 }))).toBe('CZ-TEAM-6')
  const stolen = { ...list([]), characters: [{ card: 'warlord', gear: ['katana'] }] }
  expect(rule(stolen)).toBe('CZ-TEAM-18')
  expect(refused({ eb: 500, teams: ['zoners-100', stolen] }).message).toMatch(/^teams\[1\]: /)
  const four = list(['warlord', 'riveter', 'riveter', 'riveter', 'riveter'])
  expect(
    tableFor({ eb: 500, teams: ['zoners-100', four] }).state.models.filter(({ card }) => card === 'riveter'),
  ).toHaveLength(4)
})

test('CZ-TEAM-5, CZ-TEAM-7, CZ-TEAM-8 a team fits the EB agreed, Gonks and stars paid for one by one', () => {
  const team = list(['warlord-1'], { pledge: 2 })
  const cost = 24 + 5 + 2 * 5
  expect(tableFor({ eb: cost, teams: [team, team] }).state.eb).toBe(cost)
  expect(refused({ eb: cost - 1, teams: [team, team] }).rule).toBe('CZ-TEAM-5')
  expect(refused({ eb: 100, teams: ['maelstrom-200', 'zoners-100'] }).rule).toBe('CZ-TEAM-5')
})

test('a team is a ready-made one, a share code, a random one or a list, and the largest ready-made one sets the size', () => {
  const code = makeTeamCode({
    faction: 'maelstrom',
    characters: [{ card: 'warlord', gear: [], programs: [] }],
    gonks: {},
  })
  const t = tableFor({ teams: ['zoners-150', code, 'random', list(['warlord'])] }, 4)
  expect(t.state.eb).toBe(150)
  expect(t.state.sides.map(({ team }) => team)).toEqual(['zoners-150', 'Maelstrom', expect.any(String), 'Maelstrom'])
  expect(t.state.models.filter(({ seat }) => seat === 1).map(({ card }) => card)).toEqual(['warlord'])
  expect(refused({ teams: ['nobody', 'zoners-100'] }).message).toContain('there is no ready-made team "nobody"')
})

test('what does not fit together is refused with what was expected', () => {
  expect(refused({ teams: ['zoners-100'] }).message).toBe(
    'teams: there are 1 for 2 seats; expected one for each, or none',
  )
  expect(refused({ teams, battlespace: 'nowhere' }).message).toMatch(
    /^battlespace: there is no nowhere; expected one of /,
  )
  expect(refused({ teams, firstSide: 2 }).message).toBe('firstSide: there is no seat 2; expected 0 to 1')
  expect(refused({ pairs: true }, 3)).toMatchObject({ rule: 'CZ-TEAMPLAY-1' })
  expect(refused({ teams, scenario: 'nothing' }).message).toMatch(
    /^scenario: there is no nothing; expected one of turf-war, /,
  )
})

test('CZ-TEAM-9, CZ-TEAM-13, CZ-TEAM-16, CZ-LUCK-13 stars are paid for, Mercs too, count as Street Cred, and make the other an underdog', () => {
  const stars = list(['warlord-2', 'solo-1'])
  const { sides } = tableFor({ eb: 24 + 10 + 18 + 5, teams: [stars, list(['warlord'])] }).state
  expect(sides.map(({ cred, luck }) => [cred, luck])).toEqual([
    [3, 3],
    [0, 6],
  ])
  expect(refused({ eb: 24 + 10 + 18 + 4, teams: [stars, list(['warlord'])] }).rule).toBe('CZ-TEAM-5')
})
