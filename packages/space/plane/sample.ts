import { placeAround, SIXTEEN } from './corners.ts'
import { fitOf } from './fit.ts'
import { entersBase } from './meetings.ts'
import { placesBeside } from './places.ts'
import type { Plane } from './plane.ts'
import { hasRoom, isOnTable } from './room.ts'
import { stretchOf } from './stretch.ts'
import { heightOf, surfaceOf } from './surfaces.ts'
import { type Base, FINE, lengthBetween, type PlanePoint, SLACK } from './units.ts'
import { easiestWay, type Way } from './way-to.ts'
import type { Ways, WaysWish } from './ways.ts'

/** A random number from 0 up to but not including the bound. */
export type Below = (bound: number) => number

/** How many places are tried, how many ways round something to each, and how seldom the ways are asked for. */
const TRIES = 6
const BENDS = 3
const SELDOM = 40

/**
 * A random place to end at and a way there: anywhere, beside scenery, or in contact with a rival. Straight if nothing is in the
 * way, or over a place beside scenery, or straight through what costs a roll; seldom by the ways to it, which are only asked for then:
 * they alone lead up and down faces and round several corners. Undefined where luck ran out; standing still always remains.
 */
export function sampleWay(
  plane: Plane,
  wish: WaysWish,
  others: readonly Base[],
  ways: (only: PlanePoint) => Ways,
  below: Below,
): Way | undefined {
  for (let tries = 0; tries < TRIES; tries++) {
    const to = randomGoal(plane, wish, below)
    if (!to || !isOnTable(plane, to.x, to.y, wish.base.radius)) continue
    const way = below(SELDOM) === 0 ? easiestWay(ways(to), to) : simpleWay(plane, wish, to, below)
    if (way && hasRoom(plane, { x: to.x, y: to.y, z: way.z, radius: wish.base.radius }, others)) return way
  }
  return undefined
}

function simpleWay(plane: Plane, wish: WaysWish, to: PlanePoint, below: Below): Way | undefined {
  const straight = straightWay(plane, wish, to)
  if (straight?.rolls === 0) return straight
  const bent = bentWay(plane, wish, to, below)
  return bent ?? (straight && straight.rolls <= wish.rolls ? straight : undefined)
}

function randomGoal(plane: Plane, { base, most, rivals }: WaysWish, below: Below): PlanePoint | undefined {
  const kind = below(4)
  const places = kind === 0 ? placesBeside(plane, base.radius) : []
  const place = places.length > 0 ? places[below(places.length)] : undefined
  if (place) return lengthBetween(base, place) <= most * FINE ? place : undefined
  if (kind === 1 && rivals.length > 0) {
    const rival = rivals[below(rivals.length)] as Base
    const to = placeAround(rival, rival.radius + base.radius, below(SIXTEEN))
    return lengthBetween(base, to) <= most * FINE ? to : undefined
  }
  const x = below(2 * most + 1) - most
  const y = below(2 * most + 1) - most
  return x * x + y * y <= most * most ? { x: base.x + x, y: base.y + y } : undefined
}

/** Straight there, for however many rolls. What is paid for is not looked at: it costs no more than is reckoned here. */
function straightWay(plane: Plane, wish: WaysWish, to: PlanePoint): Way | undefined {
  const { base, most, slack = SLACK } = wish
  const length = lengthBetween(base, to)
  if (length > (most + slack) * FINE) return undefined
  const stretch = stretchFrom(plane, wish, surfaceOf(plane, base), base, to)
  if (!stretch) return undefined
  const path = length === 0 ? [] : [{ x: to.x, y: to.y }]
  return { path, length, rolls: stretch.rolls, z: heightOf(plane, stretch.end) }
}

/** Over one place beside scenery, if that costs no roll. */
function bentWay(plane: Plane, wish: WaysWish, to: PlanePoint, below: Below): Way | undefined {
  const { base, most, slack = SLACK } = wish
  const places = placesBeside(plane, base.radius)
  for (let bends = 0; bends < BENDS && places.length > 0; bends++) {
    const corner = places[below(places.length)] as PlanePoint
    const length = lengthBetween(base, corner) + lengthBetween(corner, to)
    if (length > (most + slack) * FINE) continue
    const first = stretchFrom(plane, wish, surfaceOf(plane, base), base, corner)
    const second = first?.rolls === 0 ? stretchFrom(plane, wish, first.end, corner, to) : undefined
    if (second?.rolls === 0)
      return {
        path: [
          { x: corner.x, y: corner.y },
          { x: to.x, y: to.y },
        ],
        length,
        rolls: 0,
        z: heightOf(plane, second.end),
      }
  }
  return undefined
}

/** A stretch that stays on its surfaces, the rolls it costs with everybody in its way, and the surface it ends on. */
function stretchFrom(
  plane: Plane,
  { base, rivals, slack = SLACK }: WaysWish,
  surface: number,
  from: PlanePoint,
  to: PlanePoint,
): { readonly rolls: number; readonly end: number } | undefined {
  const fit = fitOf(plane, base.radius)
  const stretch = surface < 0 ? undefined : stretchOf(plane, fit, surface, from.x, from.y, to.x, to.y, slack)
  if (!stretch || stretch.course.off < 1) return undefined
  let { rolls } = stretch
  for (const rival of rivals)
    if (entersBase(plane, stretch.course, from.x, from.y, to.x, to.y, base.radius, rival) !== undefined) rolls++
  return { rolls, end: stretch.course.end }
}
