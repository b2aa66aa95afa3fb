import type { Point } from '@muster/table'

/** The corners of something drawn, one after the other. */
export type Outline = readonly Point[]

const short = (number: number) => Number(number.toFixed(2))

export const pathOf = (outline: Outline): string =>
  outline.length === 0 ? '' : `M${outline.map(({ x, y }) => `${short(x)} ${short(y)}`).join('L')}Z`

export const pointsOf = (line: readonly Point[]): string => line.map(({ x, y }) => `${x},${y}`).join(' ')

/** The sides of an outline, each from a corner to the next. */
export const sidesOf = (outline: Outline): (readonly [Point, Point])[] =>
  outline.map((corner, index) => [corner, outline[(index + 1) % outline.length] as Point])

export const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

const lengthOf = (line: readonly Point[]): number =>
  line.slice(1).reduce((sum, point, index) => sum + apart(line[index] as Point, point), 0)

/** A line cut, or drawn on straight, to a length. */
export function cutTo(line: readonly Point[], length: number): Point[] {
  const cut = line.slice(0, 1)
  let left = length
  for (const [index, b] of line.slice(1).entries()) {
    const a = line[index] as Point
    const far = apart(a, b)
    const isLast = index === line.length - 2
    const share = isLast || left < far ? left / (far || 1) : 1
    cut.push({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share })
    left -= far
    if (left <= 0) break
  }
  return cut
}

export const halfway = (line: readonly Point[]): Point | undefined => cutTo(line, lengthOf(line) / 2).at(-1)

function isInside(outline: Outline, { x, y }: Point): boolean {
  let inside = false
  for (const [a, b] of sidesOf(outline))
    if (a.y > y !== b.y > y && x < a.x + ((y - a.y) * (b.x - a.x)) / (b.y - a.y)) inside = !inside
  return inside
}

function distanceToSide(point: Point, [a, b]: readonly [Point, Point]): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const along = ((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy || 1)
  const share = Math.max(0, Math.min(1, along))
  return apart(point, { x: a.x + share * dx, y: a.y + share * dy })
}

/** How far a point inside an outline is from its edge; less than nothing outside. */
export function depthIn(outline: Outline, point: Point): number {
  const near = Math.min(...sidesOf(outline).map((side) => distanceToSide(point, side)))
  return isInside(outline, point) ? near : -near
}

export function boundsOf(points: Iterable<Point>): { left: number; top: number; width: number; height: number } {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { x, y } of points) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return { left, top, width: right - left, height: bottom - top }
}

const areaOf = (outline: Outline): number =>
  sidesOf(outline).reduce((sum, [a, b]) => sum + a.x * b.y - b.x * a.y, 0) / 2

/** An outline with each of its sides so far further in. */
export function insetOf(outline: Outline, by: number): Outline {
  const far = areaOf(outline) > 0 ? by : -by
  const lines = sidesOf(outline).map(([a, b]) => {
    const length = apart(a, b) || 1
    const across = { x: ((a.y - b.y) / length) * far, y: ((b.x - a.x) / length) * far }
    return { x: a.x + across.x, y: a.y + across.y, dx: b.x - a.x, dy: b.y - a.y }
  })
  return lines.map((line, index) => {
    const before = lines.at(index - 1) as (typeof lines)[number]
    const turn = before.dx * line.dy - before.dy * line.dx
    if (Math.abs(turn) < 1e-6) return { x: line.x, y: line.y }
    const share = ((line.x - before.x) * line.dy - (line.y - before.y) * line.dx) / turn
    return { x: before.x + before.dx * share, y: before.y + before.dy * share }
  })
}

/** Points all over an outline, row by row. */
export function latticeIn(outline: Outline, many: number): Point[] {
  const { left, top, width, height } = boundsOf(outline)
  const step = Math.max(width, height) / many
  const points: Point[] = []
  for (let y = top + step / 2; y < top + height; y += step)
    for (let x = left + step / 2; x < left + width; x += step) if (isInside(outline, { x, y })) points.push({ x, y })
  return points
}

/** Whether two outlines have a stretch of their edges in common: then one steps from the one to the other. */
export function haveCommonSide(a: Outline, b: Outline): boolean {
  return sidesOf(a).some((side) => sidesOf(b).some((other) => overlapOf(side, other) > 2))
}

/** How long two sides run along each other. */
function overlapOf([a, b]: readonly [Point, Point], other: readonly [Point, Point]): number {
  const length = apart(a, b)
  if (length === 0) return 0
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length]
  const isAside = other.some(({ x, y }) => Math.abs((x - a.x) * uy - (y - a.y) * ux) > 1)
  if (isAside) return 0
  const along = other.map(({ x, y }) => (x - a.x) * ux + (y - a.y) * uy)
  return Math.min(length, Math.max(...along)) - Math.max(0, Math.min(...along))
}
