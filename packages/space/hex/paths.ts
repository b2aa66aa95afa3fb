import { type Hex, type HexBoard, type HexSet, has } from './board.ts'
import { unreachable } from './reach.ts'

/**
 * A shortest path from `from` to `to` as `reach` counts it, without `from` and ending with `to`; undefined if there is
 * none. Of several, the one whose steps come first in the order of the directions: hexes are met in the order of the
 * paths to them, so the first way found to a hex is the first of its shortest ones. A question given as `closed` must not
 * itself look for a path on the same board.
 */
export function shortestPath(board: HexBoard, from: Hex, to: Hex, closed: HexSet = board.blocked): Hex[] | undefined {
  if (from === to) return []
  if (board.blocked[to] !== 0 || has(closed, to)) return undefined
  const cameFrom = board.cache.cameFrom.fill(unreachable)
  cameFrom[from] = from
  const met: Hex[] = [from]
  for (const hex of met) {
    for (const neighbour of board.openNeighbours[hex] as readonly Hex[]) {
      if (cameFrom[neighbour] !== unreachable || has(closed, neighbour)) continue
      cameFrom[neighbour] = hex
      if (neighbour === to) return walkedBack(cameFrom, from, to)
      met.push(neighbour)
    }
  }
  return undefined
}

function walkedBack(cameFrom: Int16Array, from: Hex, to: Hex): Hex[] {
  const path: Hex[] = []
  for (let hex = to; hex !== from; hex = cameFrom[hex] as Hex) path.push(hex)
  return path.reverse()
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
