import type { PlanePoint } from './units.ts'

export type Outline = readonly PlanePoint[]

/** Twice the area of the triangle, positive where the three go counter-clockwise. */
export function turn(a: PlanePoint, b: PlanePoint, c: PlanePoint): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}

/** What is wrong with an outline: it must be simple, counter-clockwise, of whole points on the table, none of them idle. */
export function outlineFault(outline: Outline, width: number, depth: number): string | undefined {
  if (outline.length < 3) return `has ${outline.length} points; expected at least 3`
  for (const [index, { x, y }] of outline.entries()) {
    if (!Number.isInteger(x) || !Number.isInteger(y)) return `point ${index + 1} is ${x},${y}; expected whole units`
    if (x < 0 || y < 0 || x > width || y > depth)
      return `point ${index + 1} is ${x},${y}; expected a place on the table of ${width} by ${depth}`
  }
  for (const [index, point] of outline.entries())
    if (turn(point, at(outline, index + 1), at(outline, index + 2)) === 0)
      return `points ${[0, 1, 2].map((more) => ((index + more) % outline.length) + 1).join(', ')} lie in a line; expected a turn at every point`
  for (let a = 0; a < outline.length; a++)
    for (let b = a + 2; b < outline.length; b++)
      if (!(a === 0 && b === outline.length - 1) && edgesMeet(outline, a, b))
        return `the edges after points ${a + 1} and ${b + 1} meet; expected an outline that does not cross itself`
  return doubleArea(outline) < 0 ? 'runs clockwise; expected counter-clockwise' : undefined
}

function at(outline: Outline, index: number): PlanePoint {
  return outline[index % outline.length] as PlanePoint
}

function doubleArea(outline: Outline): number {
  let sum = 0
  for (const [index, a] of outline.entries()) {
    const b = at(outline, index + 1)
    sum += a.x * b.y - a.y * b.x
  }
  return sum
}

function edgesMeet(outline: Outline, first: number, second: number): boolean {
  return segmentsMeet(at(outline, first), at(outline, first + 1), at(outline, second), at(outline, second + 1))
}

/** Whether two closed segments have a point in common. */
function segmentsMeet(a: PlanePoint, b: PlanePoint, c: PlanePoint, d: PlanePoint): boolean {
  if (Math.max(a.x, b.x) < Math.min(c.x, d.x) || Math.max(c.x, d.x) < Math.min(a.x, b.x)) return false
  if (Math.max(a.y, b.y) < Math.min(c.y, d.y) || Math.max(c.y, d.y) < Math.min(a.y, b.y)) return false
  return (
    Math.sign(turn(a, b, c)) * Math.sign(turn(a, b, d)) <= 0 && Math.sign(turn(c, d, a)) * Math.sign(turn(c, d, b)) <= 0
  )
}

/** The convex outlines a simple one is cut into along diagonals, so that they share whole points. */
export function convexOutlines(outline: Outline): PlanePoint[][] {
  if (isConvex(outline)) return [[...outline]]
  const parts = triangles(outline)
  for (let first = 0; first < parts.length; first++)
    for (let second = first + 1; second < parts.length; second++) {
      const joined = joinedOutline(parts[first] as PlanePoint[], parts[second] as PlanePoint[])
      if (!joined) continue
      parts[first] = joined
      parts.splice(second, 1)
      second = first
    }
  return parts
}

function isConvex(outline: Outline): boolean {
  return outline.every((point, index) => turn(point, at(outline, index + 1), at(outline, index + 2)) > 0)
}

/** Ear by ear. */
function triangles(outline: Outline): PlanePoint[][] {
  const left = [...outline]
  const cut: PlanePoint[][] = []
  while (left.length > 3) {
    const ear = left.findIndex((_, index) => isEar(left, index))
    const before = at(left, ear + left.length - 1)
    const after = at(left, ear + 1)
    if (turn(before, left[ear] as PlanePoint, after) > 0) cut.push([before, left[ear] as PlanePoint, after])
    left.splice(ear, 1)
  }
  return [...cut, left]
}

/** A point whose neighbours see each other, or one that came to lie in a line when its neighbour was cut. */
function isEar(outline: Outline, index: number): boolean {
  const a = at(outline, index + outline.length - 1)
  const b = at(outline, index)
  const c = at(outline, index + 1)
  const bend = turn(a, b, c)
  if (bend < 0) return false
  return outline.every(
    (point) =>
      point === a ||
      point === b ||
      point === c ||
      turn(a, b, point) < 0 ||
      turn(b, c, point) < 0 ||
      turn(c, a, point) < 0,
  )
}

/** Two outlines that share an edge as one, if that is convex. */
function joinedOutline(one: Outline, other: Outline): PlanePoint[] | undefined {
  for (const [index, a] of one.entries()) {
    const b = at(one, index + 1)
    const there = other.findIndex((point, k) => point === b && at(other, k + 1) === a)
    if (there < 0) continue
    const joined = [
      ...one.slice(index + 1),
      ...one.slice(0, index + 1),
      ...Array.from({ length: other.length - 2 }, (_, k) => at(other, there + 2 + k)),
    ]
    return isConvex(joined) ? joined : undefined
  }
  return undefined
}

/** The convex hull, counter-clockwise, without points that lie in a line; a segment or a point where that is all there is. */
export function hullOf(points: Outline): PlanePoint[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y)
  const half = (order: Outline) => {
    const chain: PlanePoint[] = []
    for (const point of order) {
      while (chain.length > 1 && turn(chain.at(-2) as PlanePoint, chain.at(-1) as PlanePoint, point) <= 0) chain.pop()
      chain.push(point)
    }
    return chain.slice(0, -1)
  }
  const hull = [...half(sorted), ...half(sorted.reverse())]
  const first = sorted[0]
  if (hull.length === 0 && first) return [first]
  return hull.filter((point, index) => index === 0 || point.x !== hull[0]?.x || point.y !== hull[0]?.y)
}
