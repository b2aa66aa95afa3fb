import { nextSquareMark, type Square, type SquareBoard, type SquareSet } from './board.ts'

/**
 * The squares that can be reached from `from` in 1 to `steps` steps over edges without entering a closed square. `from`
 * is not among them and may itself be closed. Nearest first; equally near ones in the order in which the nearer ones lead
 * to them, each in the order of the directions.
 */
export function squareReach(board: SquareBoard, from: Square, steps: number, closed: SquareSet): Square[] {
  const { marks } = board.cache
  const { steps: edges } = board
  const mark = nextSquareMark(board)
  const reached: Square[] = []
  marks[from] = mark
  let next = 0
  let square = from
  for (let step = 0; step < steps; step++) {
    const end = reached.length
    do {
      if (step > 0) square = reached[next++] as Square
      for (let edge = 4 * square; edge < 4 * square + 4; edge++) {
        const neighbour = edges[edge] as number
        if (neighbour < 0 || marks[neighbour] === mark) continue
        marks[neighbour] = mark
        if (closed[neighbour] === 0) reached.push(neighbour)
      }
    } while (next < end)
    if (reached.length === end) break
  }
  return reached
}

/** What `stepsToSquares` says of a square from which there is no way. */
export const noWay = -1

/**
 * For each square the number of steps over edges to the nearest of the goals without entering a closed square; 0 for a
 * goal, closed or not. A closed square has the steps of whoever stands on it and walks off. With `until`, the search ends
 * when that square is met: squares further away than it may then be left without steps.
 */
export function stepsToSquares(
  board: SquareBoard,
  goals: readonly Square[],
  closed: SquareSet,
  into: Int16Array = new Int16Array(board.size),
  until: Square = noWay,
): Int16Array {
  const { queue } = board.cache
  const { steps: edges } = board
  into.fill(noWay)
  let end = 0
  for (const goal of goals) {
    if (into[goal] === 0) continue
    into[goal] = 0
    queue[end++] = goal
  }
  for (let at = 0; at < end; at++) {
    const square = queue[at] as Square
    const steps = (into[square] as number) + 1
    for (let edge = 4 * square; edge < 4 * square + 4; edge++) {
      const neighbour = edges[edge] as number
      if (neighbour < 0 || into[neighbour] !== noWay) continue
      into[neighbour] = steps
      if (neighbour === until) return into
      if (closed[neighbour] === 0) queue[end++] = neighbour
    }
  }
  return into
}
