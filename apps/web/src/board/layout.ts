import type { BoardDrawing, Cell } from '@muster/ui'

/** Edge length of a cell as it is drawn. */
const EDGE = 40

export interface Placed {
  readonly cell: Cell
  readonly x: number
  readonly y: number
}

/** Where each cell is drawn; a viewer at the far edge sees the board turned half round. */
export function placeCells({ cells, turned }: BoardDrawing): Map<string, Placed> {
  const sign = turned ? -EDGE : EDGE
  return new Map(cells.map((cell) => [cell.id, { cell, x: cell.x * sign, y: cell.y * sign }]))
}

export function boxOf(placed: ReadonlyMap<string, Placed>): string {
  const xs = [...placed.values()].map(({ x }) => x)
  const ys = [...placed.values()].map(({ y }) => y)
  const margin = 86
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin]
  return `${left} ${top} ${Math.max(...xs) - left + margin} ${Math.max(...ys) - top + margin}`
}

export function outlineOf(shape: BoardDrawing['shape']): string {
  if (shape === 'square') return 'M-20-20H20V20H-20Z'
  if (shape === 'hex-flat') return 'M40 0L20 34.64H-20L-40 0-20-34.64H20Z'
  return 'M0-40L34.64-20V20L0 40-34.64 20V-20Z'
}

/** The shortest way from one cell to another over cells that can be chosen; for showing, not for deciding. */
export function wayTo(
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
      if (over.has(cell.id) && !cameFrom.has(cell.id) && Math.hypot(x - here.x, y - here.y) < EDGE * 1.8)
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
    if (along < EDGE * 0.4) continue
    const cost = along + aside * 1.6
    if (cost < least) [best, least] = [cell.id, cost]
  }
  return best
}
