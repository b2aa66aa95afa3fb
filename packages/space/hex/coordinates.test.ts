import { expect, test } from 'vitest'
import {
  type Axial,
  axialDistance,
  axialNeighbours,
  directions,
  directionTo,
  halfTurned,
  mirrored,
  rotated,
  turned,
} from './coordinates.ts'

test('the six neighbours of a hex, in order', () => {
  expect(axialNeighbours([3, 4])).toEqual([
    [4, 4],
    [4, 3],
    [3, 3],
    [2, 4],
    [2, 5],
    [3, 5],
  ])
})

test('hexes that share an edge are 1 apart, [0,0] and [1,1] share none', () => {
  for (const neighbour of axialNeighbours([0, 0])) expect(axialDistance([0, 0], neighbour)).toBe(1)
  expect(axialDistance([0, 0], [1, 1])).toBe(2)
})

test('a turn of 60 degrees takes each direction to the next', () => {
  for (const [index, step] of directions.entries()) {
    expect(rotated(step, 1)).toEqual(directions[(index + 1) % 6])
    expect(rotated(step, -1)).toEqual(directions[(index + 5) % 6])
  }
  expect(turned(0, -1)).toBe(5)
  expect(turned(5, 2)).toBe(1)
})

test('a mirror swaps right and left and keeps the row; a half turn is three turns of 60 degrees', () => {
  expect(mirrored([1, 0])).toEqual([-1, 0])
  expect(mirrored([1, -1])).toEqual([0, -1])
  expect(halfTurned([2, -5])).toEqual(rotated([2, -5], 3))
})

test('a direction is named for hexes in a straight line only', () => {
  const from: Axial = [1, 1]
  expect(directionTo(from, [4, 1])).toBe(0)
  expect(directionTo(from, [3, -1])).toBe(1)
  expect(directionTo(from, [2, 2])).toBeUndefined()
  expect(directionTo(from, from)).toBeUndefined()
})
