import type { Square, SquareBoard, SquareSet } from './board.ts'
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
 * What comes after `openPath` where every shortest path is closed, and goes on with what that has marked: of the shortest ways round
 * that are at most so many steps longer, the one that takes the settled turns first. Undefined where there is none so short.
 * Its slow twin is `waysPast`, followed square by square.
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
  const { mark, marks, steps: dead, waiting } = board.cache
  const [path, tried, left] = waiting
  for (let longer = 1; longer <= longest; longer++) {
    let depth = 0
    let at = from
    let edge = 4 * from
    let spare = longer
    for (;;) {
      const next = openTurn(turns, edge, 4 * at + 4, toGo, spare - 1 + (toGo[at] as number), closed, marks, dead, mark)
      if (next >= 0) {
        path[depth] = at
        tried[depth] = next + 1
        left[depth] = spare
        depth++
        spare += (toGo[at] as number) - 1
        at = turns[next] as Square
        edge = 4 * at
        spare -= toGo[at] as number
        if (toGo[at] === 0) return pathTo(at, path, depth, most)
      } else {
        // Nothing leads on from here with so many steps to spare, nor with fewer.
        marks[at] = mark
        dead[at] = spare
        if (depth === 0) break
        depth--
        at = path[depth] as Square
        edge = tried[depth] as number
        spare = left[depth] as number
      }
    }
  }
  return undefined
}

/** The first turn to a goal, or to an open square not known to lead nowhere; `left` is how far it may be from there at most. */
function openTurn(
  turns: SettledTurns,
  first: number,
  end: number,
  toGo: Int16Array,
  left: number,
  closed: SquareSet,
  marks: Int32Array,
  dead: Int16Array,
  mark: number,
): number {
  for (let edge = first; edge < end; edge++) {
    const square = turns[edge] as number
    if (square === noWay) return noWay
    const far = toGo[square] as number
    if (far > left) continue
    if (far === 0) return edge
    if (closed[square] === 0 && (marks[square] !== mark || (dead[square] as number) < left - far)) return edge
  }
  return noWay
}

/** The squares after the first, as many as asked for. */
function pathTo(goal: Square, path: Int16Array, depth: number, most: number): Square[] {
  const found: Square[] = []
  for (let step = 1; step < depth && step <= most; step++) found.push(path[step] as Square)
  if (depth <= most) found.push(goal)
  return found
}
