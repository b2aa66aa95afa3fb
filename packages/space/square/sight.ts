import type { Square, SquareBoard, SquareLine, SquareSet } from './board.ts'
import { squareLine } from './line.ts'

/**
 * Whether nothing blocks the straight line between the centres of two squares. A blocker blocks where the line crosses
 * its interior; where the line passes exactly through a corner point, only if both squares it squeezes between hold one.
 * The two ends never block.
 */
export function isClearBetween(board: SquareBoard, a: Square, b: Square, blockers: SquareSet): boolean {
  const { through, corners } = lineBetween(board, a, b)
  for (let at = 0; at < through.length; at++) if (blockers[a + (through[at] as number)] !== 0) return false
  for (let at = 0; at < corners.length; at += 2)
    if (blockers[a + (corners[at] as number)] !== 0 && blockers[a + (corners[at + 1] as number)] !== 0) return false
  return true
}

/** The squares the line between two squares crosses, from `a` to `b`, ends included. */
export function squaresBetween(board: SquareBoard, a: Square, b: Square): Square[] {
  return a === b ? [a] : [a, ...Array.from(lineBetween(board, a, b).through, (step) => a + step), b]
}

/** Whether two squares lie on one row or column, or also on one diagonal. */
export function isInLine(board: SquareBoard, a: Square, b: Square, diagonals: boolean): boolean {
  const x = Math.abs((board.column[a] as number) - (board.column[b] as number))
  const y = Math.abs((board.row[a] as number) - (board.row[b] as number))
  return x === 0 || y === 0 || (diagonals && x === y)
}

/** The line depends only on how the ends lie to each other, so a board keeps one for each such difference. */
function lineBetween(board: SquareBoard, a: Square, b: Square): SquareLine {
  const x = (board.column[b] as number) - (board.column[a] as number)
  const y = (board.row[b] as number) - (board.row[a] as number)
  const key = (y + board.rows) * 2 * board.columns + x + board.columns
  let line = board.cache.lines[key]
  if (line === undefined) {
    const met = squareLine(x, y)
    const step = ([right, below]: readonly [number, number]) => below * board.columns + right
    line = { through: Int16Array.from(met.through, step), corners: Int16Array.from(met.corners.flat(), step) }
    board.cache.lines[key] = line
  }
  return line
}
