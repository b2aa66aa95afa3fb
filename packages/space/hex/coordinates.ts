/** A hex in axial coordinates `[q, r]`. The maths is the same for pointy-top and flat-top boards. */
export type Axial = readonly [q: number, r: number]

/** An index into `directions`. */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5

/** The six steps to a neighbour. Drawn pointy-top, 0 is to the right and they go round anticlockwise. */
export const directions: readonly Axial[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
]

export const allDirections: readonly Direction[] = [0, 1, 2, 3, 4, 5]

export function add([q, r]: Axial, [dq, dr]: Axial): Axial {
  return [q + dq, r + dr]
}

export function subtract([q, r]: Axial, [dq, dr]: Axial): Axial {
  return [q - dq, r - dr]
}

/** The hex `steps` away from `from` in a straight line. */
export function stepped(from: Axial, direction: Direction, steps = 1): Axial {
  const [dq, dr] = offsetOf(direction)
  return [from[0] + dq * steps, from[1] + dr * steps]
}

/** The number of steps of a shortest path of adjacent hexes, straight across whatever lies between. */
export function axialDistance(a: Axial, b: Axial): number {
  const dq = b[0] - a[0]
  const dr = b[1] - a[1]
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr))
}

/** The direction after `turns` turns of 60 degrees, anticlockwise as drawn. */
export function turned(direction: Direction, turns: number): Direction {
  return ((((direction + turns) % 6) + 6) % 6) as Direction
}

/** A hex turned about [0, 0] by `turns` times 60 degrees, anticlockwise as drawn. */
export function rotated(hex: Axial, turns: number): Axial {
  let [q, r] = hex
  for (let left = ((turns % 6) + 6) % 6; left > 0; left--) [q, r] = [q + r, 0 - q]
  return [q, r]
}

/** A hex mirrored about [0, 0]: left becomes right as drawn pointy-top. */
export function mirrored([q, r]: Axial): Axial {
  return [0 - q - r, r]
}

/** A hex after a half turn about [0, 0]. */
export function halfTurned([q, r]: Axial): Axial {
  return [0 - q, 0 - r]
}

/** The six neighbours in the order of `directions`, whether or not a board has them. */
export function axialNeighbours(hex: Axial): Axial[] {
  return directions.map((step) => add(hex, step))
}

/** The direction in which `b` lies in a straight line of hexes from `a`, if it does. */
export function directionTo(a: Axial, b: Axial): Direction | undefined {
  const steps = axialDistance(a, b)
  if (steps === 0) return undefined
  return allDirections.find((direction) => {
    const [q, r] = stepped(a, direction, steps)
    return q === b[0] && r === b[1]
  })
}

function offsetOf(direction: Direction): Axial {
  return directions[direction] as Axial
}
