import { hullOf, type Outline } from './outline.ts'
import type { Parts } from './parts.ts'
import { type PlanePoint, roundOffset, SLACK } from './units.ts'

/** The cosine of the sharpest turn a rounded corner is left with, 22.5°: a right angle becomes four corners. */
const GENTLE = 0.92387953251

/**
 * An outline grown by a radius, for a centre to walk along: edges moved outwards, and at each corner tangents to the circle
 * around it, so that it lies nowhere inside and little outside. Whole points.
 */
export function grownOutline(outline: Outline, radius: number): PlanePoint[] {
  const normals = outline.map((a, index) => {
    const b = outline[(index + 1) % outline.length] as PlanePoint
    const length = Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y))
    return { x: (b.y - a.y) / length, y: (a.x - b.x) / length }
  })
  return hullOf(
    outline.flatMap((corner, index) => {
      const before = normals[(index + normals.length - 1) % normals.length] as PlanePoint
      const fan = [...turnsBetween(before, normals[index] as PlanePoint), normals[index] as PlanePoint]
      return fan.slice(1).map((normal, at) => tangentCorner(corner, fan[at] as PlanePoint, normal, radius))
    }),
  )
}

/** Directions from one to before another, each turn halved until it is gentle. */
function turnsBetween(a: PlanePoint, b: PlanePoint): PlanePoint[] {
  const cosine = a.x * b.x + a.y * b.y
  if (cosine >= GENTLE - 1e-9) return [a]
  const sum = { x: a.x + b.x, y: a.y + b.y }
  const length = Math.sqrt(sum.x * sum.x + sum.y * sum.y)
  // A corner so sharp that it turns right back has no middle but straight ahead.
  const middle = length > 1e-6 ? { x: sum.x / length, y: sum.y / length } : { x: -a.y, y: a.x }
  return [...turnsBetween(a, middle), ...turnsBetween(middle, b)]
}

/** Where the tangents with two normals to the circle around a corner meet. */
function tangentCorner({ x, y }: PlanePoint, a: PlanePoint, b: PlanePoint, radius: number): PlanePoint {
  const reach = radius / (1 + (a.x * b.x + a.y * b.y))
  return { x: x + roundOffset(reach * (a.x + b.x)), y: y + roundOffset(reach * (a.y + b.y)) }
}

const C = 0.92387953251
const D = Math.SQRT1_2
const S = 0.38268343236
const sixteenth = [
  [1, 0],
  [C, S],
  [D, D],
  [S, C],
  [0, 1],
  [-S, C],
  [-D, D],
  [-C, S],
  [-1, 0],
  [-C, -S],
  [-D, -D],
  [-S, -C],
  [0, -1],
  [S, -C],
  [D, -D],
  [C, -S],
] as const

/** How many they are. */
export const SIXTEEN = sixteenth.length

/** How much larger than a circle the ring of sixteen corners around it is, 1 / cos 11.25°. */
const SWELL = 1.01959115821

/** Sixteen places around a centre, on the circle of this radius. */
export function placesAround(centre: PlanePoint, radius: number): PlanePoint[] {
  const places: PlanePoint[] = []
  for (let at = 0; at < SIXTEEN; at++) places.push(placeAround(centre, radius, at))
  return places
}

/** One of them, by its place among them. */
export function placeAround({ x, y }: PlanePoint, radius: number, at: number): PlanePoint {
  const [right, up] = sixteenth[at] as (typeof sixteenth)[number]
  return { x: x + roundOffset(radius * right), y: y + roundOffset(radius * up) }
}

/** The corners of a ring that lies nowhere inside the circle. */
export function ringAround(centre: PlanePoint, radius: number): PlanePoint[] {
  return placesAround(centre, radius * SWELL)
}

/** Two places beside one that touches a circle, along its tangent: steps to take before turning round it. */
export function placesAlong({ x, y }: PlanePoint, centre: PlanePoint, radius: number): PlanePoint[] {
  const dx = x - centre.x
  const dy = y - centre.y
  const length = Math.sqrt(dx * dx + dy * dy)
  if (length === 0) return []
  const out = { x: dx / length, y: dy / length }
  return [1, -1].map((side) => ({
    x: x + roundOffset(0.5 * out.x - side * 0.2 * radius * out.y),
    y: y + roundOffset(0.5 * out.y + side * 0.2 * radius * out.x),
  }))
}

/** The corners of barriers that a base touches without overlapping them: it is nearer to them than the grown outlines around them. */
export function cornersTouched(parts: Parts, { x, y }: PlanePoint, radius: number): PlanePoint[] {
  const found: PlanePoint[] = []
  const far = radius + SLACK
  const least = (radius - SLACK) * (radius - SLACK)
  for (let part = 0; part < parts.count; part++) {
    if (!parts.barrier[part]) continue
    if (x - (parts.right[part] as number) > far || (parts.left[part] as number) - x > far) continue
    if (y - (parts.top[part] as number) > far || (parts.bottom[part] as number) - y > far) continue
    for (let corner = parts.start[part] as number; corner < (parts.start[part + 1] as number); corner++) {
      const dx = (parts.x[corner] as number) - x
      const dy = (parts.y[corner] as number) - y
      const square = dx * dx + dy * dy
      if (square >= least && square < radius * far) found.push({ x: x + dx, y: y + dy })
    }
  }
  return found
}

/** Whether a place lies inside a convex outline, its edge included. */
export function isInside(outline: Outline, { x, y }: PlanePoint): boolean {
  let a = outline[outline.length - 1] as PlanePoint
  for (const b of outline) {
    if ((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x) < 0) return false
    a = b
  }
  return true
}
