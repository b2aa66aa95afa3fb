import { expect, test } from 'vitest'
import { cone, directionBetween, directionOfNeighbour, ray, wedge } from './areas.ts'
import { type Hex, type HexBoard, hexAt, makeHexBoard } from './board.ts'
import { type Axial, allDirections, rotated } from './coordinates.ts'
import { distance } from './distance.ts'
import { centreOf, cornersOf } from './lattice.ts'
import { hexagonOfHexes } from './shapes.ts'

const board = makeHexBoard({ hexes: hexagonOfHexes(5) })
const centre = hexAt(board, 0, 0)
const axials = (hexes: readonly Hex[], on: HexBoard = board) => hexes.map((hex) => on.hexes[hex])

test('a ray goes on to the edge, to its length, or to what stops it', () => {
  expect(axials(ray(board, centre, 0))).toEqual([
    [1, 0],
    [2, 0],
    [3, 0],
    [4, 0],
    [5, 0],
  ])
  expect(axials(ray(board, centre, 2, 2))).toEqual([
    [0, -1],
    [0, -2],
  ])
  expect(axials(ray(board, centre, 0, 9, (hex) => hex === hexAt(board, 3, 0)))).toEqual([
    [1, 0],
    [2, 0],
  ])
})

test('directions between hexes', () => {
  expect(directionBetween(board, centre, hexAt(board, 3, -3))).toBe(1)
  expect(directionBetween(board, centre, hexAt(board, 3, -2))).toBeUndefined()
  expect(directionOfNeighbour(board, centre, hexAt(board, -1, 1))).toBe(4)
  expect(directionOfNeighbour(board, centre, hexAt(board, 3, -3))).toBeUndefined()
  expect(directionOfNeighbour(board, hexAt(board, 5, 0), -1)).toBeUndefined()
})

test('a cone has 1, 3, 3, 5 hexes at distance 1, 2, 3, 4 about its direction', () => {
  const hexes = cone(board, centre, 0, 4)
  const counts = [1, 2, 3, 4].map((steps) => hexes.filter((hex) => distance(board, centre, hex) === steps).length)
  expect(counts).toEqual([1, 3, 3, 5])
  expect(axials(cone(board, centre, 0, 2))).toEqual([
    [1, 0],
    [1, 1],
    [2, 0],
    [2, -1],
  ])
})

test('a wedge has 2, 3, 4 hexes at distance 1, 2, 3 between two directions', () => {
  expect(axials(wedge(board, centre, 0, 2))).toEqual([
    [1, 0],
    [1, -1],
    [2, 0],
    [2, -1],
    [2, -2],
  ])
  expect(wedge(board, centre, 5, 3)).toHaveLength(9)
})

test('areas turn with their direction and end at the edge of the board', () => {
  for (const direction of allDirections) {
    for (const area of [cone, wedge]) {
      const first = axials(area(board, centre, 0, 3)).map((hex) => rotated(hex as Axial, direction))
      expect(axials(area(board, centre, direction, 3))).toEqual(first)
    }
  }
  expect(cone(board, hexAt(board, 5, 0), 0, 3)).toEqual([])
})

test('neighbours share two corners, on pointy-top and on flat-top boards', () => {
  for (const layout of ['pointy', 'flat'] as const) {
    const corners = new Set(cornersOf([0, 0], layout).map(String))
    for (const hex of [
      [1, 0],
      [1, -1],
      [0, -1],
      [-1, 0],
      [-1, 1],
      [0, 1],
    ] as const) {
      expect(cornersOf(hex, layout).filter((corner) => corners.has(String(corner)))).toHaveLength(2)
    }
    expect(centreOf([0, 0], layout)).toEqual([0, 0])
  }
})
