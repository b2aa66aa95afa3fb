import { isOverlapping } from './gap.ts'
import { isNearer } from './parts.ts'
import type { Plane } from './plane.ts'
import { isOverSurface, surfaceOf } from './surfaces.ts'
import { type Base, SLACK } from './units.ts'

/** Whether a part is in the way of those who are at a height. */
export function isInTheWay({ parts, tall }: Plane, part: number, z: number): boolean {
  return (parts.high[part] as number) > z + SLACK && (parts.low[part] as number) < z + tall - SLACK
}

/** Whether a base is wholly on the table. */
export function isOnTable({ width, depth }: Plane, x: number, y: number, radius: number): boolean {
  const least = radius - SLACK
  return x >= least && y >= least && x <= width - least && y <= depth - least
}

/**
 * Whether a base has a place to stand: on the table, its centre over a surface at its height, overlapping no other base at
 * its level and nothing it cannot stand in. It may overhang an edge.
 */
export function hasRoom(plane: Plane, base: Base, others: readonly Base[]): boolean {
  return isStandable(plane, base) && others.every((other) => !isCrowding(plane, base, other))
}

/** Whether two bases are in each other's way: they overlap, and their heights differ by less than they are tall. */
export function isCrowding({ tall }: Plane, base: Base, other: Base): boolean {
  return Math.abs(base.z - other.z) < tall && isOverlapping(base, other)
}

/** The same where nobody else stands. */
export function isStandable(plane: Plane, base: Base): boolean {
  const { x, y, z, radius } = base
  if (!isOnTable(plane, x, y, radius)) return false
  const { parts, pieces } = plane
  for (let part = 0; part < parts.count; part++) {
    if (!isInTheWay(plane, part, z) || !isNearer(parts, part, x, y, x, y, radius - SLACK)) continue
    if (parts.barrier[part] || pieces[parts.piece[part] as number]?.stand !== 'inside') return false
  }
  const surface = surfaceOf(plane, base)
  return surface >= 0 && isOverSurface(plane, surface, x, y)
}
