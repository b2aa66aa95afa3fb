import { expect, test } from 'vitest'
import { hexAt, makeHexBoard, makeHexSet } from './board.ts'
import type { Axial } from './coordinates.ts'
import { hexagonOfHexes } from './shapes.ts'
import { hexesThrough, sees, seesPast } from './sight.ts'

const boardWith = (...blocked: Axial[]) => makeHexBoard({ hexes: hexagonOfHexes(4), blocked })
const pair = (board: ReturnType<typeof boardWith>, a: Axial, b: Axial) =>
  [board, hexAt(board, ...a), hexAt(board, ...b)] as const

test('a line that passes through a blocked hex is interrupted, both ways', () => {
  const board = boardWith([1, 0])
  expect(sees(...pair(board, [0, 0], [2, 0]))).toBe(false)
  expect(sees(...pair(board, [2, 0], [0, 0]))).toBe(false)
  expect(sees(...pair(boardWith(), [0, 0], [2, 0]))).toBe(true)
})

test('a line along an edge of a blocked hex is clear', () => {
  expect(sees(...pair(boardWith([1, 0]), [0, 0], [1, 1]))).toBe(true)
  expect(sees(...pair(boardWith([1, 0]), [0, 0], [1, 1]), 'both')).toBe(true)
})

test('a line through a corner of blocked hexes is clear', () => {
  const board = boardWith([1, 1], [3, 0])
  expect(sees(...pair(board, [0, 0], [4, 0]))).toBe(false)
  const shifted = boardWith([-1, 1], [1, 0])
  expect(sees(...pair(shifted, [-2, 0], [2, 1]))).toBe(true)
  expect(sees(...pair(shifted, [-2, 0], [2, 1]), 'both')).toBe(true)
})

test('a line exactly between two blocked hexes is visible or not, as asked', () => {
  const board = boardWith([1, 0], [0, 1])
  expect(sees(...pair(board, [0, 0], [1, 1]))).toBe(true)
  expect(sees(...pair(board, [0, 0], [1, 1]), 'both')).toBe(false)
  expect(sees(...pair(board, [-1, -1], [2, 2]), 'both')).toBe(false)
  expect(sees(...pair(board, [-1, -1], [0, 0]), 'both')).toBe(true)
})

test('where either side blocks, a line along an edge needs both sides open, edge by edge', () => {
  const along = (...blocked: Axial[]) => sees(...pair(boardWith(...blocked), [-1, -1], [2, 2]), 'either')
  expect(along()).toBe(true)
  for (const side of [
    [1, 0],
    [0, 1],
    [2, 1],
    [-1, 0],
  ] as Axial[])
    expect(along(side)).toBe(false)
  expect(along([2, 0], [0, 2])).toBe(true)
  expect(sees(...pair(boardWith([1, 0], [1, 2]), [-1, -1], [2, 2]), 'both')).toBe(true)
})

test('where either side blocks, a corner still does not', () => {
  expect(sees(...pair(boardWith([-1, 1], [1, 0]), [-2, 0], [2, 1]), 'either')).toBe(true)
})

test('where either side blocks, a line along the rim is seen only if gaps are open', () => {
  const hexes: Axial[] = [
    [0, 0],
    [1, 0],
    [1, 1],
  ]
  expect(sees(makeHexBoard({ hexes }), 0, 2, 'either')).toBe(true)
  expect(sees(makeHexBoard({ hexes, gapsBlockSight: true }), 0, 2, 'either')).toBe(false)
  expect(sees(makeHexBoard({ hexes, gapsBlockSight: true }), 0, 2, 'both')).toBe(true)
})

test('pieces interrupt only if they are given as blockers, and never at the ends', () => {
  const board = boardWith()
  const pieces = makeHexSet(board, [hexAt(board, 0, 0), hexAt(board, 1, 0), hexAt(board, 2, 0)])
  expect(sees(...pair(board, [0, 0], [2, 0]))).toBe(true)
  expect(seesPast(...pair(board, [0, 0], [2, 0]), pieces)).toBe(false)
  expect(seesPast(...pair(board, [0, 0], [1, 0]), pieces)).toBe(true)
  expect(seesPast(...pair(board, [0, 0], [2, 0]), (hex) => hex === hexAt(board, 1, 1))).toBe(true)
  const beside = (hex: number) => hex === hexAt(board, 1, 0)
  const blocked = boardWith([0, 1])
  expect(seesPast(...pair(blocked, [0, 0], [1, 1]), beside, 'never')).toBe(true)
  expect(seesPast(...pair(blocked, [0, 0], [1, 1]), beside, 'both')).toBe(false)
})

test('a hex sees itself and its neighbours, even from a blocked hex', () => {
  const board = boardWith([0, 0])
  expect(sees(...pair(board, [0, 0], [0, 0]))).toBe(true)
  expect(sees(...pair(board, [0, 0], [1, 0]))).toBe(true)
})

test('space without hexes interrupts sight only on boards that say so', () => {
  const hexes: Axial[] = [
    [0, 0],
    [1, 0],
    [-1, 2],
    [0, 2],
  ]
  const open = makeHexBoard({ hexes })
  const gaps = makeHexBoard({ hexes, gapsBlockSight: true })
  expect(sees(open, 0, 3)).toBe(true)
  expect(sees(gaps, 0, 3)).toBe(false)
  expect(sees(gaps, 0, 1)).toBe(true)
})

test('the hexes a line passes through come in order', () => {
  const board = boardWith()
  const through = hexesThrough(...pair(board, [3, 1], [0, 0])).map((hex) => board.hexes[hex])
  expect(through).toEqual([
    [3, 1],
    [2, 1],
    [2, 0],
    [1, 1],
    [1, 0],
    [0, 0],
  ])
  expect(hexesThrough(board, 5, 5)).toEqual([5])
})
