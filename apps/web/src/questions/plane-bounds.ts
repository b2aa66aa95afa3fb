import type { Point } from '@muster/table'

export interface Plane {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The part of a plane that some points lie on, with room around them. */
export function boundsOf(points: readonly Point[]): Plane {
  const xs = points.length === 0 ? [0] : points.map(({ x }) => x)
  const ys = points.length === 0 ? [0] : points.map(({ y }) => y)
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const room = Math.max(10, Math.ceil(Math.max(right - left, bottom - top) * 0.15))
  return { left: left - room, top: top - room, width: right - left + 2 * room, height: bottom - top + 2 * room }
}

/** The width of the grid: a round number, about a tenth of the plane. */
export function stepOf({ width }: Plane): number {
  const rough = 10 ** Math.floor(Math.log10(width / 10))
  return ([1, 2, 5, 10].find((factor) => rough * factor >= width / 14) ?? 10) * Math.max(1, rough)
}

/** Answers are in whole units. */
export const roundedTo = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) })
