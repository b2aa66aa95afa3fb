import { courseOf } from './course.ts'
import { type Fit, fitOf } from './fit.ts'
import { isAtMost, isNearer } from './parts.ts'
import type { Plane } from './plane.ts'
import { hasRoom } from './room.ts'
import { heightOf } from './surfaces.ts'
import { type Base, type PlanePoint, SLACK } from './units.ts'
import { alongOf, isOverhead, isWalked, type Met, type StretchStart, stretchStarts, type Walk, walked } from './walk.ts'

/** Where somebody stops: the base there, the stretch of the path it is on, and how much of the path lies before. */
export type Stop = { readonly base: Base; readonly stretch: number; readonly length: number }

/**
 * Where a base comes to stand that goes no further than what it met: in contact with it; if there is no place to stand, beside that,
 * or else back along its path, at worst where it started.
 */
export function stopAt(plane: Plane, walk: Walk, met: Met): Stop {
  const fit = fitOf(plane, walk.base.radius)
  const others = [...walk.solid, ...walk.soft]
  const starts = stretchStarts(plane, walk, met.stretch)
  const { at: from, surface } = starts[met.stretch] as StretchStart
  if (met.kind === 'piece' || met.kind === 'base') {
    const to = walk.path[met.stretch] as PlanePoint
    const first = firstTouch(plane, fit, walk, met, surface, from, to)
    const stopIn = (place: PlanePoint): Stop | undefined => {
      const base = standingAt(plane, walk.base, from, surface, place)
      return hasRoom(plane, base, others) ? { base, stretch: met.stretch, length: met.length } : undefined
    }
    const there = stopIn(first)
    if (there) return there
    for (const place of around(first)) {
      const beside = isTouched(plane, fit, walk, met, surface, place) ? stopIn(place) : undefined
      if (beside) return beside
    }
  }
  return backFrom(plane, walk, met, starts, others)
}

/** The last whole place on a stretch before the base overlaps what it meets. */
function firstTouch(
  plane: Plane,
  fit: Fit,
  walk: Walk,
  met: Met,
  surface: number,
  from: PlanePoint,
  to: PlanePoint,
): PlanePoint {
  const steps = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y))
  const place = (step: number) => alongOf(from, to, step / steps)
  let step = Math.max(Math.abs(met.at.x - from.x), Math.abs(met.at.y - from.y))
  while (step > 0 && isOverlapped(plane, fit, walk, met, surface, place(step))) step--
  while (step < steps && !isOverlapped(plane, fit, walk, met, surface, place(step + 1))) step++
  return place(step)
}

function isOverlapped(
  plane: Plane,
  { radius }: Fit,
  walk: Walk,
  met: Met,
  surface: number,
  { x, y }: PlanePoint,
): boolean {
  if (met.kind === 'base') {
    const { x: ox, y: oy, radius: other } = walk.soft[met.index] as Base
    const far = radius + other - SLACK
    return (ox - x) * (ox - x) + (oy - y) * (oy - y) < far * far
  }
  for (let part = 0; part < plane.parts.count; part++)
    if (isPartOf(plane, part, met, surface) && isNearer(plane.parts, part, x, y, x, y, radius - SLACK)) return true
  return false
}

/** Whether a base at a place touches what was met without overlapping it. */
function isTouched(plane: Plane, fit: Fit, walk: Walk, met: Met, surface: number, place: PlanePoint): boolean {
  if (isOverlapped(plane, fit, walk, met, surface, place)) return false
  const { x, y } = place
  const far = fit.radius + SLACK
  if (met.kind === 'base') {
    const { x: ox, y: oy, radius } = walk.soft[met.index] as Base
    return (ox - x) * (ox - x) + (oy - y) * (oy - y) <= (far + radius) * (far + radius)
  }
  for (let part = 0; part < plane.parts.count; part++)
    if (isPartOf(plane, part, met, surface) && isAtMost(plane.parts, part, x, y, far)) return true
  return false
}

/** Whether a part is one of a piece that somebody on a surface can touch. */
function isPartOf(plane: Plane, part: number, { index }: Met, surface: number): boolean {
  return plane.parts.piece[part] === index && !isOverhead(plane, part, surface)
}

function around({ x, y }: PlanePoint): PlanePoint[] {
  return [-1, 0, 1].flatMap((right) => [-1, 0, 1].flatMap((up) => (right || up ? [{ x: x + right, y: y + up }] : [])))
}

function standingAt(plane: Plane, base: Base, from: PlanePoint, surface: number, { x, y }: PlanePoint): Base {
  return { x, y, z: heightOf(plane, courseOf(plane, surface, from.x, from.y, x, y).end), radius: base.radius }
}

/** The last place on the path before what was met where there is room. */
function backFrom(plane: Plane, walk: Walk, met: Met, starts: readonly StretchStart[], others: readonly Base[]): Stop {
  for (let stretch = met.stretch; stretch >= 0; stretch--) {
    const { at: from, surface } = starts[stretch] as StretchStart
    const to = stretch === met.stretch ? met.at : (walk.path[stretch] as PlanePoint)
    const steps = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y))
    for (let step = steps; step > 0; step--) {
      const base = standingAt(plane, walk.base, from, surface, alongOf(from, to, step / steps))
      if (!hasRoom(plane, base, others)) continue
      const isThere = base.x === met.at.x && base.y === met.at.y
      return { base, stretch, length: isThere ? met.length : lengthTo(plane, walk, stretch, base) }
    }
  }
  return { base: walk.base, stretch: 0, length: 0 }
}

/** How long a path is up to a place on one of its stretches. */
function lengthTo(plane: Plane, walk: Walk, stretch: number, { x, y }: Base): number {
  const found = walked(plane, { ...walk, path: [...walk.path.slice(0, stretch), { x, y }] })
  return isWalked(found) ? found.length : 0
}
