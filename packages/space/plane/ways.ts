import type { Course } from './course.ts'
import { climbable, extraNodes } from './extra-nodes.ts'
import { type Fit, fitOf } from './fit.ts'
import { type Graph, graphOf, type Node } from './graph.ts'
import { entersBase, meetingsOn, type Thing } from './meetings.ts'
import type { Plane } from './plane.ts'
import { settle } from './settle.ts'
import { surfaceOf } from './surfaces.ts'
import { type Base, FINE, type PlanePoint, SLACK } from './units.ts'

/** From where, how far and for how many rolls ways are looked for. */
export type WaysWish = {
  readonly base: Base
  readonly most: number
  readonly rolls: number
  /** Bases that cost a roll. */
  readonly rivals: readonly Base[]
  /** Which of them ways may lead round; going round everybody takes longer to work out. */
  readonly round?: readonly number[] | undefined
  /** What was rolled for and is not yet left. */
  readonly paid?: readonly Thing[] | undefined
  /** How much more than `most` still counts. */
  readonly slack?: number | undefined
  /** The only place ways are wanted to: what cannot lead there in time is left out. */
  readonly only?: PlanePoint | undefined
}

/** A way to a node: how long, for how many rolls, from which other label, and which piece was climbed on it (-1 for none). */
export type Label = {
  readonly node: number
  readonly rolls: number
  readonly length: number
  readonly parent: number
  readonly climbed: number
}

/** The tree of shortest ways from a place, for each number of rolls. */
export type Ways = {
  readonly plane: Plane
  readonly fit: Fit
  readonly wish: WaysWish
  readonly graph: Graph
  readonly limit: number
  readonly slack: number
  readonly surface: number
  /** The rivals near enough to matter. */
  readonly rivals: readonly Base[]
  /** The corners of the graph, then the start and whatever else ways may lead over this time. */
  readonly nodes: readonly Node[]
  /** The rings among the loops of `nodes`: they follow those of the graph. */
  readonly rings: readonly { readonly centre: Base; readonly loop: readonly PlanePoint[] }[]
  /** In order of length. */
  readonly labels: Label[]
}

/** Works out the ways from a place, over corners, ladders and jumps, and up or down a face it starts at. */
export function waysFrom(plane: Plane, wish: WaysWish): Ways {
  const { base, most, slack = SLACK } = wish
  const fit = fitOf(plane, base.radius)
  const surface = Math.max(0, surfaceOf(plane, base))
  const graph = graphOf(plane, fit, slack, climbable(plane, fit, wish, surface))
  const rivals = wish.rivals.filter((rival) => isInReach(base, rival, most + slack))
  const ways: Ways = {
    plane,
    fit,
    wish,
    graph,
    limit: (most + slack) * FINE,
    slack,
    surface,
    rivals,
    ...extraNodes(plane, fit, graph, wish, surface),
    labels: [],
  }
  settle(ways)
  return ways
}

export function isInReach(base: Base, rival: Base, most: number): boolean {
  const far = most + base.radius + rival.radius
  return (base.x - rival.x) * (base.x - rival.x) + (base.y - rival.y) * (base.y - rival.y) <= far * far
}

/** The rolls of a stretch, bases and all; from the start what is paid for is free. */
export function rollsFor(
  ways: Ways,
  node: number,
  course: Course,
  rolls: number,
  from: PlanePoint,
  to: PlanePoint,
): number {
  const { paid = [], rivals } = ways.wish
  if (node !== ways.graph.nodes.length || paid.length === 0) return rolls + basesMet(ways, course, from, to)
  const met = meetingsOn(ways.plane, ways.fit, course, from, to, rivals)
  const seen = new Set<string>()
  return met.filter(({ kind, index }) => {
    const isFirst = !seen.has(`${kind} ${index}`)
    seen.add(`${kind} ${index}`)
    return !(isFirst && paid.some((thing) => thing.kind === kind && thing.index === index))
  }).length
}

/** How many rivals a stretch enters. */
export function basesMet({ plane, fit, rivals }: Ways, course: Course, a: PlanePoint, b: PlanePoint): number {
  let count = 0
  for (const rival of rivals)
    if (entersBase(plane, course, a.x, a.y, b.x, b.y, fit.radius, rival) !== undefined) count++
  return count
}
