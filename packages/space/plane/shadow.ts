import { cornersOfPart } from './contacts.ts'
import { isInside, placesAround } from './corners.ts'
import type { Fit } from './fit.ts'
import { hullOf, type Outline } from './outline.ts'
import { isNearer } from './parts.ts'
import type { Plane } from './plane.ts'
import { type Base, type PlanePoint, SLACK } from './units.ts'

/** Rows and columns of a lattice, with where it begins and how wide it is. */
export type Lattice = {
  readonly step: number
  readonly left: number
  readonly bottom: number
  readonly columns: number
}

export type LatticeWindow = {
  readonly firstRow: number
  readonly lastRow: number
  readonly firstColumn: number
  readonly lastColumn: number
}

/** What the marks say of a place: that nothing is known, that it cannot be walked to, that it takes a roll. */
const OPEN = 0
export const BLOCKED = 1
export const COSTLY = 2

/** How far from every edge there is no doubt, however numbers are rounded. */
const SURELY = 0.5

/** An outline that casts a shadow, of which piece (-1 for a base), and between which sides it lies. */
type Caster = {
  readonly outline: Outline
  readonly piece: number
  readonly left: number
  readonly right: number
  readonly bottom: number
  readonly top: number
}

/** A base that costs a roll, from how near, and its shadow. */
export type Ring = { readonly centre: Base; readonly radius: number; readonly caster: Caster }

/** What casts shadows on the ground: what stops a base there, what costs it, and the steps that lead up from it. */
export type Casters = {
  readonly barriers: readonly Caster[]
  readonly hurdles: readonly Caster[]
  readonly steps: readonly Caster[]
}

/**
 * Marks what a barrier surely keeps anybody from who walks straight from a place on the ground, and what surely costs a roll.
 * Whatever lies beyond a step stays open: on top of it other things are in the way. A fast path for `stretchOf` and
 * `entersBase`, who decide about the rest. Without rings nothing is taken to be costly.
 */
export function markShadows(
  plane: Plane,
  fit: Fit,
  from: PlanePoint,
  rings: readonly Ring[] | undefined,
  lattice: Lattice,
  window: LatticeWindow,
  marks: Uint8Array,
): void {
  const { firstRow, lastRow, firstColumn, lastColumn } = window
  const { columns } = lattice
  for (let row = firstRow; row <= lastRow; row++)
    marks.fill(OPEN, row * columns + firstColumn, row * columns + lastColumn + 1)
  const { barriers, hurdles, steps } = castersOf(plane, fit)
  if (steps.some((caster) => isInside(caster.outline, from))) return
  const cast = (caster: Caster, value: number) => {
    if (mayShade(caster, from, lattice, window)) mark(caster.outline, from, lattice, window, marks, value)
  }
  if (rings) {
    for (const caster of hurdles) if (!isAtPiece(plane, fit, caster.piece, from)) cast(caster, COSTLY)
    for (const ring of rings) if (!isAtRing(ring, from)) cast(ring.caster, COSTLY)
  }
  for (const caster of barriers) cast(caster, BLOCKED)
  for (const caster of steps) cast(caster, OPEN)
}

/** Whether a place lies in a piece, which is then left for nothing. */
function isAtPiece({ parts }: Plane, fit: Fit, piece: number, { x, y }: PlanePoint): boolean {
  for (const part of fit.hurdles[0] as Int32Array)
    if (parts.piece[part] === piece && isNearer(parts, part, x, y, x, y, fit.radius)) return true
  return false
}

function isAtRing({ centre, radius }: Ring, { x, y }: PlanePoint): boolean {
  return (centre.x - x) * (centre.x - x) + (centre.y - y) * (centre.y - y) < radius * radius
}

function castersOf(plane: Plane, fit: Fit): Casters {
  fit.casters ??= makeCasters(plane, fit)
  return fit.casters
}

function makeCasters(plane: Plane, fit: Fit): Casters {
  const surely = fit.radius - SLACK - SURELY
  const cast = (which: Iterable<number>, by: number) =>
    Array.from(which, (part) => casterOf(grown(plane, part, by), plane.parts.piece[part] as number))
  return {
    barriers: cast(fit.barriers[0] as Int32Array, surely),
    hurdles: cast(fit.hurdles[0] as Int32Array, surely),
    steps: cast(
      plane.steps.flatMap(({ parts }) => parts),
      SLACK,
    ),
  }
}

function casterOf(outline: Outline, piece: number): Caster {
  let [left, right, bottom, top] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const { x, y } of outline) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    bottom = Math.min(bottom, y)
    top = Math.max(top, y)
  }
  return { outline, piece, left, right, bottom, top }
}

