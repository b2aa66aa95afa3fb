import { expect, test } from 'vitest'
import { duel } from '../../testing/duel.ts'
import { tableFor } from '../../testing/table.ts'
import { boardDrawing } from './board.ts'

test('CZ-SCENARIO-3 markers lie on the board with whose they are, and who carries one bears a badge', () => {
  const markers = [
    { kind: 'terminal', at: { x: 1100, y: 1500, z: 0 } },
    { kind: 'terminal', at: { x: 400, y: 1500, z: 0 }, seat: 1 },
    { kind: 'crate', at: { x: 0, y: 0, z: 0 }, carrier: 'ana-1' },
  ]
  const { marks, pieces } = boardDrawing(duel({ state: { markers } }).state, 0, String)
  expect(marks.filter(({ look }) => look === 'marker').map(({ name, at }) => [name, at])).toEqual([
    ['terminal', { x: 1100, y: 1500 }],
    ['terminal, claimed by Player 2', { x: 400, y: 1500 }],
  ])
  expect(pieces.find(({ id }) => id === 'ana-1')?.badges.map(({ name }) => name)).toEqual(['carries a crate'])
})

test('CZ-SCENARIO-5 the zone is outlined while a model is deployed', () => {
  const config = {
    teams: ['zoners-100', 'maelstrom-100'],
    scenario: 'turf-war',
    battlespace: 'parade-ground',
    firstSide: 0,
  }
  const t = tableFor(config)
  t.answer(t.offer('deploy')[0])
  expect(t.question().region).toEqual([
    [
      { x: 0, y: 0 },
      { x: 2200, y: 0 },
      { x: 2200, y: 500 },
      { x: 0, y: 500 },
    ],
  ])
})
