import { Match, seededRandom } from '@muster/table'
import { playRandomly } from '@muster/table/testing'
import { expect, test } from 'vitest'
import { combatZone } from '../../rules/game.ts'
import { characterLines } from '../describe.ts'
import { baseContent, contentWith } from '../index.ts'
import type { Character } from '../load.ts'
import { mapProblems } from '../space/map-check.ts'
import { validateTeam } from '../team/validate.ts'
import sample from './sample.yaml'

const content = contentWith([sample])

test('the sample pack brings a faction, Gear, a Battlespace and a team to the box', () => {
  expect(Object.keys(content.factions)).toEqual([...Object.keys(baseContent.factions), 'inquisitors'])
  expect(content.gear['garbage-lid']?.faction).toBeUndefined()
  expect(content.gear['bolt-cutters']?.faction).toBe('inquisitors')
  expect(content.objectives['iq-purge']?.faction).toBe('inquisitors')
  expect(Object.keys(content.battlespaces)).toContain('chapel-yard')
  expect(content.teams['inquisitors-60']?.characters).toHaveLength(3)
})

test('CZ-TEAM-1, CZ-TEAM-18 its faction builds teams of its own, with Gear for everybody', () => {
  const team = {
    faction: 'inquisitors',
    characters: [{ card: 'confessor', gear: ['garbage-lid'], programs: [] }],
    gonks: {},
  }
  expect(validateTeam(content, team, { eb: 100 })).toEqual([])
  const others = {
    ...team,
    faction: 'lawmen',
    characters: [{ card: 'captain', gear: ['garbage-lid', 'bolt-cutters'], programs: [] }],
  }
  expect(validateTeam(content, others, { eb: 100 }).map(({ rule }) => rule)).toEqual(['CZ-TEAM-18'])
})

test('its Battlespace passes the map check for every scenario of two, and its cards say what they do', () => {
  const map = content.battlespaces['chapel-yard'] as (typeof content.battlespaces)[string]
  for (const { zones, sides, players } of Object.values(content.scenarios).filter((one) => one.players[0] === 2)) {
    const begins = sides.map(({ zone }) => [zone, zones[zone] as NonNullable<(typeof zones)[string]>] as const)
    expect([players, mapProblems(content, map, begins, [25, 27, 32, 40, 50])]).toEqual([players, []])
  }
  expect(characterLines(content, content.characters.unplugger as Character)).toEqual([
    'This character has +2 Melee against any Cyber-Character.',
    'This character cannot be Hacked.',
  ])
})

test('its team fights on its Battlespace, in a scenario of the box', () => {
  const config = {
    teams: ['inquisitors-60', 'zoners-100'],
    scenario: 'turf-war',
    battlespace: 'chapel-yard',
    firstSide: 0,
  }
  const match = playRandomly(
    Match.open(combatZone, { seats: 2, seed: 'pack', packs: [sample], config }),
    seededRandom('pack'),
  )
  expect([match.state.battlespace, match.state.sides[0]?.faction]).toEqual(['chapel-yard', 'inquisitors'])
  expect(match.result?.winners).toBeInstanceOf(Array)
})
