import type { Square, SquareBoard, SquareSet } from './board.ts'
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

/** The bit of a closed square. The others count how much a search has tried in vain: 1 the shortest paths, 2 also those a step longer, and so on. */
const CLOSED = 128

/**
 * Who stands in the way of those who follow settled steps, kept up to date square by square: what is closed, for good or by somebody,
 * and from where searches found nothing. A square is barred to whoever has fewer steps to spare than its number; goals never are.
 */
export type OpenWays = {
  readonly toGo: Int16Array
  readonly steps: SettledSteps
  readonly fixed: SquareSet
  readonly barred: Uint8Array
}

/** The ways where nobody stands yet; `into` is filled anew. */
export function layOpenWays(
  toGo: Int16Array,
  steps: SettledSteps,
  fixed: SquareSet,
  into: Uint8Array = new Uint8Array(fixed.length),
): OpenWays {
  for (let square = 0; square < fixed.length; square++)
    into[square] = fixed[square] === 0 || toGo[square] === 0 ? 0 : CLOSED
  return { toGo, steps, fixed, barred: into }
}

export const isClosed = ({ barred }: OpenWays, square: Square): boolean => (barred[square] as number) >= CLOSED

/** Somebody comes to stand on a square. */
export function closeSquare({ toGo, barred }: OpenWays, square: Square): void {
  if (toGo[square] !== 0) barred[square] = (barred[square] as number) | CLOSED
}

/** Whoever stood on a square leaves it. */
export function openSquare(board: SquareBoard, ways: OpenWays, square: Square): void {
  const { fixed, barred } = ways
  if (fixed[square] !== 0) return
  barred[square] = (barred[square] as number) & ~CLOSED
  forget(board, ways, square)
}

/** Now that a square can be entered, or more may be found from it, less is known to be in vain from those around it. */
function forget(board: SquareBoard, ways: OpenWays, square: Square): void {
  const { toGo, barred } = ways
  for (let edge = 4 * square; edge < 4 * square + 4; edge++) {
    const before = board.steps[edge] as number
    if (before < 0) continue
    const bar = barred[before] as number
    const known = (barred[square] as number) + 1 + (toGo[square] as number) - (toGo[before] as number)
    if ((bar & ~CLOSED) <= known) continue
    barred[before] = (bar & CLOSED) | known
    if (bar < CLOSED) forget(board, ways, before)
  }
}

/** A search found nothing from a square with so many steps to spare. */
export function bar({ barred }: OpenWays, square: Square, spare: number): void {
  const known = barred[square] as number
  if ((known & ~CLOSED) <= spare) barred[square] = (known & CLOSED) | (spare + 1)
}

/**
 * Of the shortest paths to the goals, the one that takes the settled steps in order among those that are open all the way:
 * its first squares, without `from`, as many as asked for. Undefined where every shortest path is closed, and a way round must be
 * found by `pathRound`. Its slow twin is `waysPast`, followed square by square.
 */
export function openPath(board: SquareBoard, ways: OpenWays, from: Square, most: number): Square[] | undefined {
  const length = findOpenPath(board, ways, from)
  if (length === 0) return undefined
  const path: Square[] = []
  for (let at = 0; at < length && at < most; at++) path.push(board.cache.queue[at] as Square)
  return path
}

/** Leaves the whole open path in the queue and says how long it is; 0 where there is none. */
export function findOpenPath(board: SquareBoard, ways: OpenWays, from: Square): number {
  const { toGo, steps, barred } = ways
  const { queue: path } = board.cache
  const far = toGo[from] as number
  let length = 0
  for (let at = from; length < far; ) {
    let step = 4 * at
    const end = step + 4
    let next = steps[step] as number
    while (next !== noWay && barred[next] !== 0) next = ++step < end ? (steps[step] as number) : noWay
    if (next !== noWay) {
      path[length++] = next
      at = next
    } else {
      bar(ways, at, 0)
      if (length === 0) return 0
      length--
      at = length === 0 ? from : (path[length - 1] as Square)
    }
  }
  return length
}
