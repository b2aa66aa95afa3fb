import { cornersOfPart } from './contacts.ts'
import { grownOutline, placesAround } from './corners.ts'
import { fitOf } from './fit.ts'
import type { Plane, Surface } from './plane.ts'
import { isCrowding, isStandable } from './room.ts'
import { type Base, FINE, lengthBetween, type PlanePoint } from './units.ts'
import { easiestWay, type Way } from './way-to.ts'
import type { Ways } from './ways.ts'

/** Sixteen places for a base in contact with another, at its height. */
export function touching(base: Base, radius: number): PlanePoint[] {
  return placesAround(base, base.radius + radius)
}

/** A place to stand, with its height. */
export type StandingPlace = PlanePoint & { readonly z: number }

/** Places beside and on scenery that a base of this radius can stand at when nobody else does: worked out once. */
export function placesBeside(plane: Plane, radius: number): readonly StandingPlace[] {
  const fit = fitOf(plane, radius)
  fit.places ??= makePlaces(plane, radius)
  return fit.places
}

function makePlaces(plane: Plane, radius: number): StandingPlace[] {
  const found = new Map<string, StandingPlace>()
  for (const { height: z, outline } of plane.surfaces) {
    const spots = [...middleOf(outline), ...outline]
    for (let part = 0; part < plane.parts.count; part++) {
      const loop = grownOutline(cornersOfPart(plane.parts, part), radius)
      spots.push(...loop, ...loop.map((a, index) => between(a, loop[(index + 1) % loop.length] as PlanePoint)))
    }
    for (const { x, y } of spots) if (isStandable(plane, { x, y, z, radius })) found.set(`${x} ${y} ${z}`, { x, y, z })
  }
  return [...found.values()]
}

function between(a: PlanePoint, b: PlanePoint): PlanePoint {
  return { x: Math.floor((a.x + b.x) / 2), y: Math.floor((a.y + b.y) / 2) }
}

function middleOf(outline: Surface['outline']): PlanePoint[] {
  if (outline.length === 0) return []
  const sum = (value: (point: PlanePoint) => number) =>
    Math.floor(outline.reduce((all, point) => all + value(point), 0) / outline.length)
  return [{ x: sum(({ x }) => x), y: sum(({ y }) => y) }]
}

/** Up to so many of the places beside scenery that can be ended at, spread evenly over those within reach, each by its easiest way. */
export function destinations(ways: Ways, others: readonly Base[], many: number): Way[] {
  const { plane, wish, limit } = ways
  const near = placesBeside(plane, wish.base.radius).filter((place) => {
    return lengthBetween(wish.base, place) <= limit && Math.abs(place.z - wish.base.z) * FINE <= limit
  })
  const found: Way[] = []
  const every = Math.max(1, Math.floor(near.length / many))
  for (let first = 0; first < every && found.length < many; first++)
    for (let at = first; at < near.length && found.length < many; at += every) {
      const place = near[at] as StandingPlace
      const end = { ...place, radius: wish.base.radius }
      if (others.some((other) => isCrowding(plane, end, other))) continue
      const way = easiestWay(ways, place)
      if (way) found.push(way)
    }
  return found
}
