import type { Square, SquareBoard, SquareSet } from './board.ts'
import { squareDistance } from './distance.ts'
import { noWay, stepsToSquares } from './reach.ts'

/** The neighbours one step nearer to the goals that `toGo` counts to and not closed, in the order of the directions. */
export function squaresCloser(board: SquareBoard, from: Square, toGo: Int16Array, closed: SquareSet): Square[] {
  const nearer = (toGo[from] as number) - 1
  const closer: Square[] = []
  if (nearer < 0) return closer
  for (const neighbour of board.neighbours[from] as readonly Square[])
    if (toGo[neighbour] === nearer && (closed[neighbour] === 0 || nearer === 0)) closer.push(neighbour)
  return closer
}

/** A block of squares by its first and last column and row. */
export type SquareBlock = {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Whether a square is as far from the block across as down, or further: then its row is the way to go. */
export function isFurtherAcross(board: SquareBoard, from: Square, block: SquareBlock): boolean {
  const column = board.column[from] as number
  const row = board.row[from] as number
  const x = Math.max(block.left - column, column - block.right, 0)
  const y = Math.max(block.top - row, row - block.bottom, 0)
  return x >= y
}

/**
 * Of some neighbours of a square, the one along the axis on which the square is further from the block; if equal, the
 * horizontal one; if there are two, the one with the lower coordinate.
 */
export function furtherAxisFirst(
  board: SquareBoard,
  from: Square,
  closer: readonly Square[],
  block: SquareBlock,
): Square {
  const across = isFurtherAcross(board, from, block)
  const row = board.row[from]
  let best = -1
  let isAlong = false
  for (const square of closer) {
    const along = (board.row[square] === row) === across
    if (best >= 0 && (along === isAlong ? square > best : isAlong)) continue
    best = square
    isAlong = along
  }
  return best
}

/**
 * A shortest path over edges, without `from` and ending with `to`; undefined if there is none. Of several, the one whose
 * steps come first in the order of the directions.
 */
export function squarePath(board: SquareBoard, from: Square, to: Square, closed: SquareSet): Square[] | undefined {
  if (from === to) return []
  if (closed[to] !== 0) return undefined
  const toGo = stepsToSquares(board, [to], closed, board.cache.steps, from)
  if (toGo[from] === noWay) return undefined
  const path: Square[] = []
  for (let at = from; at !== to; ) {
    at = squaresCloser(board, at, toGo, closed)[0] as Square
    path.push(at)
  }
  return path
}

/** Whether each square of the path shares an edge with the one before it, the first with `from`, and none is closed. */
export function isSquarePath(board: SquareBoard, from: Square, path: readonly Square[], closed: SquareSet): boolean {
  let last = from
  for (const square of path) {
    if (!(board.neighbours[last] ?? []).includes(square) || closed[square] !== 0) return false
    last = square
  }
  return true
}

/**
 * The number of steps of a shortest path, as many as `squarePath` has squares; `noWay` if there is none. Most are found
 * without a search.
 */
export function squareSteps(board: SquareBoard, from: Square, to: Square, closed: SquareSet): number {
  if (from === to) return 0
  if (closed[to] !== 0) return noWay
  if (isOpenAround(board, from, to, closed)) return squareDistance(board, from, to, 'orthogonal')
  return stepsToSquares(board, [to], closed, board.cache.steps, from)[from] as number
}

/** Whether one of the two ways round the rectangle between two squares is open; where it begins does not count. */
export function isOpenAround(board: SquareBoard, from: Square, to: Square, closed: SquareSet): boolean {
  const acrossFirst = from + (board.column[to] as number) - (board.column[from] as number)
  const downFirst = to - (acrossFirst - from)
  return isOpenCorner(board, from, acrossFirst, to, closed) || isOpenCorner(board, from, downFirst, to, closed)
}

/** Whether the two straight ways from a square to a corner and on to another are open; where they begin does not count. */
function isOpenCorner(board: SquareBoard, from: Square, corner: Square, to: Square, closed: SquareSet): boolean {
  return isOpenStraight(board, from, corner, closed) && isOpenStraight(board, corner, to, closed)
}

function isOpenStraight({ columns }: SquareBoard, from: Square, to: Square, closed: SquareSet): boolean {
  const across = Math.abs(to - from) < columns
  const step = to > from ? (across ? 1 : columns) : across ? -1 : -columns
  for (let at = from; at !== to; ) {
    at += step
    if (closed[at] !== 0) return false
  }
  return true
}
