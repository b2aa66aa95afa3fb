import { fitOf } from './fit.ts'
import { entersBase } from './meetings.ts'
import { placesBeside, touching } from './places.ts'
import type { Plane } from './plane.ts'
import { easiestWay } from './plane-path.ts'
import { hasRoom, isOnTable } from './room.ts'
import { stretchOf } from './stretch.ts'
import { heightOf, surfaceOf } from './surfaces.ts'
import { type Base, FINE, lengthBetween, type PlanePoint, SLACK } from './units.ts'
import type { Way } from './way-to.ts'
import type { Ways, WaysWish } from './ways.ts'

/** A random number from 0 up to but not including the bound. */
export type Below = (bound: number) => number

/**
 * A random place to end at and a way there: anywhere, beside scenery, or in contact with a rival. Straight if nothing is in the
 * way, else by the ways, which are only asked for then. Undefined where luck ran out; standing still always remains.
 */
export function sampleWay(
  plane: Plane,
  wish: WaysWish,
  others: readonly Base[],
  ways: () => Ways,
  below: Below,
): Way | undefined {
  for (let tries = 0; tries < 4; tries++) {
    const to = randomGoal(plane, wish, below)
    if (!to) continue
    const way = straightWay(plane, wish, to) ?? easiestWay(ways(), to)
    if (way && hasRoom(plane, { x: to.x, y: to.y, z: way.z, radius: wish.base.radius }, others)) return way
  }
  return undefined
}

function randomGoal(plane: Plane, { base, most, rivals }: WaysWish, below: Below): PlanePoint | undefined {
  const kind = below(4)
  const places = kind === 0 ? placesBeside(plane, base.radius) : []
  const place = places.length > 0 ? places[below(places.length)] : undefined
  if (place) return lengthBetween(base, place) <= most * FINE ? place : undefined
  if (kind === 1 && rivals.length > 0) {
    const rival = rivals[below(rivals.length)] as Base
    const to = touching(rival, base.radius)[below(16)] as PlanePoint
    return lengthBetween(base, to) <= most * FINE ? to : undefined
  }
  const x = below(2 * most + 1) - most
  const y = below(2 * most + 1) - most
  return x * x + y * y <= most * most ? { x: base.x + x, y: base.y + y } : undefined
}

/** Straight there, if that can be walked for no roll at all. */
function straightWay(plane: Plane, { base, most, rivals, slack = SLACK }: WaysWish, to: PlanePoint): Way | undefined {
  const length = lengthBetween(base, to)
  if (length > (most + slack) * FINE || !isOnTable(plane, to.x, to.y, base.radius)) return undefined
  const fit = fitOf(plane, base.radius)
  const surface = surfaceOf(plane, base)
  const stretch = surface < 0 ? undefined : stretchOf(plane, fit, surface, base.x, base.y, to.x, to.y, slack)
  if (!stretch || stretch.course.off < 1 || stretch.rolls > 0) return undefined
  for (const rival of rivals)
    if (entersBase(plane, stretch.course, base.x, base.y, to.x, to.y, base.radius, rival) !== undefined)
      return undefined
  const path = length === 0 ? [] : [{ x: to.x, y: to.y }]
  return { path, length, rolls: 0, z: heightOf(plane, stretch.course.end) }
}
