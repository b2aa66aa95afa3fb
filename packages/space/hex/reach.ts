import { type Hex, type HexBoard, type HexSet, has } from './board.ts'

/**
 * The hexes that can be reached from `from` in 1 to `steps` steps between neighbours without entering a blocked or a
 * closed hex. `from` itself is not among them and may itself be closed. Nearest first; hexes equally near in the order
 * in which the nearer ones lead to them, each in the order of the directions. Allocates the result only.
 * A question given as `closed` must not itself search the same board.
 */
export function reach(board: HexBoard, from: Hex, steps: number, closed: HexSet = board.blocked): Hex[] {
  const { openNeighbours } = board
  const { marks } = board.cache
  const mark = nextMark(board)
  const reached: Hex[] = []
  marks[from] = mark
  let next = 0
  let hex = from
  for (let step = 0; step < steps; step++) {
    const end = reached.length
    do {
      if (step > 0) hex = reached[next++] as Hex
      for (const neighbour of openNeighbours[hex] as readonly Hex[]) {
        if (marks[neighbour] === mark) continue
        marks[neighbour] = mark
        if (!has(closed, neighbour)) reached.push(neighbour)
      }
    } while (next < end)
    if (reached.length === end) break
  }
  return reached
}

/**
 * As `reach` where the closed hexes are few and given as a list, such as those with pieces in them: the fast twin, for
 * playouts.
 */
export function reachAround(board: HexBoard, from: Hex, steps: number, taken: readonly Hex[]): Hex[] {
  const { openNeighbours } = board
  const { marks } = board.cache
  const mark = nextMark(board)
  const reached: Hex[] = [from]
  marks[from] = mark
  for (let index = 0; index < taken.length; index++) marks[taken[index] as Hex] = mark
  let next = 0
  for (let step = 0; step < steps; step++) {
    const end = reached.length
    for (; next < end; next++) {
      const around = openNeighbours[reached[next] as Hex] as readonly Hex[]
      for (let index = 0; index < around.length; index++) {
        const hex = around[index] as Hex
        if (marks[hex] === mark) continue
        marks[hex] = mark
        reached.push(hex)
      }
    }
    if (reached.length === end) break
  }
  return reached
}

/** What `stepsFrom` says of a hex that cannot be reached. */
export const unreachable = -1

/** For each hex the number of steps it takes from `from`, as in `reach`; 0 for `from`, `unreachable` for the others. */
export function stepsFrom(
  board: HexBoard,
  from: Hex,
  closed: HexSet = board.blocked,
  most: number = board.size,
  into: Int16Array = new Int16Array(board.size),
): Int16Array {
  into.fill(unreachable)
  into[from] = 0
  for (const hex of reach(board, from, most, closed)) {
    let nearest = most
    for (const neighbour of board.neighbours[hex] as readonly Hex[]) {
      const steps = into[neighbour] as number
      if (steps >= 0 && steps < nearest) nearest = steps
    }
    into[hex] = nearest + 1
  }
  return into
}

/** A number no mark holds yet; the marks are cleared once in two thousand million searches. */
function nextMark({ cache }: HexBoard): number {
  if (cache.mark === 0x7fffffff) {
    cache.marks.fill(0)
    cache.mark = 0
  }
  cache.mark++
  return cache.mark
}
