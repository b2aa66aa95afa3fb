import type { Square, SquareBoard, SquareSet } from './board.ts'
import { bar, findOpenPath, type OpenWays } from './open-path.ts'
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
 * What comes after `openPath` where every shortest path is closed: of the shortest ways round that are at most so many steps longer, the
 * one that takes the settled turns first. Undefined where there is none so short. Its slow twin is `waysPast`, followed square by square.
 */
export function pathRound(
  board: SquareBoard,
  ways: OpenWays,
  from: Square,
  turns: SettledTurns,
  most: number,
  longest: number,
): Square[] | undefined {
  const { toGo } = ways
  if ((toGo[from] as number) <= 0) return undefined
  const [path, tried, left] = board.cache.waiting
  for (let longer = 1; longer <= longest; longer++) {
    let depth = 0
    let at = from
    let edge = 4 * from
    let spare = longer
    for (;;) {
      const next = openTurn(ways, turns, edge, 4 * at + 4, spare - 1 + (toGo[at] as number))
      if (next >= 0) {
        path[depth] = at
        tried[depth] = next + 1
        left[depth] = spare
        depth++
        spare += (toGo[at] as number) - 1
        at = turns[next] as Square
        edge = 4 * at
        spare -= toGo[at] as number
        // With no step to spare the rest must be a shortest path.
        if (spare === 0 && (toGo[at] === 0 || findOpenPath(board, ways, at) > 0))
          return pathTo(board, toGo, at, path, depth, most)
      } else {
        bar(ways, at, spare)
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

/** The first turn to a square not barred from which the way may be at most `left` steps long. */
function openTurn({ toGo, barred }: OpenWays, turns: SettledTurns, first: number, end: number, left: number): number {
  for (let edge = first; edge < end; edge++) {
    const square = turns[edge] as number
    if (square === noWay) return noWay
    if ((barred[square] as number) <= left - (toGo[square] as number)) return edge
  }
  return noWay
}

/** The squares after the first, as many as asked for; those from `at` on stand in the queue. */
function pathTo(
  { cache: { queue } }: SquareBoard,
  toGo: Int16Array,
  at: Square,
  path: Int16Array,
  depth: number,
  most: number,
): Square[] {
  const found: Square[] = []
  for (let step = 1; step < depth; step++) found.push(path[step] as Square)
  found.push(at)
  for (let step = 0; step < (toGo[at] as number); step++) found.push(queue[step] as Square)
  return found.slice(0, most)
}
