import { sharesOver } from './over.ts'
import { isOver, type Parts } from './parts.ts'
import type { Plane } from './plane.ts'
import { type Base, type PlanePoint, SLACK, signOfRootSum } from './units.ts'

function partsOf({ parts }: Plane, piece: number): number[] {
  return Array.from({ length: parts.count }, (_, part) => part).filter((part) => parts.piece[part] === piece)
}

/** Whether the gap between a base and a piece, measured in space against the heights of its parts, is at most the limit. */
export function isPieceWithin(plane: Plane, piece: number, base: Base, limit: number, slack = SLACK): boolean {
  const { parts } = plane
  for (let part = 0; part < parts.count; part++)
    if (parts.piece[part] === piece && isPartWithin(parts, part, base, limit + slack)) return true
  return false
}

/** The same of a part; the limit has its slack. */
export function isPartWithin(parts: Parts, part: number, { x, y, z, radius }: Base, most: number): boolean {
  const low = parts.low[part] as number
  const high = parts.high[part] as number
  const apart = z < low ? low - z : z > high ? z - high : 0
  if (apart > most) return false
  const { left, right, bottom, top } = parts
  const far = radius + most
  if (x - (right[part] as number) > far || (left[part] as number) - x > far) return false
  if (y - (top[part] as number) > far || (bottom[part] as number) - y > far) return false
  return isOver(parts, part, x, y) || isEdgeWithin(parts, part, x, y, radius, most * most - apart * apart)
}

/** Whether a place is at most `radius + √level` from an edge of the part. */
function isEdgeWithin(parts: Parts, part: number, x: number, y: number, radius: number, level: number): boolean {
  const from = parts.start[part] as number
  const to = parts.start[part + 1] as number
  const square = radius * radius + level
  let before = to - 1
  for (let corner = from; corner < to; before = corner++) {
    const px = x - (parts.x[before] as number)
    const py = y - (parts.y[before] as number)
    const ex = (parts.x[corner] as number) - (parts.x[before] as number)
    const ey = (parts.y[corner] as number) - (parts.y[before] as number)
    const edge2 = ex * ex + ey * ey
    const along = px * ex + py * ey
    if (along >= edge2) continue
    const side = ex * py - ey * px
    const isNear =
      along <= 0
        ? signOfRootSum(2 * radius, level, square - px * px - py * py) >= 0
        : signOfRootSum(2 * radius * edge2, level, square * edge2 - side * side) >= 0
    if (isNear) return true
  }
  return false
}

/** Whether the line between two places leaves or enters a piece: some of it runs over the piece and some does not. */
export function crossesOutline(plane: Plane, piece: number, from: PlanePoint, to: PlanePoint): boolean {
  const [first, ...more] = sharesOver(plane.parts, partsOf(plane, piece), from.x, from.y, to.x, to.y)
  return first !== undefined && (more.length > 0 || first[0] > 0 || first[1] < 1)
}
