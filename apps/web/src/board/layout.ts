import type { BoardDrawing, Cell, PieceDrawing } from '@muster/ui'

type Shape = BoardDrawing['shape']

/** Edge length of a cell as it is drawn; a piece fits into either. */
const EDGE: Readonly<Record<Shape, number>> = { 'hex-pointy': 40, 'hex-flat': 40, square: 68 }

/** How far the centres of neighbours are apart, at most. */
const NEAR: Readonly<Record<Shape, number>> = { 'hex-pointy': 72, 'hex-flat': 72, square: 70 }

const MARGIN = 2.15

export interface Placed {
  readonly cell: Cell
  readonly x: number
  readonly y: number
}

/** Where each cell is drawn; a viewer at the far edge sees the board turned half round. */
export function placeCells({ cells, turned, shape }: BoardDrawing): Map<string, Placed> {
  const sign = turned ? -EDGE[shape] : EDGE[shape]
  return new Map(cells.map((cell) => [cell.id, { cell, x: cell.x * sign, y: cell.y * sign }]))
}

export function boxOf({ shape, margin: room = MARGIN }: BoardDrawing, placed: ReadonlyMap<string, Placed>): string {
  const xs = [...placed.values()].map(({ x }) => x)
  const ys = [...placed.values()].map(({ y }) => y)
  const margin = room * EDGE[shape]
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin]
  return `${left} ${top} ${Math.max(...xs) - left + margin} ${Math.max(...ys) - top + margin}`
}

export function outlineOf(shape: Shape): string {
  if (shape === 'square') return 'M-34-34H34V34H-34Z'
  if (shape === 'hex-flat') return 'M40 0L20 34.64H-20L-40 0-20-34.64H20Z'
  return 'M0-40L34.64-20V20L0 40-34.64 20V-20Z'
}

/** Where the pieces that share a cell stand, and how large: side by side, or on the corners. */
export function spread(pieces: readonly PieceDrawing[]): Map<string, { x: number; y: number; size: number }> {
  const shared = Map.groupBy(pieces, ({ cell }) => cell)
  return new Map(
    [...shared.values()].flatMap((here) =>
      here.map(({ id, size = 1 }, index) => [id, { ...cornerOf(index, here.length), size: size * sizeAmong(here) }]),
    ),
  )
}

const sizeAmong = ({ length }: readonly unknown[]) => (length === 1 ? 1 : length === 2 ? 0.68 : 0.55)

function cornerOf(index: number, count: number): { x: number; y: number } {
  if (count === 1) return { x: 0, y: 0 }
  if (count === 2) return { x: index === 0 ? -16 : 16, y: 0 }
  return { x: index % 2 === 0 ? -16 : 16, y: index < 2 ? -15 : 15 }
}

/** The shortest way from one cell to another over cells that can be chosen; for showing, not for deciding. */
export function wayTo(
  shape: Shape,
  placed: ReadonlyMap<string, Placed>,
  over: ReadonlySet<string>,
  from: string,
  to: string,
): Placed[] {
  const cameFrom = new Map<string, string | undefined>([[from, undefined]])
  for (const id of cameFrom.keys()) {
    const here = placed.get(id)
    if (!here || id === to) break
    for (const { cell, x, y } of placed.values())
      if (over.has(cell.id) && !cameFrom.has(cell.id) && Math.hypot(x - here.x, y - here.y) < NEAR[shape])
        cameFrom.set(cell.id, id)
  }
  if (!cameFrom.has(to)) return []
  const way: Placed[] = []
  for (let id: string | undefined = to; id !== undefined; id = cameFrom.get(id)) {
    const place = placed.get(id)
    if (place) way.unshift(place)
  }
  return way
}

/** The next cell from one in a direction of the arrow keys: near, and more that way than sideways. */
export function nextCell(placed: ReadonlyMap<string, Placed>, from: string, dx: number, dy: number): string {
  const here = placed.get(from)
  if (!here) return placed.keys().next().value ?? from
  let best = from
  let least = Number.POSITIVE_INFINITY
  for (const { cell, x, y } of placed.values()) {
    const along = (x - here.x) * dx + (y - here.y) * dy
    const aside = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx)
    if (along < 16) continue
    const cost = along + aside * 1.6
    if (cost < least) [best, least] = [cell.id, cost]
  }
  return best
}
