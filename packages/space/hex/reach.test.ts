import { expect, test } from 'vitest'
import { type HexBoard, hexAt, makeHexBoard, makeHexSet } from './board.ts'
import { type Axial, axialDistance } from './coordinates.ts'
import { isPath, shortestPath } from './paths.ts'
import { reach, stepsFrom, unreachable } from './reach.ts'
import { hexagonOfHexes, rowsOfHexes } from './shapes.ts'

const boardWith = (...blocked: Axial[]) => makeHexBoard({ hexes: hexagonOfHexes(6), blocked })
const at = (board: HexBoard, ...hexes: Axial[]) => hexes.map(([q, r]) => hexAt(board, q, r))

test('four steps on an open board reach every hex at distance 1 to 4 and none beyond', () => {
  const board = boardWith()
  const reached = new Set(reach(board, hexAt(board, 0, 0), 4))
  for (const [hex, axial] of board.hexes.entries()) {
    const steps = axialDistance([0, 0], axial)
    expect(reached.has(hex)).toBe(steps >= 1 && steps <= 4)
  }
})

test('no steps reach nothing', () => {
  expect(reach(boardWith(), 0, 0)).toEqual([])
})

test('an occupied hex is not passed through; round it the path costs 3', () => {
  const board = boardWith()
  const [from, friend, to] = at(board, [0, 0], [1, 0], [2, 0]) as [number, number, number]
  const occupied = makeHexSet(board, [from, friend])
  expect(isPath(board, from, [friend, to], occupied)).toBe(false)
  const round = at(board, [1, -1], [2, -1], [2, 0])
  expect(isPath(board, from, round, occupied)).toBe(true)
  expect(shortestPath(board, from, to, occupied)).toEqual(round)
  expect(reach(board, from, 2, occupied)).not.toContain(to)
  expect(reach(board, from, 3, occupied)).toContain(to)
})

test('a blocked hex on the way costs a detour: [0,0] to [3,0] round [2,0] takes 4 steps', () => {
  const board = boardWith([2, 0])
  const [from, wall, to] = at(board, [0, 0], [2, 0], [3, 0]) as [number, number, number]
  expect(stepsFrom(board, from)[to]).toBe(4)
  expect(stepsFrom(board, from)[wall]).toBe(unreachable)
  expect(shortestPath(board, from, to)).toHaveLength(4)
  expect(shortestPath(board, from, wall)).toBeUndefined()
  expect(isPath(board, from, at(board, [1, 0], [2, 0], [3, 0]))).toBe(false)
})

test('an edge hex with four neighbours offers exactly these as first steps; a path off the board is none', () => {
  const board = makeHexBoard({ hexes: rowsOfHexes([5, 4, 5]) })
  const from = hexAt(board, 2, 0)
  expect(new Set(reach(board, from, 1))).toEqual(new Set(at(board, [3, 0], [1, 0], [1, 1], [2, 1])))
  expect(isPath(board, from, [hexAt(board, 2, -1), hexAt(board, 3, 0)])).toBe(false)
})

test('a path may stand still, stop early, come back to its start, and not jump', () => {
  const board = boardWith()
  const [from, next, far] = at(board, [0, 0], [1, 0], [3, 0]) as [number, number, number]
  const occupied = makeHexSet(board, [from])
  expect(isPath(board, from, [])).toBe(true)
  expect(isPath(board, from, [next, from], occupied)).toBe(true)
  expect(isPath(board, from, [far])).toBe(false)
  expect(isPath(board, from, [from])).toBe(false)
  expect(isPath(board, from, [next, -1])).toBe(false)
})

test('nearest come first, in the order of the directions', () => {
  const board = boardWith()
  const reached = reach(board, hexAt(board, 0, 0), 2)
  expect(reached.slice(0, 6)).toEqual(at(board, [1, 0], [1, -1], [0, -1], [-1, 0], [-1, 1], [0, 1]))
  expect(reached.slice(6).every((hex) => axialDistance([0, 0], board.hexes[hex] as Axial) === 2)).toBe(true)
})

test('of several shortest paths the first by direction is given, and none where there is no way', () => {
  const board = boardWith()
  expect(shortestPath(board, hexAt(board, 0, 0), hexAt(board, 2, -1))).toEqual(at(board, [1, 0], [2, -1]))
  expect(shortestPath(board, 3, 3)).toEqual([])
  const parted = makeHexBoard({ hexes: rowsOfHexes([3]), blocked: [[1, 0]] })
  expect(shortestPath(parted, 0, 2)).toBeUndefined()
  expect(stepsFrom(boardWith(), 0, undefined, 2).filter((steps) => steps > 2)).toHaveLength(0)
})

test('the marks of two thousand million searches are cleared and the next one is right', () => {
  const board = boardWith()
  const expected = reach(board, 40, 3)
  board.cache.mark = 0x7ffffffe
  expect(reach(board, 40, 3)).toEqual(expected)
  expect(reach(board, 40, 3)).toEqual(expected)
  expect(board.cache.mark).toBe(1)
})
