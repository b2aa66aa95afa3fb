import type { Point } from '../../question.ts'

/** As much geometry of a plane as Foragers asks for, exact in whole units. */

export type Outline = readonly Point[]

const cross = (o: Point, a: Point, b: Point): number => (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x)
const square = (a: Point, b: Point): number => (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)
const sidesOf = (outline: Outline): (readonly [Point, Point])[] =>
  outline.map((corner, index) => [corner, outline[(index + 1) % outline.length] as Point])

export const isNearer = (a: Point, b: Point, far: number): boolean => square(a, b) < far * far

export function isInside(outline: Outline, point: Point): boolean {
  let inside = false
  for (const [a, b] of sidesOf(outline)) {
    if (a.y > point.y === b.y > point.y) continue
    if (cross(a, b, point) > 0 === b.y > a.y) inside = !inside
  }
  return inside
}

/** Whether a point is nearer than so far to a stretch. */
function isNearStretch(point: Point, a: Point, b: Point, far: number): boolean {
  const length = square(a, b)
  const along = (point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)
  if (along <= 0) return isNearer(point, a, far)
  if (along >= length) return isNearer(point, b, far)
  const aside = cross(a, b, point)
  return aside * aside < far * far * length
}

function doCross(a: Point, b: Point, c: Point, d: Point): boolean {
  return cross(a, b, c) > 0 !== cross(a, b, d) > 0 && cross(c, d, a) > 0 !== cross(c, d, b) > 0
}

/** Whether a stretch comes nearer than so far to an outline or goes through it. */
export function isHit(outline: Outline, a: Point, b: Point, far: number): boolean {
  if (isInside(outline, a) || isInside(outline, b)) return true
  return sidesOf(outline).some(
    ([c, d]) =>
      doCross(a, b, c, d) || isNearStretch(c, a, b, far) || isNearStretch(a, c, d, far) || isNearStretch(b, c, d, far),
  )
}

/** The length of a way, each stretch in whole units. */
export function lengthOf(from: Point, way: readonly Point[]): number {
  return way.reduce((sum, point, index) => sum + Math.floor(Math.sqrt(square(way[index - 1] ?? from, point))), 0)
}

/** The stretches of a way. */
export const stretchesOf = (from: Point, way: readonly Point[]): (readonly [Point, Point])[] =>
  way.map((point, index) => [way[index - 1] ?? from, point])

/** As a share of 100: sixteen directions around, none longer than 100. */
const ROUND: readonly (readonly [number, number])[] = [
  [100, 0],
  [92, 38],
  [70, 70],
  [38, 92],
]

/** An outline of sixteen corners around a point. */
export function around({ x, y }: Point, far: number): Outline {
  const quarter = ROUND.map(([a, b]) => [Math.floor((a * far) / 100), Math.floor((b * far) / 100)] as const)
  return [0, 1, 2, 3].flatMap((turn) =>
    quarter.map(([a, b]) => {
      const [dx, dy] = (
        [
          [a, b],
          [-b, a],
          [-a, -b],
          [b, -a],
        ] as const
      )[turn as 0 | 1 | 2 | 3]
      return { x: x + dx, y: y + dy }
    }),
  )
}
