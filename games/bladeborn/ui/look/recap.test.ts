import type { GameEvent } from '@muster/table'
import { expect, test } from 'vitest'
import { recap } from './recap.ts'

const heard = (event: GameEvent, text = '') => ({ event, text })
const names = new Map([
  ['a', 'Grawl'],
  ['b', 'Dour Cragan'],
])
const told = (...events: GameEvent[]) =>
  recap(
    events.map((event) => heard(event, 'as the log says')),
    (id) => names.get(id),
  )

test('a walk tells how far, damage what is left, and a fall weighs most', () => {
  const steps = told(
    { event: 'move', rule: 'BB-MOVE-1', fighter: 'b', fighterCard: 'x', path: ['c3', 'd3'] },
    { event: 'move', rule: 'BB-MOVE-1', fighter: 'b', fighterCard: 'x', path: [] },
    { event: 'damage', rule: 'BB-DAMAGE-1', fighter: 'a', fighterCard: 'x', amount: 4, total: 4, wounds: 6 },
    { event: 'down', rule: 'BB-DAMAGE-2', fighter: 'a', fighterCard: 'x' },
  )
  expect(steps.map(({ text }) => text)).toEqual([
    'Dour Cragan moves 2 hexes',
    'Grawl loses 4, 2 left',
    'as the log says',
  ])
  expect(steps[0]).toMatchObject({ at: 'd3', trails: [[{ cell: 'c3' }, { cell: 'd3' }]] })
  expect(steps[1]?.at).toBe('a')
  expect(Math.max(...steps.map(({ weight }) => weight))).toBe(steps[2]?.weight)
})

test('what changes nothing is not told', () => {
  expect(
    told(
      { event: 'damage', rule: 'BB-DAMAGE-1', fighter: 'a', fighterCard: 'x', amount: 0, total: 4, wounds: 6 },
      { event: 'points', rule: 'BB-ROUND-2', seat: 0, points: 0, total: 0, source: 'x' },
      { event: 'activated', rule: 'BB-COMBAT-9', fighter: 'a', fighterCard: 'x' },
    ),
  ).toEqual([])
})
