import { cornersOfPart } from './contacts.ts'
import { isNearer } from './parts.ts'
import type { Plane, Surface } from './plane.ts'
import { hasRoom, isInTheWay, isOnTable } from './room.ts'
import { isOverSurface } from './surfaces.ts'
import { type Base, MOST_SIDE, type PlanePoint, SLACK } from './units.ts'

/** A limit of where a centre can be: a line or a circle. */
type Limit =
  | { readonly kind: 'line'; readonly x: number; readonly y: number; readonly dx: number; readonly dy: number }
  | { readonly kind: 'circle'; readonly x: number; readonly y: number; readonly r: number }

/** Places no further than this from the nearest are equally near. */
const TIE = 1

const MOST_PLACES = 16

/**
 * The places nearest to a base where it has room at its height, all that are equally near, at most sixteen spread evenly; none where the
 * table is full. The nearest place lies on a limit or where two meet, so only whole places around those are tried.
 */
export function nearestRoom(plane: Plane, base: Base, others: readonly Base[]): PlanePoint[] {
  if (hasRoom(plane, base, others)) return [{ x: base.x, y: base.y }]
  const limits = limitsFor(plane, base, others)
  const feet = limits.map((limit) => footOn(limit, base))
  const tried: Tried = { isFree: freePlaces(plane, base, others), found: new Map(), best: Number.POSITIVE_INFINITY }
  tryAround(base, tried, feet.flat())
  // A place where two limits meet is nearer than the feet only if both limits are.
  const near = limits.filter((_, at) => feet[at]?.some((foot) => distanceTo(base, foot) <= tried.best + TIE))
  const meetings: PlanePoint[] = []
  for (const [index, one] of near.entries())
    for (let at = index + 1; at < near.length; at++)
      for (const place of meetingsOf(one, near[at] as Limit))
        if (distanceTo(base, place) <= tried.best + TIE + AROUND) meetings.push(place)
  tryAround(base, tried, meetings)
  const places = [...tried.found.values()].filter(({ far }) => far <= tried.best + TIE).sort((a, b) => a.far - b.far)
  return thinned(places.map(({ place }) => place))
}

/** Whole places around a spot are at most so much nearer than it. */
const AROUND = 3

type Tried = {
  readonly isFree: (x: number, y: number) => boolean
  /** By a number for each place. */
  readonly found: Map<number, { readonly place: PlanePoint; readonly far: number }>
  best: number
}

/** As `hasRoom`, its slow twin, for a base at many places of one height: only what can be in its way there is looked at. */
function freePlaces(plane: Plane, { z, radius }: Base, others: readonly Base[]): Tried['isFree'] {
  const { parts, pieces, surfaces } = plane
  const level = others.filter((other) => Math.abs(other.z - z) < plane.tall)
  const inTheWay: number[] = []
  for (let part = 0; part < parts.count; part++)
    if (isInTheWay(plane, part, z) && (parts.barrier[part] || pieces[parts.piece[part] as number]?.stand !== 'inside'))
      inTheWay.push(part)
  const tops = surfaces.flatMap(({ height }, surface) => (height === z ? [surface] : []))
  return (x, y) => {
    if (!isOnTable(plane, x, y, radius)) return false
    for (const part of inTheWay) if (isNearer(parts, part, x, y, x, y, radius - SLACK)) return false
    for (const other of level) {
      const far = radius + other.radius - SLACK
      if ((other.x - x) * (other.x - x) + (other.y - y) * (other.y - y) < far * far) return false
    }
    return tops.some((surface) => isOverSurface(plane, surface, x, y))
  }
}

/** Tries the whole places around some spots, the nearest first, as long as they may be among the nearest. */
function tryAround(base: Base, tried: Tried, spots: readonly PlanePoint[]): void {
  const sorted = spots.map((spot) => ({ spot, far: distanceTo(base, spot) })).sort((a, b) => a.far - b.far)
  for (const { spot, far: about } of sorted) {
    if (about > tried.best + TIE + AROUND) return
    const left = Math.floor(spot.x) - 1
    const low = Math.floor(spot.y) - 1
    for (let x = left; x < left + 4; x++)
      for (let y = low; y < low + 4; y++) {
        const place = { x, y }
        const far = distanceTo(base, place)
        const key = x * 2 * MOST_SIDE + y
        if (far > tried.best + TIE || tried.found.has(key) || !tried.isFree(x, y)) continue
        tried.found.set(key, { place, far })
        tried.best = Math.min(tried.best, far)
      }
  }
}

function distanceTo(a: PlanePoint, b: PlanePoint): number {
  return Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y))
}

