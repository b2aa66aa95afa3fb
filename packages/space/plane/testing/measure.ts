import { cornersOfPart } from '../contacts.ts'
import type { Plane } from '../plane.ts'
import type { PlanePoint } from '../units.ts'

/** Distances in doubles, by the plainest way: the slow twins of what decides in whole numbers. */
function nearestOnSegment(p: PlanePoint, a: PlanePoint, b: PlanePoint): PlanePoint {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const square = dx * dx + dy * dy
  const share = square === 0 ? 0 : Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / square))
  return { x: a.x + share * dx, y: a.y + share * dy }
}

export function distance(a: PlanePoint, b: PlanePoint): number {
  return Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y))
}

export function isInPolygon(polygon: readonly PlanePoint[], { x, y }: PlanePoint): boolean {
  return polygon.every((a, index) => {
    const b = polygon[(index + 1) % polygon.length] as PlanePoint
    return (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x) >= 0
  })
}

const outlines = new WeakMap<Plane, PlanePoint[][]>()

export function outlineOf(plane: Plane, part: number): readonly PlanePoint[] {
  let all = outlines.get(plane)
  if (!all) {
    all = Array.from({ length: plane.parts.count }, (_, one) => cornersOfPart(plane.parts, one))
    outlines.set(plane, all)
  }
  return all[part] as PlanePoint[]
}

export function distanceToPart(plane: Plane, part: number, p: PlanePoint): number {
  return distance(p, nearestOnPart(plane, part, p))
}

/** The place of a part that is nearest to a place, itself where that is over the part. */
export function nearestOnPart(plane: Plane, part: number, p: PlanePoint): PlanePoint {
  const polygon = outlineOf(plane, part)
  if (isInPolygon(polygon, p)) return p
  const feet = polygon.map((a, index) => nearestOnSegment(p, a, polygon[(index + 1) % polygon.length] as PlanePoint))
  return feet.reduce((best, foot) => (distance(p, foot) < distance(p, best) ? foot : best))
}
