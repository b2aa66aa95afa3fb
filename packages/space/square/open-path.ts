import { nextSquareMark, type Square, type SquareBoard, type SquareSet } from './board.ts'
import { isFurtherAcross, type SquareBlock } from './paths.ts'
import { noWay } from './reach.ts'

/** The four entries of a square: the steps that lead closer, the one to take first in front; then `noWay`. */
export type SettledSteps = Int16Array

/**
 * For each square the steps towards the goals that `toGo` counts to, past what is closed for good, in the order in which
 * `furtherAxisFirst` takes them. A goal has none. Worked out once, they are followed without searching.
 */
export function settledSteps(
  board: SquareBoard,
  toGo: Int16Array,
  closed: SquareSet,
  block: SquareBlock,
): SettledSteps {
  const settled = new Int16Array(4 * board.size).fill(noWay)
  for (let from = 0; from < board.size; from++) {
    const nearer = (toGo[from] as number) - 1
    if (nearer < 0) continue
    // Left and right are the first two of a square's steps, up and down the last two.
    const first = isFurtherAcross(board, from, block) ? 0 : 2
    let at = 4 * from
    for (let turn = 0; turn < 4; turn++) {
      const square = board.steps[4 * from + ((first + turn) & 3)] as number
      if (square >= 0 && toGo[square] === nearer && (closed[square] === 0 || nearer === 0)) settled[at++] = square
    }
  }
  return settled
}

/**
 * Of the shortest paths to the goals, the one that takes the settled steps in order among those that are open all the way:
 * its first squares, without `from`, as many as asked for; a goal may be closed. Undefined where every shortest path is
 * closed, and a way round must be found by `pathRound`. Its slow twin is `waysPast`, followed square by square.
 */
export function openPath(
  board: SquareBoard,
  from: Square,
  settled: SettledSteps,
  closed: SquareSet,
  most: number,
): Square[] | undefined {
  const { marks, queue: path, steps: spare } = board.cache
  const mark = nextSquareMark(board)
  let length = 0
  for (let at = from; ; ) {
    const end = 4 * at + 4
    let next = noWay
    for (let step = end - 4; step < end; step++) {
      const square = settled[step] as number
      if (square === noWay) break
      if (marks[square] === mark || (closed[square] !== 0 && settled[4 * square] !== noWay)) continue
      next = square
      break
    }
    if (next !== noWay) {
      path[length++] = next
      at = next
    } else if (settled[end - 4] === noWay) break
    else {
      // Nothing leads on from here, nor will it from elsewhere.
      marks[at] = mark
      spare[at] = 0
      if (length === 0) return undefined
      length--
      at = length === 0 ? from : (path[length - 1] as Square)
    }
  }
  if (length === 0) return undefined
  const found: Square[] = []
  for (let at = 0; at < length && at < most; at++) found.push(path[at] as Square)
  return found
}
