import { type Hex, type HexBoard, type HexSet, has } from './board.ts'
import { stepsFrom, unreachable } from './reach.ts'

/**
 * A shortest path from `from` to `to` as `reach` counts it, without `from` and ending with `to`; undefined if there is
 * none. Of several, the one whose steps come first in the order of the directions.
 */
export function shortestPath(board: HexBoard, from: Hex, to: Hex, closed: HexSet = board.blocked): Hex[] | undefined {
  if (from === to) return []
  if (board.blocked[to] !== 0 || has(closed, to)) return undefined
  const toGo = stepsFrom(board, to, closed)
  const path: Hex[] = []
  let next = nearest(board, from, toGo)
  while (next !== undefined && next !== to) {
    path.push(next)
    next = nearest(board, next, toGo)
  }
  return next === undefined ? undefined : [...path, to]
}

/**
 * Whether each hex of the path is a neighbour of the one before it, the first of `from`, and none is blocked or closed.
 * `from` is never closed to what comes from there.
 */
export function isPath(board: HexBoard, from: Hex, path: readonly Hex[], closed: HexSet = board.blocked): boolean {
  let last = from
  for (const hex of path) {
    if (!(board.openNeighbours[last] ?? []).includes(hex)) return false
    if (hex !== from && has(closed, hex)) return false
    last = hex
  }
  return true
}

/** The first neighbour with the fewest steps to go. */
function nearest(board: HexBoard, hex: Hex, toGo: Int16Array): Hex | undefined {
  let best: Hex | undefined
  let fewest = board.size
  for (const neighbour of board.openNeighbours[hex] as readonly Hex[]) {
    const steps = toGo[neighbour] as number
    if (steps === unreachable || steps >= fewest) continue
    best = neighbour
    fewest = steps
  }
  return best
}
