import type { Point } from '@muster/table'

/** The four sides of a lattice place, each with the place beyond it, in steps; inside lies to the left. */
const SIDES = [
  { dx: 0, dy: -1, from: [-0.5, -0.5], to: [0.5, -0.5] },
  { dx: 1, dy: 0, from: [0.5, -0.5], to: [0.5, 0.5] },
  { dx: 0, dy: 1, from: [0.5, 0.5], to: [-0.5, 0.5] },
  { dx: -1, dy: 0, from: [-0.5, 0.5], to: [-0.5, -0.5] },
] as const

type Side = { readonly from: Point; readonly to: Point }

const keyOf = ({ x, y }: Point): string => `${x} ${y}`

/** The outlines of the places of a lattice that are in, holes included, with their corners cut. */
export function outlinesOf(columns: number, rows: number, isIn: (at: number) => boolean): Point[][] {
  const within = (column: number, row: number) =>
    column >= 0 && row >= 0 && column < columns && row < rows && isIn(row * columns + column)
  const open = new Map<string, Side[]>()
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      if (!within(column, row)) continue
      for (const { dx, dy, from, to } of SIDES) {
        if (within(column + dx, row + dy)) continue
        const side = {
          from: { x: column + from[0], y: row + from[1] },
          to: { x: column + to[0], y: row + to[1] },
        }
        const key = keyOf(side.from)
        open.set(key, [...(open.get(key) ?? []), side])
      }
    }
  const outlines: Point[][] = []
  for (const key of open.keys()) {
    for (let side = takeFrom(open, key); side; side = takeFrom(open, key)) outlines.push(smooth(follow(open, side)))
  }
  return outlines
}

function takeFrom(open: Map<string, Side[]>, key: string): Side | undefined {
  return open.get(key)?.pop()
}

/** From side to side till it closes. */
function follow(open: Map<string, Side[]>, first: Side): Point[] {
  const corners = [first.from]
  for (let side: Side | undefined = first; side && keyOf(side.to) !== keyOf(first.from); ) {
    corners.push(side.to)
    side = takeFrom(open, keyOf(side.to))
  }
  return corners
}

/** The middles of its sides instead of its corners, twice: steps of a lattice become slopes. */
function smooth(corners: readonly Point[]): Point[] {
  let points = corners
  for (let pass = 0; pass < 2; pass++)
    points = points.map(({ x, y }, at) => {
      const next = points[(at + 1) % points.length] as Point
      return { x: (x + next.x) / 2, y: (y + next.y) / 2 }
    })
  return points.filter((point, at) => !isStraight(points, point, at))
}

/** Whether a point lies on the line between its neighbours. */
function isStraight(points: readonly Point[], { x, y }: Point, at: number): boolean {
  const before = points[(at + points.length - 1) % points.length] as Point
  const after = points[(at + 1) % points.length] as Point
  return (x - before.x) * (after.y - y) === (y - before.y) * (after.x - x)
}
