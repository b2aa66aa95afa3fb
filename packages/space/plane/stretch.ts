import { type Course, courseOf } from './course.ts'
import type { Fit } from './fit.ts'
import { barrierOn, piecesMet } from './meetings.ts'
import type { Plane } from './plane.ts'
import type { PlanePoint } from './units.ts'

/** A straight stretch that can be walked: where it ends, over what, and the rolls its pieces and jumps cost. */
export type Stretch = { readonly course: Course; readonly rolls: number }

/** The stretch from a place on a surface to another; undefined where something stops it. Bases are counted apart. */
export function stretchOf(
  plane: Plane,
  fit: Fit,
  surface: number,
  a: PlanePoint,
  b: PlanePoint,
  slack: number,
): Stretch | undefined {
  const course = courseOf(plane, surface, a.x, a.y, b.x, b.y, slack)
  if (barrierOn(plane, fit, course, a, b) >= 0) return undefined
  return { course, rolls: piecesMet(plane, fit, course, a, b) + course.jumps.length }
}
