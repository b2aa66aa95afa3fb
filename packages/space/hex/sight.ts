import { type Hex, type HexBoard, type HexSet, has, hexAt, type RelativeLine } from './board.ts'
import type { Axial } from './coordinates.ts'
import { lineOf } from './line.ts'

/** When a line is interrupted that runs exactly along the common edge of two hexes: never, where both block, or where one does. */
export const edgesBlock = ['never', 'both', 'either'] as const
export type EdgesBlock = (typeof edgesBlock)[number]

/**
 * Whether two hexes see each other along the straight line between their centres. A blocked hex interrupts it if the line
 * passes through the hex's interior; along edges it is as asked, one edge after the other; touching a corner never
 * counts. The two ends never interrupt.
 */
export function sees(board: HexBoard, a: Hex, b: Hex, edges: EdgesBlock = 'never'): boolean {
  return (board.cache.sight[edges] ?? sightTable(board, edges))[a * board.size + b] !== 0
}

/** As `sees`, where further hexes interrupt as blocked ones do: pieces that stand in the way, say. */
export function seesPast(board: HexBoard, a: Hex, b: Hex, blockers: HexSet, edges: EdgesBlock = 'never'): boolean {
  return sees(board, a, b, edges) && isClear(board, a, b, blockers, edges)
}

/** 1 at `a * board.size + b` for hexes that see each other. Computed when first asked for. Its slow twin is `isClear`. */
export function sightTable(board: HexBoard, edges: EdgesBlock = 'never'): Uint8Array {
  const known = board.cache.sight[edges]
  if (known !== undefined) return known
  const { size } = board
  const table = new Uint8Array(size * size)
  for (let a = 0; a < size; a++) {
    for (let b = 0; b <= a; b++) {
      if (!isClear(board, a, b, board.blocked, edges)) continue
      table[a * size + b] = 1
      table[b * size + a] = 1
    }
  }
  board.cache.sight[edges] = table
  return table
}

/** Whether nothing interrupts the line but the board's own blocked hexes and the given ones: `sees` without its table. */
export function isClear(board: HexBoard, a: Hex, b: Hex, blockers: HexSet, edges: EdgesBlock): boolean {
  const line = lineBetween(board, a, b)
  const [q, r] = board.hexes[a] as Axial
  const { through } = line
  for (let at = 0; at < through.length; at += 2) {
    if (interrupts(board, hexAt(board, q + (through[at] as number), r + (through[at + 1] as number)), blockers)) {
      return false
    }
  }
  return edges === 'never' || !isShutAlongEdge(board, q, r, line, blockers, edges === 'both')
}

/** The hexes of the board the line passes through, from `a` to `b`, ends included. */
export function hexesThrough(board: HexBoard, a: Hex, b: Hex): Hex[] {
  if (a === b) return [a]
  const [q, r] = board.hexes[a] as Axial
  const { through } = lineBetween(board, a, b)
  const hexes = [a]
  for (let at = 0; at < through.length; at += 2) {
    const hex = hexAt(board, q + (through[at] as number), r + (through[at + 1] as number))
    if (hex >= 0) hexes.push(hex)
  }
  hexes.push(b)
  return hexes
}

function isShutAlongEdge(
  board: HexBoard,
  q: number,
  r: number,
  { between }: RelativeLine,
  blockers: HexSet,
  needsBoth: boolean,
): boolean {
  for (let at = 0; at < between.length; at += 4) {
    const one = hexAt(board, q + (between[at] as number), r + (between[at + 1] as number))
    const two = hexAt(board, q + (between[at + 2] as number), r + (between[at + 3] as number))
    const [isOneShut, isTwoShut] = [interrupts(board, one, blockers), interrupts(board, two, blockers)]
    if (needsBoth ? isOneShut && isTwoShut : isOneShut || isTwoShut) return true
  }
  return false
}

function interrupts(board: HexBoard, hex: Hex, blockers: HexSet): boolean {
  if (hex < 0) return board.gapsBlockSight
  return board.blocked[hex] !== 0 || has(blockers, hex)
}

/** The line depends only on how the ends lie to each other, so a board keeps one for each such difference. */
function lineBetween(board: HexBoard, a: Hex, b: Hex): RelativeLine {
  const [aq, ar] = board.hexes[a] as Axial
  const [bq, br] = board.hexes[b] as Axial
  const key = (br - ar) * 2 * board.box.width + bq - aq
  let line = board.cache.lines.get(key)
  if (line === undefined) {
    const { through, between } = lineOf([0, 0], [bq - aq, br - ar])
    line = { through: Int16Array.from(through.slice(1, -1).flat()), between: Int16Array.from(between.flat(2)) }
    board.cache.lines.set(key, line)
  }
  return line
}
