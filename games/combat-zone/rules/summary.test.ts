import { expect, test } from 'vitest'
import { duel } from '../testing/duel.ts'
import type { ModelSetup, Position } from '../testing/position.ts'

const said = (t: Position, choice: Parameters<Position['odds']>[0]) =>
  t.odds(choice).map(({ chance, summary }) => [chance, summary])

test('CZ-BRAWL-8 CZ-DRAG-3 the odds of an escape and of a drag are those of the roll', () => {
  const held = () => duel({ ana: { tokens: 'G+', skills: { reflexes: 1 } }, bob: { at: [5, 6.5], tokens: 'G-' } })
  expect(said(held(), 'drag bob-1 on G+')).toEqual([
    ['19/36', { ready: { 'ana-1': -1 }, moving: 'ana-1' }],
    ['17/36', { ready: { 'ana-1': -1 } }],
  ])
  expect(said(held().answer('move on G+'), [{ x: 1500, y: 500 }])).toEqual([
    ['19/36', { moving: 'ana-1' }],
    ['17/36', {}],
  ])
})

test('CZ-OBST-5 those of a way over a fence say where it may end', () => {
  const t = duel({ ana: { tokens: 'Y+' }, bob: { at: [20, 28] }, pieces: [{ kind: 'fence', at: [5, 8] }] })
  const at = { 'ana-1': { x: 500, y: 738, z: 0 } }
  expect(said(t.answer('move on Y+'), [{ x: 500, y: 1000 }])).toEqual([
    ['5/8', { at }],
    ['3/8', { at, moving: 'ana-1' }],
  ])
})

test('CZ-KEYWORD-17 CZ-KEYWORD-21 CZ-LOOT-5 of what stuns, pushes and loots they say so', () => {
  const jolt = { name: 'jolt', skill: 'ranged', bands: ['yellow'], who: { side: 'rival' }, with: ['stun 1', 'push'] }
  const t = duel({ ana: { tokens: 'Y+', actions: [jolt] }, bob: { tokens: 'Y+' } })
  expect(said(t, 'ana-1 bob-1 on Y+')[1]).toEqual([
    '7/16',
    { ready: { 'ana-1': -1, 'bob-1': -1 }, at: { 'bob-1': { x: 500, y: 1300, z: 0 } } },
  ])
  const gear = { vest: { armor: 2 } }
  const dee: ModelSetup = { seat: 1, at: [15, 25], where: 'out', gear: [{ card: 'vest', down: false }] }
  const bodies = [{ no: 1, of: 'dee-1', at: { x: 600, y: 500, z: 0 } }]
  const looter = duel({ ana: { tokens: 'Y+' }, bob: { at: [20, 28] }, more: { dee }, gear, state: { bodies } })
  expect(said(looter, 'loot-gear body-1 on Y+')[1]).toEqual([
    '3/8',
    { ready: { 'ana-1': -1 }, cards: { 'ana-1': 1, 'dee-1': -1 } },
  ])
})
