import { makeSquareLabel, parseSquareLabel } from './labels.ts'

/** A square of a board, as its index in reading order: the first row from left to right, then the next. */
export type Square = number

/** Some squares of a board: a table with a non-zero entry for each of them. */
export type SquareSet = Uint8Array

/** The four ways a step can go, in the order everything here keeps: left, right, up, down. */
export const squareDirections = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const
export type SquareDirection = 0 | 1 | 2 | 3

/**
 * A rectangle of squares, built once; rules then work on indices. Columns count from the left and rows from the top, both
 * from 1. Treat the tables as read-only.
 */
export type SquareBoard = {
  readonly columns: number
  readonly rows: number
  readonly size: number
  readonly labels: readonly string[]
  /** The column and the row of each square, from 1. */
  readonly column: Int16Array
  readonly row: Int16Array
  /** The squares that share an edge with each square, in the order of the directions. */
  readonly neighbours: readonly (readonly Square[])[]
  /** The same for searches: `steps[4 * square + direction]`, -1 beyond the edge. */
  readonly steps: Int16Array
  /** The squares from each square to the edge, for each of the four directions: `lanes[4 * square + direction]`. */
  readonly lanes: readonly (readonly Square[])[]
  /** Filled by the functions that need it. */
  readonly cache: SquareCache
}

type SquareCache = {
  /** By how the ends lie to each other, `(2 * rows) by (2 * columns)` differences. */
  readonly lines: (SquareLine | undefined)[]
  /** By the metric and how far, then by the square in the middle. */
  readonly within: (readonly Square[])[][]
  readonly rings: (readonly Square[])[][]
  /** A search marks the squares it has met with a number of its own, so that nothing needs clearing. */
  readonly marks: Int32Array
  mark: number
  readonly queue: Int16Array
  /** For a path, which is read off at once, and for the steps that were to spare at marked squares. */
  readonly steps: Int16Array
  /** For squares that wait their turn, by how much longer the way over them is: each square comes in twice at most. */
  readonly waiting: readonly [Int16Array, Int16Array, Int16Array]
  /** For what is closed to one search alone, filled anew for each. */
  readonly closed: Uint8Array
}

/** What lies between two squares, as index differences from the first: squares crossed, and pairs that touch at a corner. */
export type SquareLine = { readonly through: Int16Array; readonly corners: Int16Array }

const MOST = 128

/** No square of any board is further away. */
export const FURTHEST = 2 * MOST

export function makeSquareBoard(columns: number, rows: number): SquareBoard {
  if (![columns, rows].every((many) => Number.isInteger(many) && many >= 1 && many <= MOST))
    throw new Error(`a board has 1 to ${MOST} columns and rows, not ${columns} by ${rows}`)
  const size = columns * rows
  const squares = Array.from({ length: size }, (_, square) => square)
  const column = Int16Array.from(squares, (square) => (square % columns) + 1)
  const row = Int16Array.from(squares, (square) => Math.floor(square / columns) + 1)
  const lanes = squares.flatMap((square) =>
    squareDirections.map(([x, y]) => laneOf(columns, rows, column[square] as number, row[square] as number, x, y)),
  )
  return {
    columns,
    rows,
    size,
    labels: squares.map((square) => makeSquareLabel(column[square] as number, row[square] as number)),
    column,
    row,
    neighbours: squares.map((square) =>
      lanes.slice(4 * square, 4 * square + 4).flatMap((lane) => (lane.length > 0 ? [lane[0] as Square] : [])),
    ),
    steps: Int16Array.from(lanes, (lane) => lane[0] ?? -1),
    lanes,
    cache: {
      lines: Array(4 * size).fill(undefined),
      within: Array.from({ length: 2 * FURTHEST + 2 }, () => []),
      rings: Array.from({ length: 2 * FURTHEST + 2 }, () => []),
      marks: new Int32Array(size),
      mark: 0,
      queue: new Int16Array(size),
      steps: new Int16Array(size),
      waiting: [new Int16Array(4 * size), new Int16Array(4 * size), new Int16Array(4 * size)],
      closed: new Uint8Array(size),
    },
  }
}

function laneOf(columns: number, rows: number, column: number, row: number, x: number, y: number): Square[] {
  const lane: Square[] = []
  for (let c = column + x, r = row + y; c >= 1 && c <= columns && r >= 1 && r <= rows; c += x, r += y)
    lane.push((r - 1) * columns + c - 1)
  return lane
}

/** The square in a column and row, -1 if the board has none there. */
export function squareAt({ columns, rows }: SquareBoard, column: number, row: number): Square {
  const exists = column >= 1 && column <= columns && row >= 1 && row <= rows
  return exists ? (row - 1) * columns + column - 1 : -1
}

/** The square with a label, -1 if the board has none. */
export function squareLabelled(board: SquareBoard, label: string): Square {
  const place = parseSquareLabel(label)
  return place === undefined ? -1 : squareAt(board, place[0], place[1])
}

/** The set of the squares given, as a table. */
export function makeSquareSet(board: SquareBoard, squares: Iterable<Square>): SquareSet {
  const set = new Uint8Array(board.size)
  for (const square of squares) set[square] = 1
  return set
}

/** A number no mark holds yet; the marks are cleared once in two thousand million searches. */
export function nextSquareMark({ cache }: SquareBoard): number {
  if (cache.mark === 0x7fffffff) {
    cache.marks.fill(0)
    cache.mark = 0
  }
  cache.mark++
  return cache.mark
}
