import { nextSquareMark, type Square, type SquareBoard, type SquareSet } from './board.ts'
import { furtherAxisFirst, type SquareBlock } from './paths.ts'

/**
 * Of the shortest paths to the goals that `toGo` counts to, the one that `furtherAxisFirst` takes square by square among
 * those that are open all the way; without `from`, ending with a goal. Undefined where every shortest path is closed, and a
 * way round must be searched for. Its slow twin is `waysPast`, followed square by square.
 */
export function openPath(
  board: SquareBoard,
  from: Square,
  toGo: Int16Array,
  closed: SquareSet,
  block: SquareBlock,
): Square[] | undefined {
  const { marks } = board.cache
  const mark = nextSquareMark(board)
  const path: Square[] = []
  const steps: Square[] = []
  for (let at = from; toGo[at] !== 0; ) {
    const nearer = (toGo[at] as number) - 1
    steps.length = 0
    if (nearer >= 0)
      for (const square of board.neighbours[at] as readonly Square[])
        if (toGo[square] === nearer && marks[square] !== mark && (closed[square] === 0 || nearer === 0))
          steps.push(square)
    const next = furtherAxisFirst(board, at, steps, block)
    if (next >= 0) {
      marks[next] = mark
      path.push(next)
      at = next
      continue
    }
    // Nothing leads on from here, nor will it from elsewhere: the mark stays.
    if (path.pop() === undefined) return undefined
    at = path.at(-1) ?? from
  }
  return path
}
