import { expect, test } from 'vitest'
import { duel } from '../../testing/duel.ts'
import { position } from '../../testing/position.ts'
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

test('CZ-QUARTER-2 where quarters count, who controls one is seen in its corner, and elsewhere nothing is', () => {
  const models = { ana: { seat: 0, at: [3, 3] }, bob: { seat: 1, at: [20, 28] } } as const
  const quartersIn = (scenario: string) => {
    const { marks } = boardDrawing(position({ models, state: { scenario } }).state, 0, String)
    return marks.filter(({ look }) => look === 'quarter' || look === 'quarters').map(({ id, seat }) => [id, seat])
  }
  expect(quartersIn('turf-war')).toEqual([
    ['quarters 0', undefined],
    ['quarters 1', undefined],
    ['quarter 0', 0],
    ['quarter 3', 1],
  ])
  expect(quartersIn('smash-and-grab')).toEqual([])
})

test('CZ-SCENARIO-4 zones that count are seen, those where sides begin and no more are not', () => {
  const zonesIn = (scenario: string) => {
    const { marks } = boardDrawing(
      position({ models: { ana: { seat: 0, at: [3, 3] } }, state: { scenario } }).state,
      0,
      String,
    )
    return marks.filter(({ look }) => look === 'zone').map(({ name }) => name)
  }
  expect(zonesIn('turf-war')).toEqual([])
  expect(zonesIn('smash-and-grab')).toEqual(['south', 'north'])
  expect(zonesIn('prove-lawmen')).toEqual(['getaway'])
})
