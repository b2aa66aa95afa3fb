import { nextSquareMark, type Square, type SquareBoard, type SquareSet } from './board.ts'
import { noWay } from './reach.ts'

/**
 * Whether there is a way to the goals that `toGo` counts to, past further closed squares, and which squares lie on the
 * shortest ones: their steps are written into `into`, all others are without a way. `toGo` says how far it is at least, so
 * that only squares towards the goals are looked at and a crowd is passed without searching the whole board. Its slow twin
 * is `stepsToSquares` past all that is closed.
 */
export function waysPast(
  board: SquareBoard,
  from: Square,
  toGo: Int16Array,
  closed: SquareSet,
  into: Int16Array,
): boolean {
  into.fill(noWay)
  if (toGo[from] === noWay) return false
  const { marks, steps: walked, queue, waiting } = board.cache
  const mark = nextSquareMark(board)
  const { steps: edges } = board
  marks[from] = mark
  walked[from] = 0
  // A step leads closer, away, or neither: squares wait for the length of the way over them.
  let now = waiting[0]
  let next1 = waiting[1]
  let next2 = waiting[2]
  let here = 1
  let wait1 = 0
  let wait2 = 0
  now[0] = from
  for (let length = toGo[from] as number; here + wait1 + wait2 > 0; length++) {
    let goals = 0
    while (here > 0) {
      const square = now[--here] as number
      const steps = walked[square] as number
      const whole = steps + (toGo[square] as number)
      // Only a step off a square that is itself closed can lead to one so much further away.
      if (whole > length) next1[wait1++] = square
      if (whole !== length) continue
      if (toGo[square] === 0) {
        queue[goals++] = square
        continue
      }
      for (let edge = 4 * square; edge < 4 * square + 4; edge++) {
        const next = edges[edge] as number
        if (next < 0) continue
        const left = toGo[next] as number
        if (left === noWay || (closed[next] !== 0 && left > 0)) continue
        if (marks[next] === mark && (walked[next] as number) <= steps + 1) continue
        marks[next] = mark
        walked[next] = steps + 1
        const longer = steps + 1 + left - length
        if (longer === 0) now[here++] = next
        else if (longer === 1) next1[wait1++] = next
        else next2[wait2++] = next
      }
    }
    if (goals > 0) {
      walkBack(board, goals, mark, into)
      return true
    }
    const empty = now
    now = next1
    next1 = next2
    next2 = empty
    here = wait1
    wait1 = wait2
    wait2 = 0
  }
  return false
}

/** From the goals, which stand in the queue, back along the squares walked one step earlier. */
function walkBack(board: SquareBoard, goals: number, mark: number, into: Int16Array): void {
  const { marks, queue, steps: walked } = board.cache
  const { steps: edges } = board
  let end = goals
  for (let at = 0; at < goals; at++) into[queue[at] as Square] = 0
  for (let at = 0; at < end; at++) {
    const square = queue[at] as Square
    for (let edge = 4 * square; edge < 4 * square + 4; edge++) {
      const before = edges[edge] as number
      if (
        before < 0 ||
        marks[before] !== mark ||
        into[before] !== noWay ||
        walked[before] !== (walked[square] as number) - 1
      )
        continue
      into[before] = (into[square] as number) + 1
      queue[end++] = before
    }
  }
}
