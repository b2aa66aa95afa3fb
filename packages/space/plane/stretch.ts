import { type Course, courseOf } from './course.ts'
import type { Fit } from './fit.ts'
import { isStopped, piecesMet } from './meetings.ts'
import type { Plane } from './plane.ts'

/** A straight stretch that can be walked: where it ends, over what, and the rolls its pieces and jumps cost. */
export type Stretch = { readonly course: Course; readonly rolls: number }

/** The stretch from a place on a surface to another; undefined where something stops it. Bases are counted apart. */
export function stretchOf(
  plane: Plane,
  fit: Fit,
  surface: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  slack: number,
): Stretch | undefined {
  return stretchAlong(plane, fit, courseOf(plane, surface, ax, ay, bx, by, slack), ax, ay, bx, by)
}

/** The same where the course is known: of many it tells that they do not lead where one wants to come to. */
export function stretchAlong(
  plane: Plane,
  fit: Fit,
  course: Course,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): Stretch | undefined {
  if (isStopped(plane, fit, course, ax, ay, bx, by)) return undefined
  return { course, rolls: piecesMet(plane, fit, course, ax, ay, bx, by) + course.jumps.length }
}
