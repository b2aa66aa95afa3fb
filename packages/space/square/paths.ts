import { nextSquareMark, type Square, type SquareBoard, type SquareSet } from './board.ts'
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

/**
 * Whether some shortest path to the goals that `toGo` counts to is open, and which squares lie on such paths: their steps
 * are written into `into`, all others are without a way. Looks only at squares between here and the goals, so that a
 * crowd is passed without searching the whole board; `stepsToSquares` past the closed squares says the same.
 */
export function openWays(
  board: SquareBoard,
  from: Square,
  toGo: Int16Array,
  closed: SquareSet,
  into: Int16Array,
): boolean {
  const { queue, marks } = board.cache
  const mark = nextSquareMark(board)
  into.fill(noWay)
  queue[0] = from
  let end = 1
  for (let at = 0; at < end; at++) {
    const square = queue[at] as Square
    const nearer = (toGo[square] as number) - 1
    if (nearer < 0) continue
    for (const next of board.neighbours[square] as readonly Square[]) {
      if (toGo[next] !== nearer || marks[next] === mark || (closed[next] !== 0 && nearer > 0)) continue
      marks[next] = mark
      queue[end++] = next
    }
  }
  for (let at = end - 1; at >= 0; at--) {
    const square = queue[at] as Square
    const steps = toGo[square] as number
    if (steps === 0 || leadsOn(board, square, steps - 1, into)) into[square] = steps
  }
  return into[from] !== noWay
}

function leadsOn(board: SquareBoard, square: Square, steps: number, into: Int16Array): boolean {
  for (const next of board.neighbours[square] as readonly Square[]) if (into[next] === steps) return true
  return false
}

/** A block of squares by its first and last column and row. */
export type SquareBlock = {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
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
  const column = board.column[from] as number
  const row = board.row[from] as number
  const x = Math.max(block.left - column, column - block.right, 0)
  const y = Math.max(block.top - row, row - block.bottom, 0)
  const along = closer.filter((square) => (board.row[square] === row) === x >= y)
  return Math.min(...(along.length > 0 ? along : closer))
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
