import { type Hex, type HexBoard, type HexSet, has } from './board.ts'
import { reach } from './reach.ts'

/** The open hexes in sets connected by steps, the set of the first hex first, each in reading order. */
export function components(board: HexBoard, closed: HexSet = board.blocked): Hex[][] {
  const parts: Hex[][] = []
  const met = new Uint8Array(board.size)
  for (let hex = 0; hex < board.size; hex++) {
    if (met[hex] !== 0 || board.blocked[hex] !== 0 || has(closed, hex)) continue
    const part = [hex, ...reach(board, hex, board.size, closed)].sort((a, b) => a - b)
    for (const one of part) met[one] = 1
    parts.push(part)
  }
  return parts
}

/** Whether every hex that is not blocked can be reached from every other. */
export function isConnected(board: HexBoard): boolean {
  return components(board).length <= 1
}
