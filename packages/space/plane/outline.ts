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

/**
 * The convex outlines a simple one is cut into along diagonals, so that they share whole points. Which diagonals does not depend on
 * where the outline begins or how the table is turned, save where two cuts of a symmetrical outline are equally good.
 */
export function convexOutlines(outline: Outline): PlanePoint[][] {
  const [one, other] = bestCut(outline) ?? []
  return one && other ? [...convexOutlines(one), ...convexOutlines(other)] : [[...outline]]
}

/** The halves that leave the fewest points to cut at, of equally few those along the shortest diagonal. */
function bestCut(outline: Outline): readonly Outline[] | undefined {
  let best: { readonly halves: readonly Outline[]; readonly bends: number; readonly square: number } | undefined
  for (const [from, a] of outline.entries()) {
    if (!isBend(outline, from)) continue
    for (const [to, b] of outline.entries()) {
      if (!isDiagonal(outline, from, to)) continue
      const halves = halvesOf(outline, Math.min(from, to), Math.max(from, to))
      const bends = halves.reduce((all, half) => all + half.filter((_, index) => isBend(half, index)).length, 0)
      const square = (b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)
      if (!best || bends < best.bends || (bends === best.bends && square < best.square))
        best = { halves, bends, square }
    }
  }
  return best?.halves
}

/** Whether an outline turns inwards at a point. */
function isBend(outline: Outline, index: number): boolean {
  return turn(at(outline, index + outline.length - 1), at(outline, index), at(outline, index + 1)) < 0
}

/** Whether two points see each other inside, the first of them a bend. */
function isDiagonal(outline: Outline, from: number, to: number): boolean {
  const many = outline.length
  const a = at(outline, from)
  const b = at(outline, to)
  if (from === to || (from + 1) % many === to || (to + 1) % many === from) return false
  if (turn(a, b, at(outline, from + 1)) >= 0 && turn(b, a, at(outline, from + many - 1)) >= 0) return false
  return outline.every((_, edge) => {
    const isOwn = [from, to].some((end) => edge === end || (edge + 1) % many === end)
    return isOwn || !segmentsMeet(a, b, at(outline, edge), at(outline, edge + 1))
  })
}

/** The outlines on both sides of a diagonal, without points that come to lie in a line. */
function halvesOf(outline: Outline, first: number, second: number): Outline[] {
  const halves = [outline.slice(first, second + 1), [...outline.slice(second), ...outline.slice(0, first + 1)]]
  return halves.map((half) =>
    half.filter((point, index) => turn(at(half, index + half.length - 1), point, at(half, index + 1)) !== 0),
  )
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
