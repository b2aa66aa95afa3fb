import { expect, test } from 'vitest'
import { lineOf } from './line.ts'

test('the line from [0,0] to [2,0] crosses the interior of [1,0] only', () => {
  expect(lineOf([0, 0], [2, 0])).toEqual({
    through: [
      [0, 0],
      [1, 0],
      [2, 0],
    ],
    grazed: [],
    between: [],
  })
})

test('the line from [0,0] to [1,1] runs along the common edge of [1,0] and [0,1]', () => {
  const { through, grazed, between } = lineOf([0, 0], [1, 1])
  expect(through).toEqual([
    [0, 0],
    [1, 1],
  ])
  expect(grazed).toHaveLength(2)
  expect(grazed).toEqual(
    expect.arrayContaining([
      [1, 0],
      [0, 1],
    ]),
  )
  expect(between).toEqual([
    [
      [0, 1],
      [1, 0],
    ],
  ])
})

test('the line from [0,0] to [3,1] crosses four hexes, that to [2,1] two', () => {
  expect(lineOf([0, 0], [3, 1]).through).toEqual([
    [0, 0],
    [1, 0],
    [1, 1],
    [2, 0],
    [2, 1],
    [3, 1],
  ])
  expect(lineOf([0, 0], [2, 1]).through).toEqual([
    [0, 0],
    [1, 0],
    [1, 1],
    [2, 1],
  ])
})

test('the line from [0,0] to [4,1] touches a corner of [1,1] and of [3,0]', () => {
  const { through, grazed, between } = lineOf([0, 0], [4, 1])
  expect(through).toEqual([
    [0, 0],
    [1, 0],
    [2, 0],
    [2, 1],
    [3, 1],
    [4, 1],
  ])
  expect(grazed).toEqual([
    [1, 1],
    [3, 0],
  ])
  expect(between).toEqual([])
})

test('a line from a hex to itself is that hex', () => {
  expect(lineOf([2, 3], [2, 3])).toEqual({ through: [[2, 3]], grazed: [], between: [] })
})
