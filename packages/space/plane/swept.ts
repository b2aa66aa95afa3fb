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
  const add = (share: Share | undefined) => {
    if (!share) return
    if (share[0] < from) from = share[0]
    if (share[1] > to) to = share[1]
  }
  const first = parts.start[part] as number
  const end = parts.start[part + 1] as number
  let before = end - 1
  for (let corner = first; corner < end; before = corner++) {
    const px = parts.x[before] as number
    const py = parts.y[before] as number
    const qx = parts.x[corner] as number
    const qy = parts.y[corner] as number
    add(shareNearPoint(qx, qy, ax, ay, bx, by, r))
    add(shareBesideEdge(px, py, qx - px, qy - py, ax, ay, bx - ax, by - ay, r))
  }
  return [from, to]
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

/** Between which shares it is in the band of width `r` outside an edge. */
function shareBesideEdge(
  px: number,
  py: number,
  ex: number,
  ey: number,
  ax: number,
  ay: number,
  dx: number,
  dy: number,
  r: number,
): Share | undefined {
  const length = Math.sqrt(ex * ex + ey * ey)
  const out = ey * (ax - px) - ex * (ay - py)
  const outward = ey * dx - ex * dy
  const along = ex * (ax - px) + ey * (ay - py)
  const onward = ex * dx + ey * dy
  let share: Share | undefined = [0, 1]
  share = share && shareWhere(share, out, outward)
  share = share && shareWhere(share, r * length - out, -outward)
  share = share && shareWhere(share, along, onward)
  return share && shareWhere(share, length * length - along, -onward)
}

/** Where `value + change·share` is not negative. */
function shareWhere([from, to]: Share, value: number, change: number): Share | undefined {
  if (change === 0) return value >= 0 ? [from, to] : undefined
  const zero = -value / change
  const share: Share = change > 0 ? [zero > from ? zero : from, to] : [from, zero < to ? zero : to]
  return share[0] <= share[1] ? share : undefined
}
