import { Match } from '@muster/table'
import { makePaint } from '@muster/terminal'
import { expect, test } from 'vitest'
import { combatZone } from './index.ts'
import { manifest } from './manifest.ts'
import { terminal } from './terminal.ts'
import { duel } from './testing/duel.ts'

const plain = makePaint({}, {})

test('a campaign is drawn with its Street Cred, its HQs and the Objectives the player may know', () => {
  const match = Match.open(combatZone, {
    seats: 2,
    seed: 'a',
    config: { play: 'campaign', factions: ['maelstrom', 'zoners'] },
  })
  for (const seat of [0, 1]) match.answer(seat, [])
  const lines = terminal.draw(match.state, plain).split('\n')
  expect(lines.slice(0, 3)).toEqual([
    'Campaign, round 1 of 8',
    'Player 1, Maelstrom: 0 Street Cred',
    '  Completed: none. In hand: none.',
  ])
  expect(lines[3]).toMatch(/^ {2}HQ: Warlord, Chrome Prophet, /)
})

test('a battle is drawn half an inch a character, with every model where it stands', () => {
  const { state } = Match.open(combatZone, { ...manifest.firstGame, seed: 'a' })
  const lines = terminal.draw(state, plain).split('\n')
  const table = lines.filter((line) => line.startsWith('|'))
  expect(table).toHaveLength(30)
  expect(table.every((line) => line.length === 46)).toBe(true)
  expect(lines[0]).toMatch(
    /^Turf War · Control 1 of 14: Player [12], choosing · Player 1 no points, 3 Luck · Player 2 /,
  )
  const warlord = state.models.find(({ card }) => card === 'warlord')
  const row = table[29 - Math.floor((warlord?.at.y ?? 0) / 100)] ?? ''
  expect(row.indexOf('Wa')).toBe(1 + Math.floor(((warlord?.at.x ?? 0) - 25) / 50))
  expect(lines).toContain(`Wa Warlord 1: G+ Y+ Y+ at ${warlord?.at.x} ${warlord?.at.y}`)
})

test('before the fight everybody is listed who is to be deployed', () => {
  const config = { ...(manifest.firstGame.config as object), deployment: 'asked' }
  const { state } = Match.open(combatZone, { seats: 2, seed: 'a', config })
  const lines = terminal.draw(state, plain).split('\n')
  expect(lines[0]).toMatch(/^Turf War · Setting up · /)
  expect(lines).toContain('Wa Warlord 1: G+ Y+ Y+, to be deployed')
})

test('what the net has done to a model is said, and a drone is one', () => {
  const { state } = duel({
    bob: { hacked: 2 },
    more: { matchstick: { seat: 0, at: [9, 5], droneOf: 'ana' } },
    state: { programs: [{ of: 'ana-1', card: 'matchstick', running: true }] },
  })
  const lines = terminal.draw(state, plain).split('\n')
  expect(lines).toContain('An Ana 1: G+ Y+ at 500 500, Vulnerable, runs Matchstick *')
  expect(lines).toContain('Bo Bob 1: G+ Y+ at 500 1000, Hacked 2')
  expect(lines).toContain('Ma Matchstick 1: drone at 900 500')
})

test('heights, Bodies and what can be dragged are drawn and told', () => {
  const { state } = duel({
    ana: { at: [5, 5, 4] },
    pieces: [{ kind: 'rooftop', at: [5, 5], size: [6, 6], height: 4 }],
    loose: [{ kind: 'barrel', at: [12.2, 9.5] }],
    more: { cal: { seat: 0, at: [15, 2], where: 'out' } },
    state: { bodies: [{ no: 3, of: 'cal-1', at: { x: 1510, y: 250, z: 0 } }] },
  })
  const lines = terminal.draw(state, plain).split('\n')
  const table = lines.filter((line) => line.startsWith('|'))
  expect([table[29 - 9]?.[1 + 24], table[29 - 2]?.[1 + 30]]).toEqual(['o', '%'])
  for (const line of [
    'An Ana 1: G+ Y+ at 500 500, up 4 in *',
    '% Body 3, of Cal 1, at 1510 250',
    'o the barrel (1) at 1220 950',
  ])
    expect(lines).toContain(line)
})

test('CZ-MOVE-1 a place typed behind a wall is gone to round it, by a way the referee takes', () => {
  const t = duel({ bob: { at: [20, 28] }, pieces: [{ kind: 'wall', at: [5, 8] }] }).answer('move on G+')
  const way = terminal.completed?.(t.state, [{ x: 500, y: 1000 }]) ?? []
  expect(way.length).toBeGreaterThan(1)
  t.answer(way)
  expect(t.at('ana')).toEqual([500, 1000])
})

test('what a scenario counts is told: markers, zones, and who controls its quarters', () => {
  const linesOf = (scenario: string) =>
    terminal
      .draw(
        Match.open(combatZone, { seats: 2, seed: 'a', config: { ...(manifest.firstGame.config as object), scenario } })
          .state,
        plain,
      )
      .split('\n')
  expect(linesOf('turf-war')).toContain(
    'Quarters: south-west Player 1, south-east Player 1, north-west Player 2, north-east Player 2',
  )
  expect(linesOf('blood-rain')).toContain('Zone shelter: round, from 700 1100 to 1500 1900')
  const grab = linesOf('smash-and-grab')
  expect(grab).toContain('Zone north: from 0 2500 to 2200 3000')
  expect(grab).toContain('* crate at 1100 1500')
})
