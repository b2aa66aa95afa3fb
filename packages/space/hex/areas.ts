import { type Hex, type HexBoard, type HexSet, has, hexAt } from './board.ts'
import { type Axial, allDirections, type Direction, directionTo, stepped, turned } from './coordinates.ts'
import { neighbour } from './distance.ts'

/** The direction in which `b` lies in a straight line of hexes from `a`, if it does. */
export function directionBetween(board: HexBoard, a: Hex, b: Hex): Direction | undefined {
  return directionTo(board.hexes[a] as Axial, board.hexes[b] as Axial)
}

/** The direction from a hex to its neighbour, undefined if they are not adjacent. */
export function directionOfNeighbour(board: HexBoard, from: Hex, to: Hex): Direction | undefined {
  return to < 0 ? undefined : allDirections.find((direction) => neighbour(board, from, direction) === to)
}

/**
 * The hexes in a straight line from `from`, nearest first, without `from`: up to `length` of them, and no further than
 * the board goes on or a hex of `stop` lets it; that hex is not included.
 */
export function ray(
  board: HexBoard,
  from: Hex,
  direction: Direction,
  length: number = board.size,
  stop?: HexSet,
): Hex[] {
  const hexes: Hex[] = []
  let hex = neighbour(board, from, direction)
  while (hexes.length < length && hex >= 0 && !(stop !== undefined && has(stop, hex))) {
    hexes.push(hex)
    hex = neighbour(board, hex, direction)
  }
  return hexes
}

/**
 * The hexes of the board within `length` of `from` in the sixth of the plane centred on a direction, bounds included,
 * nearest first and each arc anticlockwise; without `from`. At distance 1, 2, 3, 4 there are 1, 3, 3, 5 of them.
 */
export function cone(board: HexBoard, from: Hex, direction: Direction, length: number): Hex[] {
  const centre = board.hexes[from] as Axial
  const hexes: Hex[] = []
  for (let steps = 1; steps <= length; steps++) {
    const middle = stepped(centre, direction, steps)
    const half = steps >> 1
    for (let aside = -half; aside <= half; aside++) {
      const side = turned(direction, aside < 0 ? -2 : 2)
      const [q, r] = stepped(middle, side, Math.abs(aside))
      const hex = hexAt(board, q, r)
      if (hex >= 0) hexes.push(hex)
    }
  }
  return hexes
}

/**
 * The hexes of the board within `length` of `from` between a direction and the next one anticlockwise, both included,
 * nearest first and each arc anticlockwise; without `from`. At distance 1, 2, 3 there are 2, 3, 4 of them.
 */
export function wedge(board: HexBoard, from: Hex, direction: Direction, length: number): Hex[] {
  const centre = board.hexes[from] as Axial
  const hexes: Hex[] = []
  for (let steps = 1; steps <= length; steps++) {
    for (let aside = 0; aside <= steps; aside++) {
      const [q, r] = stepped(stepped(centre, direction, steps), turned(direction, 2), aside)
      const hex = hexAt(board, q, r)
      if (hex >= 0) hexes.push(hex)
    }
  }
  return hexes
}
