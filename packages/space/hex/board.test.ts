import { expect, test } from 'vitest'
import { hexAt, makeHexBoard } from './board.ts'
import { components, isConnected } from './components.ts'
import type { Axial } from './coordinates.ts'
import { distance, isAdjacent, isWithin, neighbour, neighbours, ring, within } from './distance.ts'
import { hexagonOfHexes, hexInRow, rowsOfHexes } from './shapes.ts'
import { halfTurn } from './symmetry.ts'

const open = makeHexBoard({ hexes: hexagonOfHexes(6) })
const at = (q: number, r: number) => hexAt(open, q, r)

test('the rings at distance 1, 2 and 3 hold 6, 12 and 18 hexes', () => {
  expect([0, 1, 2, 3].map((steps) => ring(open, at(0, 0), steps).length)).toEqual([1, 6, 12, 18])
})

test('a hex at [1,1] is 2 from [0,0] and not adjacent to it', () => {
  expect(distance(open, at(1, 1), at(0, 0))).toBe(2)
  expect(isAdjacent(open, at(1, 1), at(0, 0))).toBe(false)
  expect(isAdjacent(open, at(1, 0), at(0, 0))).toBe(true)
})

test('within counts the hex itself and stops after the distance', () => {
  expect(isWithin(open, at(0, 0), at(0, 0), 1)).toBe(true)
  expect(isWithin(open, at(0, 1), at(0, 0), 1)).toBe(true)
  expect(isWithin(open, at(0, 2), at(0, 0), 1)).toBe(false)
  expect(within(open, at(0, 0), 1)).toEqual([at(0, 0), ...ring(open, at(0, 0), 1)])
  expect(within(open, at(0, 0), 99)).toHaveLength(open.size)
  expect(within(open, at(0, 0), -1)).toEqual([])
  expect(ring(open, at(0, 0), 99)).toEqual([])
})

test('distance goes straight across blocked hexes and gaps', () => {
  const board = makeHexBoard({
    hexes: [
      [0, 0],
      [1, 0],
      [2, 0],
      [5, 0],
    ],
    blocked: [[1, 0]],
  })
  expect(distance(board, 0, 2)).toBe(2)
  expect(distance(board, 0, 3)).toBe(5)
})

test('an edge hex has only the neighbours that are on the board', () => {
  const board = makeHexBoard({ hexes: rowsOfHexes([3, 2, 3]) })
  const corner = hexAt(board, 0, 0)
  expect(neighbours(board, corner).map((hex) => board.labels[hex])).toEqual(['b3', 'a2'])
  expect(neighbour(board, corner, 3)).toBe(-1)
  expect(hexAt(board, -1, 0)).toBe(-1)
  expect(hexAt(board, 99, 99)).toBe(-1)
})

test('hexes are numbered in reading order', () => {
  const hexes: Axial[] = [
    [-1, 2],
    [1, 0],
    [0, 1],
    [0, 0],
  ]
  expect(makeHexBoard({ hexes }).hexes).toEqual([
    [0, 0],
    [1, 0],
    [0, 1],
    [-1, 2],
  ])
})

test('a board with a hex listed twice, a blocked hex elsewhere, half coordinates, no hexes or hexes too far apart is refused', () => {
  expect(() =>
    makeHexBoard({
      hexes: [
        [0, 0],
        [0, 0],
      ],
    }),
  ).toThrow('the hex [0,0] is listed twice')
  expect(() => makeHexBoard({ hexes: [[0, 0]], blocked: [[1, 0]] })).toThrow('[1,0] is not among')
  expect(() => makeHexBoard({ hexes: [[0.5, 0]] })).toThrow('integers')
  expect(() => makeHexBoard({ hexes: [] })).toThrow('1 to 4096')
  for (const far of [
    [1e9, 0],
    [0, -256],
    [200, 200],
  ] as const) {
    expect(() => makeHexBoard({ hexes: [[0, 0], far] })).toThrow('more than 255 apart')
  }
})

test('95 hexes in rows of 11 and 10: half-turn symmetric and connected', () => {
  const blocked = [
    [4, 5],
    [2, 3],
    [6, 7],
    [2, 7],
    [6, 3],
    [4, 2],
    [4, 8],
  ].map(([row, col]) => hexInRow(row!, col!))
  const board = makeHexBoard({ hexes: rowsOfHexes([11, 10, 11, 10, 11, 10, 11, 10, 11]), blocked })
  expect(board.size).toBe(95)
  expect(isConnected(board)).toBe(true)
  const opposite = halfTurn(board)
  for (const [row, column] of [
    [0, 3],
    [3, 2],
    [4, 5],
    [7, 9],
  ] as const) {
    const [q, r] = hexInRow(row, column)
    const [oq, or] = hexInRow(8 - row, (row % 2 === 0 ? 11 : 10) - 1 - column)
    expect(opposite?.[hexAt(board, q, r)]).toBe(hexAt(board, oq, or))
  }
})

test('a lopsided board has no half-turn symmetry and a wall parts a board in two', () => {
  const hexes = rowsOfHexes([3])
  expect(halfTurn(makeHexBoard({ hexes, blocked: [[0, 0]] }))).toBeUndefined()
  const parted = makeHexBoard({ hexes, blocked: [[1, 0]] })
  expect(components(parted)).toEqual([[0], [2]])
  expect(isConnected(parted)).toBe(false)
})
