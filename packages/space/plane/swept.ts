import { type Share, shareOver } from './over.ts'
import type { Parts } from './parts.ts'

/**
 * Between which shares of a segment a disc that moves along it overlaps a part, for putting meetings in order. Whether it does
 * at all is for `isNearer` to say.
 */
export function sharesNear(
  parts: Parts,
  part: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  r: number,
): Share {
  const over = shareOver(parts, part, ax, ay, bx, by)
  let from = over ? over[0] : 2
  let to = over ? over[1] : -1
  const first = parts.start[part] as number
  const end = parts.start[part + 1] as number
  const dx = bx - ax
  const dy = by - ay
  const square = dx * dx + dy * dy
  let before = end - 1
  for (let corner = first; corner < end; before = corner++) {
    const px = parts.x[before] as number
    const py = parts.y[before] as number
    const qx = (parts.x[corner] as number) - ax
    const qy = (parts.y[corner] as number) - ay
    // As `shareNearPoint`, around the corner.
    if (square === 0) {
      if (qx * qx + qy * qy < r * r) return [0, 1]
    } else {
      const side = dx * qy - dy * qx
      const left = r * r * square - side * side
      if (left > 0) {
        const along = qx * dx + qy * dy
        const half = Math.sqrt(left)
        const near = (along - half) / square
        const far = (along + half) / square
        if (near < 1 && far > 0) {
          from = Math.min(from, Math.max(near, 0))
          to = Math.max(to, Math.min(far, 1))
        }
      }
    }
    // And the band of width `r` outside the edge before it: where four numbers that change along the way are not negative.
    const ex = qx + ax - px
    const ey = qy + ay - py
    const length = Math.sqrt(ex * ex + ey * ey)
    const out = ey * (ax - px) - ex * (ay - py)
    const outward = ey * dx - ex * dy
    const along = ex * (ax - px) + ey * (ay - py)
    const onward = ex * dx + ey * dy
    const low = Math.max(
      0,
      fromWhere(out, outward),
      fromWhere(r * length - out, -outward),
      fromWhere(along, onward),
      fromWhere(length * length - along, -onward),
    )
    const high = Math.min(
      1,
      untilWhere(out, outward),
      untilWhere(r * length - out, -outward),
      untilWhere(along, onward),
      untilWhere(length * length - along, -onward),
    )
    if (low <= high) {
      from = Math.min(from, low)
      to = Math.max(to, high)
    }
  }
  return [from, to]
}

/** From which share on `value + change·share` is not negative; 2 where it never is. */
function fromWhere(value: number, change: number): number {
  if (change === 0) return value >= 0 ? 0 : 2
  return change > 0 ? -value / change : 0
}

/** Until which share; -1 where it never is. */
function untilWhere(value: number, change: number): number {
  if (change === 0) return value >= 0 ? 1 : -1
  return change < 0 ? -value / change : 1
}

/** Between which shares of a segment a point is nearer than `r`. */
export function shareNearPoint(
  x: number,
  y: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  r: number,
): Share | undefined {
  const dx = bx - ax
  const dy = by - ay
  const square = dx * dx + dy * dy
  const px = x - ax
  const py = y - ay
  if (square === 0) return px * px + py * py < r * r ? [0, 1] : undefined
  const along = px * dx + py * dy
  const side = dx * py - dy * px
  const left = r * r * square - side * side
  if (left <= 0) return undefined
  const half = Math.sqrt(left)
  const from = (along - half) / square
  const to = (along + half) / square
  return from < 1 && to > 0 ? [Math.max(from, 0), Math.min(to, 1)] : undefined
}