/** Sixteen corners within the circle that somebody of a radius enters around a base; rounding moves them by less than a unit. */
export function ringOf(centre: Base, radius: number): Ring {
  const far = radius + centre.radius
  return { centre, radius: far, caster: casterOf(placesAround(centre, far - SLACK - 1), -1) }
}

/** Whether an outline can lie between a place and a window. */
function mayShade(
  caster: Caster,
  { x, y }: PlanePoint,
  { step, left, bottom }: Lattice,
  window: LatticeWindow,
): boolean {
  return (
    caster.right >= Math.min(x, left + window.firstColumn * step) &&
    caster.left <= Math.max(x, left + window.lastColumn * step) &&
    caster.top >= Math.min(y, bottom + window.firstRow * step) &&
    caster.bottom <= Math.max(y, bottom + window.lastRow * step)
  )
}

/** A part with each edge moved outwards, corners cut off: nowhere farther from it than `by`. */
function grown({ parts }: Plane, part: number, by: number): Outline {
  const corners = cornersOfPart(parts, part)
  return hullOf(
    corners.flatMap((a, index) => {
      const b = corners[(index + 1) % corners.length] as PlanePoint
      const length = Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y))
      const x = (by * (b.y - a.y)) / length
      const y = (by * (a.x - b.x)) / length
      return [
        { x: a.x + x, y: a.y + y },
        { x: b.x + x, y: b.y + y },
      ]
    }),
  )
}

/** Sides of lines as bounds of x in each row: a line is `start + slope · y`. */
type Bounds = { readonly start: number[]; readonly slope: number[] }

type Shadow = { readonly from: Bounds; readonly to: Bounds; low: number; high: number }

/** Everything that a straight line from a place reaches only through an outline: between two tangents and beyond the edges that face the place. */
function mark(
  outline: Outline,
  from: PlanePoint,
  { step, left, bottom, columns }: Lattice,
  { firstRow, lastRow, firstColumn, lastColumn }: LatticeWindow,
  marks: Uint8Array,
  value: number,
): void {
  const shadow = shadowOf(outline, from)
  if (!shadow) return
  const first = Math.max(firstRow, Math.ceil((shadow.low - bottom) / step))
  const last = Math.min(lastRow, Math.floor((shadow.high - bottom) / step))
  for (let row = first; row <= last; row++) {
    const y = bottom + row * step
    const low = Math.max(firstColumn, Math.ceil((highest(shadow.from, y) - left) / step))
    const high = Math.min(lastColumn, Math.floor((-highest(shadow.to, y) - left) / step))
    if (low <= high) marks.fill(value, row * columns + low, row * columns + high + 1)
  }
}

function highest({ start, slope }: Bounds, y: number): number {
  let most = Number.NEGATIVE_INFINITY
  for (let at = 0; at < start.length; at++) {
    const value = (start[at] as number) + (slope[at] as number) * y
    if (value > most) most = value
  }
  return most
}

function shadowOf(outline: Outline, from: PlanePoint): Shadow | undefined {
  const bounds = (): Bounds => ({ start: [], slope: [] })
  const shadow = {
    from: bounds(),
    to: bounds(),
    low: Number.NEGATIVE_INFINITY,
    high: Number.POSITIVE_INFINITY,
  }
  let a = outline[outline.length - 1] as PlanePoint
  let wasFacing = isFacing(outline[outline.length - 2] as PlanePoint, a, from)
  let facing = 0
  for (const b of outline) {
    const faces = isFacing(a, b, from)
    if (faces) {
      keepLeft(shadow, a, b)
      facing++
    }
    if (faces && !wasFacing) keepLeft(shadow, a, from)
    if (wasFacing && !faces) keepLeft(shadow, from, a)
    wasFacing = faces
    a = b
  }
  return facing > 0 ? shadow : undefined
}

function isFacing(a: PlanePoint, b: PlanePoint, { x, y }: PlanePoint): boolean {
  return (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x) < 0
}

/** Keeps what is left of the line from `a` to `b`. The bounds to the right are kept negative, so that one function reads both. */
function keepLeft(shadow: Shadow, a: PlanePoint, b: PlanePoint): void {
  const ex = b.x - a.x
  const ey = b.y - a.y
  if (ey === 0) {
    if (ex > 0) shadow.low = Math.max(shadow.low, a.y)
    else shadow.high = Math.min(shadow.high, a.y)
    return
  }
  const sign = ey > 0 ? -1 : 1
  const { start, slope } = ey > 0 ? shadow.to : shadow.from
  start.push(sign * (a.x - (ex / ey) * a.y))
  slope.push((sign * ex) / ey)
}
