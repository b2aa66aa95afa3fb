import { nextSquareMark, type Square, type SquareBoard, type SquareSet } from './board.ts'
import { isFurtherAcross, type SquareBlock } from './paths.ts'
import { noWay } from './reach.ts'

/** The four entries of a square: the squares next to it that are not closed for good, the one to try first in front; then `noWay`. */
export type SettledTurns = Int16Array

/** For each square the steps to anywhere, in the order in which `furtherAxisFirst` takes those that are equally good. */
export function settledTurns(
  board: SquareBoard,
  toGo: Int16Array,
  closed: SquareSet,
  block: SquareBlock,
): SettledTurns {
  const settled = new Int16Array(4 * board.size).fill(noWay)
  for (let from = 0; from < board.size; from++) {
    // Left and right are the first two of a square's steps, up and down the last two.
    const first = isFurtherAcross(board, from, block) ? 0 : 2
    let at = 4 * from
    for (let turn = 0; turn < 4; turn++) {
      const square = board.steps[4 * from + ((first + turn) & 3)] as number
      if (square < 0 || toGo[square] === noWay) continue
      if (closed[square] === 0 || toGo[square] === 0) settled[at++] = square
    }
  }
  return settled
}

/**
 * As `openPath`, where every shortest path is closed: of the shortest ways round that are at most so many steps longer, the one
 * that takes the settled turns first. Undefined where there is none so short. Its slow twin is `waysPast`, followed square by square.
 */
export function pathRound(
  board: SquareBoard,
  from: Square,
  toGo: Int16Array,
  turns: SettledTurns,
  closed: SquareSet,
  most: number,
  longest: number,
): Square[] | undefined {
  if (toGo[from] === noWay) return undefined
  const { marks, steps: dead, waiting } = board.cache
  const [path, tried, left] = waiting
  const mark = nextSquareMark(board)
  for (let longer = 1; longer <= longest; longer++) {
    let depth = 0
    path[0] = from
    tried[0] = 4 * from
    left[0] = longer
    while (depth >= 0) {
      const at = path[depth] as Square
      const edge = tried[depth] as number
      const next = edge < 4 * at + 4 ? (turns[edge] as number) : noWay
      if (next === noWay) {
        // Nothing leads on from here with so many steps to spare, nor with fewer.
        marks[at] = mark
        dead[at] = left[depth] as number
        depth--
        continue
      }
      tried[depth] = edge + 1
      const spare = (left[depth] as number) - 1 - (toGo[next] as number) + (toGo[at] as number)
      if (spare < 0) continue
      if (toGo[next] === 0) {
        const found: Square[] = []
        for (let step = 1; step <= depth && step <= most; step++) found.push(path[step] as Square)
        if (depth < most) found.push(next)
        return found
      }
      if (closed[next] !== 0 || (marks[next] === mark && (dead[next] as number) >= spare)) continue
      depth++
      path[depth] = next
      tried[depth] = 4 * next
      left[depth] = spare
    }
  }
  return undefined
}
