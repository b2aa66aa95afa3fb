import type { Hex, HexBoard } from './board.ts'
import type { Direction } from './coordinates.ts'

/** The number of steps of a shortest path of adjacent hexes, straight across whatever lies between. */
export function distance(board: HexBoard, a: Hex, b: Hex): number {
  return board.distances[a * board.size + b] as number
}

export function isAdjacent(board: HexBoard, a: Hex, b: Hex): boolean {
  return board.distances[a * board.size + b] === 1
}

/** Whether two hexes are `steps` or less apart; a hex is within any distance of itself. */
export function isWithin(board: HexBoard, a: Hex, b: Hex, steps: number): boolean {
  return (board.distances[a * board.size + b] as number) <= steps
}

/** The neighbours on the board, blocked or not, in the order of the directions. */
export function neighbours(board: HexBoard, hex: Hex): readonly Hex[] {
  return board.neighbours[hex] as readonly Hex[]
}

/** The neighbour in a direction, -1 where the board ends. */
export function neighbour(board: HexBoard, hex: Hex, direction: Direction): Hex {
  return board.steps[6 * hex + direction] as Hex
}

/** The hexes exactly `steps` away that are on the board, blocked or not, in reading order. Shared: do not change it. */
export function ring(board: HexBoard, hex: Hex, steps: number): readonly Hex[] {
  return ringsOf(board, hex)[steps] ?? none
}

/** The hexes at most `steps` away, the hex itself first, then ring by ring. Shared: do not change it. */
export function within(board: HexBoard, hex: Hex, steps: number): readonly Hex[] {
  if (steps < 0) return none
  let known = board.cache.within[hex]
  if (known === undefined) {
    known = []
    for (const next of ringsOf(board, hex)) known.push([...(known.at(-1) ?? none), ...next])
    board.cache.within[hex] = known
  }
  return known[Math.min(steps, known.length - 1)] as readonly Hex[]
}

const none: readonly Hex[] = []

function ringsOf(board: HexBoard, hex: Hex): readonly (readonly Hex[])[] {
  const known = board.cache.rings[hex]
  if (known !== undefined) return known
  const rings: Hex[][] = []
  for (let other = 0; other < board.size; other++) {
    const steps = distance(board, hex, other)
    while (rings.length <= steps) rings.push([])
    rings[steps]?.push(other)
  }
  board.cache.rings[hex] = rings
  return rings
}
