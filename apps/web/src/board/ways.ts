import type { Point } from '@muster/table'
import type { Laid, LaidCell } from './lay.ts'
import { apart, haveCommonSide } from './outline.ts'

/** The cells one steps to from a cell: those that have a side in common with it. */
function neighbours({ cells }: Laid, { cell, x, y, outline }: LaidCell): LaidCell[] {
  const at = (points: readonly Point[], from: Point) =>
    points.map((point) => ({ x: point.x + from.x, y: point.y + from.y }))
  const reach = (points: readonly Point[]) => Math.max(...points.map((point) => apart(point, { x: 0, y: 0 })))
  const [own, far] = [at(outline, { x, y }), reach(outline)]
  return [...cells.values()].filter(
    (other) =>
      other.cell.id !== cell.id &&
      apart(other, { x, y }) < far + reach(other.outline) &&
      haveCommonSide(own, at(other.outline, other)),
  )
}

/** The shortest way from one cell to another over cells that can be chosen; for showing, not for deciding. */
export function wayTo(laid: Laid, over: ReadonlySet<string>, from: string, to: string): LaidCell[] {
  const cameFrom = new Map<string, string | undefined>([[from, undefined]])
  for (const id of cameFrom.keys()) {
    const here = laid.cells.get(id)
    if (!here || id === to) break
    for (const { cell } of neighbours(laid, here))
      if (over.has(cell.id) && !cameFrom.has(cell.id)) cameFrom.set(cell.id, id)
  }
  if (!cameFrom.has(to)) return []
  const way: LaidCell[] = []
  for (let id: string | undefined = to; id !== undefined; id = cameFrom.get(id)) {
    const place = laid.cells.get(id)
    if (place) way.unshift(place)
  }
  return way
}

/** The next of some places from one in a direction of the arrow keys: near, and more that way than sideways. */
export function nextTo(places: ReadonlyMap<string, Point>, from: string, { x: dx, y: dy }: Point): string {
  const here = places.get(from)
  if (!here) return places.keys().next().value ?? from
  let best = from
  let least = Number.POSITIVE_INFINITY
  for (const [id, { x, y }] of places) {
    const along = (x - here.x) * dx + (y - here.y) * dy
    const aside = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx)
    if (along < 16) continue
    const cost = along + aside * 1.6
    if (cost < least) [best, least] = [id, cost]
  }
  return best
}
