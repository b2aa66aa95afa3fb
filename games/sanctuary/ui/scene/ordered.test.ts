import { expect, test } from 'vitest'
import { Position } from '../../testing/position.ts'
import { orderedOf } from './ordered.ts'

function spawning() {
  const position = new Position({ hunters: [{ at: '2,10' }], deck: ['c'], cards: { c: {} } })
  position.answer('end')
  return position
}

test('whoever orders it has enemies appear on the free square with the longest way to Sanctuary', () => {
  const position = spawning()
  const [asked] = position.match.pending
  if (!asked) throw new Error('nobody is asked')
  expect(position.question().options.map(({ key }) => key)).toEqual(['spawn 2,1', 'spawn 1,2', 'spawn 2,2'])
  expect(orderedOf(position.state, 0, asked.question, { spawn: 'far' })).toBe('spawn 2,1')
  expect(orderedOf(position.state, 0, asked.question, { spawn: 'ask' })).toBeUndefined()
})

test('no other decision is taken from anybody', () => {
  const position = new Position({ hunters: [{ at: '2,10' }] })
  const [asked] = position.match.pending
  if (!asked) throw new Error('nobody is asked')
  expect(orderedOf(position.state, 0, asked.question, { spawn: 'far' })).toBeUndefined()
})