function thinned(places: readonly PlanePoint[]): PlanePoint[] {
  if (places.length <= MOST_PLACES) return [...places]
  return Array.from(
    { length: MOST_PLACES },
    (_, k) => places[Math.floor((k * places.length) / MOST_PLACES)] as PlanePoint,
  )
}

function limitsFor(plane: Plane, base: Base, others: readonly Base[]): Limit[] {
  const { x, y, z } = base
  // Up to the slack there is room.
  const radius = base.radius - SLACK
  const { width, depth, parts } = plane
  const limits: Limit[] = [
    { kind: 'line', x: radius, y, dx: 0, dy: 1 },
    { kind: 'line', x: width - radius, y, dx: 0, dy: 1 },
    { kind: 'line', x, y: radius, dx: 1, dy: 0 },
    { kind: 'line', x, y: depth - radius, dx: 1, dy: 0 },
  ]
  for (const other of others)
    if (Math.abs(other.z - z) < plane.tall)
      limits.push({ kind: 'circle', x: other.x, y: other.y, r: other.radius + radius })
  for (let part = 0; part < parts.count; part++)
    if (isInTheWay(plane, part, z)) limits.push(...limitsAround(cornersOfPart(parts, part), radius))
  for (const { height, outline } of plane.surfaces as readonly Surface[])
    if (height === z) limits.push(...limitsAround(outline, 0).filter(({ kind }) => kind === 'line'))
  return limits
}

/** The edges of an outline moved outwards, and circles around its corners. */
function limitsAround(outline: readonly PlanePoint[], radius: number): Limit[] {
  return outline.flatMap((a, index): Limit[] => {
    const b = outline[(index + 1) % outline.length] as PlanePoint
    const length = distanceTo(a, b)
    const dx = (b.x - a.x) / length
    const dy = (b.y - a.y) / length
    return [
      { kind: 'line', x: a.x + radius * dy, y: a.y - radius * dx, dx, dy },
      { kind: 'circle', x: a.x, y: a.y, r: radius },
    ]
  })
}

function footOn(limit: Limit, { x, y }: PlanePoint): PlanePoint[] {
  if (limit.kind === 'line') {
    const along = (x - limit.x) * limit.dx + (y - limit.y) * limit.dy
    return [{ x: limit.x + along * limit.dx, y: limit.y + along * limit.dy }]
  }
  const far = distanceTo(limit, { x, y })
  if (far === 0)
    return [
      { x: limit.x + limit.r, y: limit.y },
      { x: limit.x - limit.r, y: limit.y },
      { x: limit.x, y: limit.y + limit.r },
      { x: limit.x, y: limit.y - limit.r },
    ]
  return [{ x: limit.x + (limit.r * (x - limit.x)) / far, y: limit.y + (limit.r * (y - limit.y)) / far }]
}

function meetingsOf(one: Limit, other: Limit): PlanePoint[] {
  if (one.kind === 'line') return other.kind === 'line' ? lineWithLine(one, other) : lineWithCircle(one, other)
  return other.kind === 'line' ? lineWithCircle(other, one) : circleWithCircle(one, other)
}

type Line = Extract<Limit, { kind: 'line' }>
type Circle = Extract<Limit, { kind: 'circle' }>

function lineWithLine(a: Line, b: Line): PlanePoint[] {
  const cross = a.dx * b.dy - a.dy * b.dx
  if (Math.abs(cross) < 1e-9) return []
  const along = ((b.x - a.x) * b.dy - (b.y - a.y) * b.dx) / cross
  return [{ x: a.x + along * a.dx, y: a.y + along * a.dy }]
}

function lineWithCircle(line: Line, { x, y, r }: Circle): PlanePoint[] {
  const along = (x - line.x) * line.dx + (y - line.y) * line.dy
  const side = (x - line.x) * line.dy - (y - line.y) * line.dx
  const left = r * r - side * side
  if (left < 0) return []
  const half = Math.sqrt(left)
  return [along - half, along + half].map((at) => ({ x: line.x + at * line.dx, y: line.y + at * line.dy }))
}

function circleWithCircle(a: Circle, b: Circle): PlanePoint[] {
  const far = distanceTo(a, b)
  if (far === 0 || far > a.r + b.r || far < Math.abs(a.r - b.r)) return []
  const dx = (b.x - a.x) / far
  const dy = (b.y - a.y) / far
  const along = (far * far + a.r * a.r - b.r * b.r) / (2 * far)
  const half = Math.sqrt(Math.max(0, a.r * a.r - along * along))
  return [half, -half].map((side) => ({ x: a.x + along * dx - side * dy, y: a.y + along * dy + side * dx }))
}
