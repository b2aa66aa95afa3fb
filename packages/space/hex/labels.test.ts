import { expect, test } from 'vitest'
import { hexLabelled, makeHexBoard } from './board.ts'
import { labelFrame, makeLabel, parseLabel } from './labels.ts'
import { hexagonOfHexes, hexInRow, rowsOfHexes } from './shapes.ts'

test('letters count columns from the left, numbers rows from the near edge', () => {
  const board = makeHexBoard({ hexes: rowsOfHexes([3, 2, 3]) })
  expect(board.labels).toEqual(['a3', 'b3', 'c3', 'a2', 'b2', 'a1', 'b1', 'c1'])
  expect(board.hexes[hexLabelled(board, 'b2')]).toEqual(hexInRow(1, 1))
  expect(hexLabelled(board, 'c2')).toBe(-1)
})

test('columns beyond z continue aa, ab', () => {
  const board = makeHexBoard({ hexes: rowsOfHexes([60]) })
  expect([25, 26, 27, 51, 52].map((column) => board.labels[column])).toEqual(['z1', 'aa1', 'ab1', 'az1', 'ba1'])
})

test('a flat-top board has straight columns', () => {
  const board = makeHexBoard({ hexes: hexagonOfHexes(1), layout: 'flat' })
  expect(board.labels).toEqual(['b3', 'a3', 'c3', 'b2', 'a2', 'c2', 'b1'])
  expect(board.hexes).toEqual([
    [0, -1],
    [-1, 0],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 0],
    [0, 1],
  ])
})

test('what is no label is refused', () => {
  const frame = labelFrame(rowsOfHexes([3, 2, 3]), 'pointy')
  expect(makeLabel(frame, [0, 0])).toBe('a3')
  for (const text of ['', 'a', '3', '3a', 'A3', 'a0', 'a03', 'a-1', 'a3 ', ' a3', 'a3.0', 'é1', 'abcde1']) {
    expect(parseLabel(frame, text)).toBeUndefined()
  }
})
