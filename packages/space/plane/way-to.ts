import { cornersTouched, isInside, placesAlong } from './corners.ts'
import { courseOf } from './course.ts'
import { isTangentAt } from './edges.ts'
import type { Node } from './graph.ts'
import { type Stretch, stretchAlong } from './stretch.ts'
import { heightOf } from './surfaces.ts'
import { fineLength, lengthBetween, type PlanePoint } from './units.ts'
import { type Label, rollsFor, type Ways } from './ways.ts'

/** A way to a place: its corners, its length in fine units, the rolls it costs, and the height it ends at. */
export type Way = {
  readonly path: readonly PlanePoint[]
  readonly length: number
  readonly rolls: number
  readonly z: number
}

/** Where a way leads: a place, and if it matters at which height. */
export type Goal = PlanePoint & { readonly z?: number }

type Found = Omit<Way, 'z'> & { readonly surface: number }

type Last = { readonly label: number; readonly length: number; readonly rolls: number; readonly surface: number }

/** The shortest way to a place for at most so many rolls, of equally long ones the one with fewest; whether there is room is not asked. */
export function wayTo(ways: Ways, to: Goal, rolls = ways.wish.rolls): Way | undefined {
  return wayWith(ways, to, rolls, lastStretch(ways, to, rolls, isShorter))
}

/**
 * The way with the fewest rolls, and of those the shortest: the quick answer, whose slow twin asks `wayTo` for ways with no roll, then
 * with one more and one more.
 */
export function easiestWay(ways: Ways, to: Goal): Way | undefined {
  const last = lastStretch(ways, to, ways.wish.rolls, isEasier)
  const most = last?.rolls ?? ways.wish.rolls
  for (let rolls = 0; rolls <= most; rolls++) {
    const way = wayWith(ways, to, rolls, last?.rolls === rolls ? last : undefined)
    if (way) return way
  }
  return undefined
}

/** The shorter of the way by a last stretch and those over places beside the goal. */
function wayWith(ways: Ways, to: Goal, rolls: number, last: Last | undefined): Way | undefined {
  let best: Found | undefined = last && { ...last, path: pathOver(ways, last.label, to) }
  for (const place of placesBefore(ways, last, to)) {
    const way = wayOver(ways, place, to, rolls)
    if (way && (!best || way.length < best.length)) best = way
  }
  return best && { path: best.path, length: best.length, rolls: best.rolls, z: heightOf(ways.plane, best.surface) }
}

/** Places beside a goal that touches a base, or the corner of a barrier that was overshot to come to it: steps along them. */
function placesBefore(ways: Ways, last: Last | undefined, to: PlanePoint): PlanePoint[] {
  const { plane, fit, rings } = ways
  const places: PlanePoint[] = []
  if (last?.label === 0) return places
  for (const { loop, centre } of rings)
    if (isInside(loop, to)) places.push(...placesAlong(to, centre, centre.radius + fit.radius))
  if (last && doublesBack(ways, last, to))
    for (const corner of cornersTouched(plane.parts, to, fit.radius))
      places.push(...placesAlong(to, corner, fit.radius))
  return places
}

/** Whether the last stretch of a way turns back. */
function doublesBack({ labels, nodes }: Ways, last: Last, to: PlanePoint): boolean {
  const label = labels[last.label] as Label
  const from = nodes[(labels[label.parent] as Label).node] as Node
  const { x, y } = nodes[label.node] as Node
  return (x - from.x) * (to.x - x) + (y - from.y) * (to.y - y) < 0
}

/** Whether a way of a length and so many rolls is better than another. */
type Wanted = (length: number, rolls: number, than: Last) => boolean

const isShorter: Wanted = (length, rolls, than) =>
  length < than.length || (length === than.length && rolls < than.rolls)

const isEasier: Wanted = (length, rolls, than) => rolls < than.rolls || (rolls === than.rolls && length < than.length)

/** From which label the last stretch of the way to a place starts that is wanted most, the first of equals. */
function lastStretch(ways: Ways, to: Goal, rolls: number, isBetter: Wanted): Last | undefined {
  const { labels } = ways
  let best: Last | undefined
  for (let index = 0; index < labels.length; index++) {
    const label = labels[index] as Label
    if (best && !isBetter(label.length, 0, best)) break
    const found = stretchFrom(ways, label, index, to, rolls, best, isBetter)
    if (found) best = found
  }
  return best
}

function stretchFrom(
  ways: Ways,
  label: Label,
  index: number,
  to: Goal,
  rolls: number,
  best: Last | undefined,
  isBetter: Wanted,
): Last | undefined {
  const node = ways.nodes[label.node] as Node
  if (label.rolls > rolls || node.hangs === 'down') return undefined
  const length = label.length + fineLength(to.x - node.x, to.y - node.y)
  if (length > ways.limit || (best && !isBetter(length, label.rolls, best))) return undefined
  if (!isTangentAt(node, to.x, to.y) && !isInside(loopOf(ways, node.loop), to)) return undefined
  const stretch = stretchInto(ways, node, node.surface, to)
  if (!stretch) return undefined
  const all = label.rolls + rollsFor(ways, label.node, stretch.course, stretch.rolls, node, to)
  if (all > rolls || (best && !isBetter(length, all, best))) return undefined
  return { label: index, length, rolls: all, surface: stretch.course.end }
}

/** The stretch from a place that ends where somebody wants to come to, at its height. */
function stretchInto(
  { plane, fit, slack }: Ways,
  { x, y }: PlanePoint,
  surface: number,
  to: Goal,
): Stretch | undefined {
  const course = courseOf(plane, surface, x, y, to.x, to.y, slack)
  if (course.off < 1 || (to.z !== undefined && heightOf(plane, course.end) !== to.z)) return undefined
  return stretchAlong(plane, fit, course, x, y, to.x, to.y)
}

export function loopOf({ graph, rings }: Ways, loop: number): readonly PlanePoint[] {
  return graph.loops[loop] ?? (rings[loop - graph.loops.length]?.loop as readonly PlanePoint[])
}

/** A way over a place beside the goal. */
function wayOver(ways: Ways, place: PlanePoint, to: Goal, rolls: number): Found | undefined {
  const first = lastStretch(ways, place, rolls, isShorter)
  if (!first) return undefined
  const length = first.length + lengthBetween(place, to)
  const stretch = length > ways.limit ? undefined : stretchInto(ways, place, first.surface, to)
  if (!stretch) return undefined
  const all = first.rolls + rollsFor(ways, -1, stretch.course, stretch.rolls, place, to)
  if (all > rolls) return undefined
  const surface = stretch.course.end
  return { length, rolls: all, surface, path: [...pathOver(ways, first.label, place), { x: to.x, y: to.y }] }
}

/** The corners on the way to a label and the place after it; a corner named twice is a face gone up or down. */
function pathOver(ways: Ways, label: number, { x, y }: PlanePoint): PlanePoint[] {
  const path: PlanePoint[] = []
  for (let at = label; at > 0; at = (ways.labels[at] as Label).parent) {
    const node = ways.nodes[(ways.labels[at] as Label).node] as Node
    path.push({ x: node.x, y: node.y })
  }
  path.reverse()
  const last = path.at(-1) ?? ways.wish.base
  if (last.x !== x || last.y !== y) path.push({ x, y })
  return path
}
