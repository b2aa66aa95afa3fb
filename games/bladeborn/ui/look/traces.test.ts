import { expect, test } from 'vitest'
import { traces } from './traces.ts'

const told = [
  { event: 'place', fighter: 'saek', hex: 'c3' },
  { event: 'place', fighter: 'grawl', hex: 'e9' },
  { event: 'move', fighter: 'saek', path: ['c4', 'd5'] },
  { event: 'move', fighter: 'saek', path: [] },
  { event: 'down', fighter: 'saek' },
  { event: 'down', fighter: 'unseen' },
]

test('whoever falls leaves a mark where they stood last', () => {
  expect(traces(told).map(({ id, at }) => [id, at])).toEqual([['fallen-saek', { cell: 'd5' }]])
})

test('another battle begins on clean ground', () => {
  expect(traces([...told, { event: 'battle', objectives: [] }])).toEqual([])
})
