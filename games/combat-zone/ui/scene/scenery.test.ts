import { Match, seededRandom } from '@muster/table'
import { playRandomly } from '@muster/table/testing'
import { expect, test } from 'vitest'
import { contentWith } from '../../content/index.ts'
import { planeOf } from '../../content/space/scene.ts'
import type { Battlespace } from '../../content/space/scenery.ts'
import { manifest } from '../../manifest.ts'
import { combatZone } from '../../rules/game.ts'
import { battlespaceDrawing } from './board.ts'
import { sceneOf } from './scene.ts'

const pieces = [
  { kind: 'fence', at: [4, 12] },
  { kind: 'wall', at: [4, 18], openings: [{ at: 2, width: 1.5, kind: 'door' }] },
  { kind: 'rooftop', at: [11, 15], ladders: ['south'] },
  { kind: 'shop', at: [17, 15], openings: [{ wall: 'west', at: 1.5, width: 1.5, kind: 'window' }] },
]
const street = { id: 'street', name: 'Street', width: 22, depth: 30, text: 'For a test.', pieces }
const packs = [{ battlespaces: [street] }]
const content = contentWith(packs)
const drawing = battlespaceDrawing(planeOf(content, content.battlespaces.street as Battlespace, 'street'), (id) => id)

test('CZ-OBST-4 every piece shows its class before anybody moves, and no play changes it', () => {
  const classes = new Map(drawing.scenery?.flatMap(({ name, kind }) => (name === '' ? [] : [[name, kind] as const])))
  expect([...classes]).toEqual([
    ['fence-1', 'obstacle'],
    ['wall-2', 'barrier'],
    ['rooftop-3', 'platform'],
    ['shop-4', 'platform'],
  ])
  const config = { ...(manifest.firstGame.config as object), battlespace: 'street', controls: 2 }
  const match = Match.open(combatZone, { seats: 2, packs, config, seed: 'x' })
  const sceneryIn = () => {
    const { board } = sceneOf(match.state, 0)
    return board && 'scenery' in board ? board.scenery : undefined
  }
  const before = JSON.stringify(sceneryIn())
  playRandomly(match, seededRandom('x'))
  expect(JSON.stringify(sceneryIn())).toBe(before)
})

const named = (look: string) => drawing.marks?.flatMap((mark) => (mark.look === look ? [[mark.name, mark.at]] : []))

test('CZ-BARRIER-6 doors and windows are marked on the map', () => {
  expect(named('door')).toEqual([['door, walked through without a roll', { x: 425, y: 1800 }]])
  expect(named('window')).toEqual([['window, climbed through like an obstacle', { x: 1415, y: 1505 }]])
})

test('CZ-CLIMB-13 and so is what is easy to climb', () => {
  expect(named('ladder')).toEqual([['ladder, climbed without a roll', { x: 1100, y: 1300 }]])
})
