import { type Base, crossesOutline, isBetween, isEdgeNear, type StripExcept, surfaceOf } from '@muster/space'
import { LIMITER, planeFor, REACH, toleranceOf } from './components.ts'
import type { Battle } from './state.ts'

/** CZ-ELEV-1: the barrier higher than RED a base stands on, if its edge is within reach. */
function brinkOf(battle: Battle, base: Base): number | undefined {
  const plane = planeFor(battle)
  const surface = surfaceOf(plane, base)
  const { piece = -1, height = 0 } = plane.surfaces[surface] ?? {}
  if (piece < 0 || height <= LIMITER.red + toleranceOf(battle)) return undefined
  return isEdgeNear(plane, surface, base, REACH, toleranceOf(battle)) ? piece : undefined
}

/**
 * CZ-ELEV-2..4, CZ-R-36, CZ-R-135: where a Path of Attack crosses the edge of what somebody stands on within reach of it, that barrier is an
 * obstacle to attacks at it and nothing to its own. Of who stands further back it is a barrier like any other.
 */
export function exceptBetween(battle: Battle, acting: Base, target: Base): StripExcept {
  const own = acting.z === 0 ? undefined : brinkOf(battle, acting)
  const edge = target.z === 0 ? undefined : brinkOf(battle, target)
  const isCrossed = own !== undefined && crossesOutline(planeFor(battle), own, acting, target)
  return { without: isCrossed ? own : undefined, edge }
}

/** CZ-R-32, CZ-R-141: whether one of them is under the roof the other stands on; however thin it is, it leaves no way between them. */
export function isRoofBetween(battle: Battle, one: Base, other: Base): boolean {
  if (one.z === other.z) return false
  const plane = planeFor(battle)
  const upper = one.z > other.z ? one : other
  const { piece = -1 } = plane.surfaces[surfaceOf(plane, upper)] ?? {}
  return piece >= 0 && !crossesOutline(plane, piece, one, other) && isBetween(plane, one, other)
}
