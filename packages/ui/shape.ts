import type { Point } from '@muster/table'
import type { CellBoard } from './board.ts'

type Shape = CellBoard['shape']

const HIGH = Math.sqrt(3) / 2

const CORNERS: Readonly<Record<Shape, readonly (readonly [number, number])[]>> = {
  'hex-pointy': [
    [0, -1],
    [HIGH, -0.5],
    [HIGH, 0.5],
    [0, 1],
    [-HIGH, 0.5],
    [-HIGH, -0.5],
  ],
  'hex-flat': [
    [1, 0],
    [0.5, HIGH],
    [-0.5, HIGH],
    [-1, 0],
    [-0.5, -HIGH],
    [0.5, -HIGH],
  ],
  square: [
    [-0.5, -0.5],
    [0.5, -0.5],
    [0.5, 0.5],
    [-0.5, 0.5],
  ],
}

/** The corners of a cell of a shape around its middle, in edge lengths. */
export const shapeOutline = (shape: Shape, { x, y }: Point): Point[] =>
  CORNERS[shape].map(([dx, dy]) => ({ x: x + dx, y: y + dy }))

/** The same place, however it was come by. */
const keyOf = ({ x, y }: Point): string => `${Math.floor(x * 1000 + 0.5)} ${Math.floor(y * 1000 + 0.5)}`

/** The outline of several cells as one, by their middles; they hang together and leave no hole. */
export function joinedOutline(shape: Shape, middles: readonly Point[]): Point[] {
  const sides = new Map<string, { readonly from: Point; readonly to: Point }>()
  for (const middle of middles) {
    const corners = shapeOutline(shape, middle)
    for (const [index, from] of corners.entries()) {
      const to = corners[(index + 1) % corners.length] as Point
      if (!sides.delete(`${keyOf(to)} ${keyOf(from)}`)) sides.set(`${keyOf(from)} ${keyOf(to)}`, { from, to })
    }
  }
  const next = new Map([...sides.values()].map((side) => [keyOf(side.from), side]))
  const outline: Point[] = []
  let side = [...sides.values()][0]
  while (side && outline.length < sides.size) {
    outline.push(side.from)
    side = next.get(keyOf(side.to))
  }
  return outline
}
