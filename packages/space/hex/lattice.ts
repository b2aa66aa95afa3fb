import type { Axial } from './coordinates.ts'

/** How the hexes stand when drawn: with a corner up or with an edge up. */
export type Layout = 'pointy' | 'flat'

/**
 * A point of the integer lattice on which every centre and every corner lies; y grows downwards.
 * The lattice is stretched: multiply by `latticeUnit` to draw regular hexes of edge length 1.
 */
export type LatticePoint = readonly [x: number, y: number]

/** The drawn size of one lattice step, for hexes of edge length 1. For drawing only: decisions stay on integers. */
export const latticeUnit: Record<Layout, { readonly x: number; readonly y: number }> = {
  pointy: { x: Math.sqrt(3) / 2, y: 1 / 2 },
  flat: { x: 1 / 2, y: Math.sqrt(3) / 2 },
}

/** From the top corner (pointy) or the right corner (flat), clockwise as drawn. */
const corners: Record<Layout, readonly LatticePoint[]> = {
  pointy: [
    [0, -2],
    [1, -1],
    [1, 1],
    [0, 2],
    [-1, 1],
    [-1, -1],
  ],
  flat: [
    [2, 0],
    [1, 1],
    [-1, 1],
    [-2, 0],
    [-1, -1],
    [1, -1],
  ],
}

export function centreOf([q, r]: Axial, layout: Layout = 'pointy'): LatticePoint {
  return layout === 'pointy' ? [2 * q + r, 3 * r] : [3 * q, 2 * r + q]
}

/** The six corners, from the top one (pointy) or the right one (flat), clockwise as drawn. */
export function cornersOf(hex: Axial, layout: Layout = 'pointy'): LatticePoint[] {
  const [x, y] = centreOf(hex, layout)
  return corners[layout].map(([dx, dy]) => [x + dx, y + dy])
}
