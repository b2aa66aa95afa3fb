import type { Outline } from './outline.ts'

/** Convex prisms laid out flat: part `p` has the corners `start[p]` to `start[p + 1] - 1`, counter-clockwise. */
export type Parts = {
  readonly count: number
  readonly start: Int32Array
  readonly x: Float64Array
  readonly y: Float64Array
  readonly left: Float64Array
  readonly right: Float64Array
  readonly bottom: Float64Array
  readonly top: Float64Array
  readonly low: Float64Array
  readonly high: Float64Array
  readonly barrier: Uint8Array
  readonly piece: Int32Array
  /** The surface its top is part of, -1 where nobody can stand on it. */
  readonly surface: Int32Array
}

export type Prism = {
  readonly outline: Outline
  readonly low: number
  readonly high: number
  readonly isBarrier: boolean
  readonly piece: number
  readonly surface: number
}

export function makeParts(prisms: readonly Prism[]): Parts {
  const start = new Int32Array(prisms.length + 1)
  for (const [part, { outline }] of prisms.entries()) start[part + 1] = (start[part] as number) + outline.length
  const corners = prisms.flatMap(({ outline }) => outline)
  const of = (value: (prism: Prism) => number) => Float64Array.from(prisms, value)
  return {
    count: prisms.length,
    start,
    x: Float64Array.from(corners, ({ x }) => x),
    y: Float64Array.from(corners, ({ y }) => y),
    left: of(({ outline }) => Math.min(...outline.map(({ x }) => x))),
    right: of(({ outline }) => Math.max(...outline.map(({ x }) => x))),
    bottom: of(({ outline }) => Math.min(...outline.map(({ y }) => y))),
    top: of(({ outline }) => Math.max(...outline.map(({ y }) => y))),
    low: of(({ low }) => low),
    high: of(({ high }) => high),
    barrier: Uint8Array.from(prisms, ({ isBarrier }) => (isBarrier ? 1 : 0)),
    piece: Int32Array.from(prisms, ({ piece }) => piece),
    surface: Int32Array.from(prisms, ({ surface }) => surface),
  }
}

/**
 * Whether the distance between a segment and a part is less than `r`, in whole numbers: the one predicate of walking, for
 * whoever plans a way and whoever judges it. A segment may be a point.
 */
export function isNearer(
  parts: Parts,
  part: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  r: number,
): boolean {
  return isBoxNearer(parts, part, ax, ay, bx, by, r) && isOutlineNearer(parts, part, ax, ay, bx, by, r)
}

/** Short enough to be built into the loops that ask it: of most parts it is all that is asked. */
function isBoxNearer(
  { left, right, bottom, top }: Parts,
  part: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  r: number,
): boolean {
  return (
    Math.min(ax, bx) - (right[part] as number) < r &&
    (left[part] as number) - Math.max(ax, bx) < r &&
    Math.min(ay, by) - (top[part] as number) < r &&
    (bottom[part] as number) - Math.max(ay, by) < r
  )
}

function isOutlineNearer(
  parts: Parts,
  part: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  r: number,
): boolean {
  const dx = bx - ax
  const dy = by - ay
  const length2 = dx * dx + dy * dy
  const r2 = r * r
  const { x: xs, y: ys } = parts
  const from = parts.start[part] as number
  const to = parts.start[part + 1] as number
  let px = (xs[to - 1] as number) - ax
  let py = (ys[to - 1] as number) - ay
  let sideP = dx * py - dy * px
  let isInside = true
  for (let corner = from; corner < to; corner++) {
    const qx = (xs[corner] as number) - ax
    const qy = (ys[corner] as number) - ay
    const sideQ = dx * qy - dy * qx
    const along = dx * qx + dy * qy
    if (along <= 0 ? qx * qx + qy * qy < r2 : along < length2 && sideQ * sideQ < r2 * length2) return true
    if (along >= length2 && (qx - dx) * (qx - dx) + (qy - dy) * (qy - dy) < r2) return true
    const ex = qx - px
    const ey = qy - py
    const edge2 = ex * ex + ey * ey
    const sideA = ey * px - ex * py
    const sideB = sideA + ex * dy - ey * dx
    if (sideA < 0) isInside = false
    const alongA = -(ex * px + ey * py)
    if (alongA > 0 && alongA < edge2 && sideA * sideA < r2 * edge2) return true
    const alongB = alongA + ex * dx + ey * dy
    if (alongB > 0 && alongB < edge2 && sideB * sideB < r2 * edge2) return true
    if (
      ((sideP > 0 && sideQ < 0) || (sideP < 0 && sideQ > 0)) &&
      ((sideA > 0 && sideB < 0) || (sideA < 0 && sideB > 0))
    )
      return true
    px = qx
    py = qy
    sideP = sideQ
  }
  return isInside
}

/** Whether a place lies over a part, its edge included. */
export function isOver(parts: Parts, part: number, x: number, y: number): boolean {
  if (x < (parts.left[part] as number) || x > (parts.right[part] as number)) return false
  if (y < (parts.bottom[part] as number) || y > (parts.top[part] as number)) return false
  const from = parts.start[part] as number
  const to = parts.start[part + 1] as number
  let before = to - 1
  for (let corner = from; corner < to; before = corner++) {
    const px = parts.x[before] as number
    const py = parts.y[before] as number
    if (((parts.x[corner] as number) - px) * (y - py) - ((parts.y[corner] as number) - py) * (x - px) < 0) return false
  }
  return true
}

/** Whether a place is at most a whole number of units away from a part. */
export function isAtMost(parts: Parts, part: number, x: number, y: number, far: number): boolean {
  if (isOver(parts, part, x, y)) return true
  const from = parts.start[part] as number
  const to = parts.start[part + 1] as number
  let before = to - 1
  for (let corner = from; corner < to; before = corner++) {
    const px = x - (parts.x[before] as number)
    const py = y - (parts.y[before] as number)
    const ex = (parts.x[corner] as number) - (parts.x[before] as number)
    const ey = (parts.y[corner] as number) - (parts.y[before] as number)
    const edge2 = ex * ex + ey * ey
    const along = px * ex + py * ey
    const side = ex * py - ey * px
    if (along <= 0 ? px * px + py * py <= far * far : along < edge2 && side * side <= far * far * edge2) return true
  }
  return false
}
