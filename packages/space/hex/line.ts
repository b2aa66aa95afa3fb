import { type Axial, add, directions, subtract } from './coordinates.ts'
import { centreOf } from './lattice.ts'

/**
 * The straight segment between two centres, as hexes. Exact: centres and corners are integer points, and a line meets a
 * hex's open interior exactly when corners lie strictly on both of its sides.
 */
export type Line = {
  /** The hexes whose open interior the segment meets, from one end to the other, ends included. */
  readonly through: readonly Axial[]
  /** The hexes of which it meets only an edge or a corner, from one end to the other. */
  readonly grazed: readonly Axial[]
  /** The pairs of hexes along whose common edge it runs, from one end to the other. */
  readonly between: readonly (readonly [Axial, Axial])[]
}

export function lineOf(a: Axial, b: Axial): Line {
  const through: Axial[] = []
  const grazed: Axial[] = []
  // The ends' ranges of q, r and q + r hold every hex the segment touches, and none that lies behind an end.
  const [lowSum, highSum] = inOrder(a[0] + a[1], b[0] + b[1])
  const [lowQ, highQ] = inOrder(a[0], b[0])
  const [lowR, highR] = inOrder(a[1], b[1])
  for (let r = lowR; r <= highR; r++) {
    for (let q = Math.max(lowQ, lowSum - r); q <= Math.min(highQ, highSum - r); q++) {
      const side = clearance(b[0] - a[0], b[1] - a[1], q - a[0], r - a[1])
      if (side < 0) through.push([q, r])
      else if (side === 0) grazed.push([q, r])
    }
  }
  const order = (one: Axial, two: Axial) => progress(a, b, one) - progress(a, b, two)
  return { through: through.sort(order), grazed: grazed.sort(order), between: edgesAlong(a, b) }
}

/**
 * How a hex at `[q, r]` lies to the segment from [0, 0] to `[dq, dr]` it stands beside: negative if the segment passes
 * through its interior, 0 if it only touches it, positive if it does not meet it.
 */
function clearance(dq: number, dr: number, q: number, r: number): number {
  if ((q === 0 && r === 0) || (q === dq && r === dr)) return -1
  const [dx, dy] = [2 * dq + dr, 3 * dr]
  const [x, y] = [2 * q + r, 3 * r]
  const farthestCorner = Math.abs(dx) + Math.max(Math.abs(dx), Math.abs(dy))
  return Math.abs(x * dy - y * dx) - farthestCorner
}

/** Where a centre stands along the segment: its true dot product with it, times four. Hexes are met in this order. */
function progress(a: Axial, b: Axial, hex: Axial): number {
  const [x, y] = centreOf(subtract(hex, a))
  const [dx, dy] = centreOf(subtract(b, a))
  return 3 * x * dx + y * dy
}

function inOrder(one: number, two: number): readonly [low: number, high: number] {
  return one < two ? [one, two] : [two, one]
}

/** A segment runs along edges only in the six directions between two neighbours, such as [1, 1]. */
function edgesAlong(a: Axial, b: Axial): (readonly [Axial, Axial])[] {
  const [dq, dr] = subtract(b, a)
  const steps = Math.min(Math.abs(dq), Math.abs(dr))
  for (const [index, left] of directions.entries()) {
    const right = directions[(index + 1) % 6] as Axial
    const [q, r] = add(left, right)
    if (steps === 0 || q * steps !== dq || r * steps !== dr) continue
    return Array.from({ length: steps }, (_, step) => {
      const from: Axial = [a[0] + q * step, a[1] + r * step]
      return [add(from, left), add(from, right)] as const
    })
  }
  return []
}
