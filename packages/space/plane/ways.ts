import { cornersTouched, isInside, placesAlong, ringAround } from './corners.ts'
import type { Course } from './course.ts'
import { type Fit, fitOf } from './fit.ts'
import {
  addBends,
  addNode,
  cornerNode,
  endsAt,
  type Graph,
  graphOf,
  isTangentAt,
  makeNode,
  type Node,
} from './graph.ts'
import { makeHeap, popItem, pushItem } from './heap.ts'
import { descentsOf, isAtEdge, linksAt } from './links.ts'
import { entersBase, meetingsOn, type Thing } from './meetings.ts'
import type { Plane, Surface } from './plane.ts'
import { stretchOf } from './stretch.ts'
import { heightOf, surfaceOf } from './surfaces.ts'
import { type Base, FINE, fineLength, MOST_CORNERS, type PlanePoint, SLACK } from './units.ts'

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
  const graph = graphOf(plane, fit)
  const surface = Math.max(0, surfaceOf(plane, base))
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

function isInReach(base: Base, rival: Base, most: number): boolean {
  const far = most + base.radius + rival.radius
  return (base.x - rival.x) * (base.x - rival.x) + (base.y - rival.y) * (base.y - rival.y) <= far * far
}

/** The start first, then rings around those who are to be gone round, then faces to climb. */
function extraNodes(
  plane: Plane,
  fit: Fit,
  graph: Graph,
  wish: WaysWish,
  surface: number,
): Pick<Ways, 'nodes' | 'rings'> {
  const { base, round = [], most, rivals } = wish
  const nodes = [...graph.nodes, makeNode(base, surface)]
  const rings: { centre: Base; loop: PlanePoint[] }[] = []
  for (const index of round) {
    const centre = rivals[index]
    if (!centre || !isInReach(base, centre, most)) continue
    const radius = base.radius + centre.radius
    const loop = ringAround(centre, radius)
    rings.push({ centre, loop })
    for (const [at, corner] of loop.entries()) {
      const before = loop[(at + 15) % 16] as PlanePoint
      const after = loop[(at + 1) % 16] as PlanePoint
      const ring = graph.loops.length + rings.length - 1
      addRingNodes(plane, fit, nodes, centre, cornerNode(corner, surface, ring, before, after))
    }
    for (const { outline } of plane.surfaces) addBends(plane, fit, nodes, outline, loop)
    if (isInside(loop, base))
      for (const place of placesAlong(base, centre, radius))
        addRingNodes(plane, fit, nodes, centre, makeNode(place, surface))
  }
  for (const corner of cornersTouched(plane.parts, base, base.radius))
    for (const place of placesAlong(base, corner, base.radius))
      addNode(plane, fit, nodes, makeNode(place, surface), surface)
  addClimbs(plane, fit, wish, nodes, surface)
  return { nodes, rings }
}

/** A corner of a ring, on each surface there at which the one in its middle is in the way. */
function addRingNodes(plane: Plane, fit: Fit, nodes: Node[], centre: Base, node: Node): void {
  for (let surface = 0; surface < plane.surfaces.length; surface++)
    if (Math.abs(heightOf(plane, surface) - centre.z) < plane.tall) addNode(plane, fit, nodes, node, surface)
}

/** What can be climbed from the start, and where one may come down again. */
function addClimbs(plane: Plane, fit: Fit, { base, paid = [] }: WaysWish, nodes: Node[], surface: number): void {
  const pieces = new Set(paid.flatMap(({ kind, index }) => (kind === 'climb' ? [index] : [])))
  for (const { to, piece } of linksAt(plane, fit, base, surface)) {
    nodes.push(makeNode(base, to, 'up'))
    pieces.add(piece)
  }
  if (surface > 0 && isAtEdge(plane, fit, surface, base)) pieces.add((plane.surfaces[surface] as Surface).piece)
  for (const piece of pieces)
    for (let top = 1; top < plane.surfaces.length; top++) {
      if ((plane.surfaces[top] as Surface).piece !== piece) continue
      for (const { place, link } of descentsOf(plane, fit, top)) {
        const foot = nodes.length
        nodes.push(makeNode(place, link.to))
        const face = { to: foot, piece, isLadder: false, length: link.length * FINE }
        nodes.push(makeNode(place, top, 'down', face))
      }
    }
}

type Search = {
  readonly ways: Ways
  readonly heap: ReturnType<typeof makeHeap>
  readonly found: Label[]
  /** The shortest way to each node, by the piece climbed and the number of rolls. */
  readonly best: Map<number, Float64Array>
  readonly insideOf: ReadonlySet<number>
}

function settle(ways: Ways): void {
  const { graph, nodes, labels, wish, rings } = ways
  const start = graph.nodes.length
  const insideOf = new Set<number>()
  for (const [loop, outline] of graph.loops.entries()) if (isInside(outline, wish.base)) insideOf.add(loop)
  for (const [ring, { loop }] of rings.entries()) if (isInside(loop, wish.base)) insideOf.add(graph.loops.length + ring)
  const search: Search = { ways, heap: makeHeap(), found: [], best: new Map(), insideOf }
  const climbed = wish.paid?.find(({ kind }) => kind === 'climb')?.index ?? -1
  offer(search, { node: start, rolls: 0, length: 0, parent: -1, climbed })
  for (let at = popItem(search.heap); at !== undefined; at = popItem(search.heap)) {
    const label = search.found[at] as Label
    if (isBeaten(search, label, false)) continue
    labels.push(label)
    const node = nodes[label.node] as Node
    const parent = labels.length - 1
    if (label.node === start) goUpFromStart(search, label, parent)
    if (node.link) goFace(search, label, parent, node.link)
    if (node.hangs === 'down') continue
    if (label.node < start) followGraph(search, label, parent)
    const from = label.node < start ? start + 1 : 0
    for (let to = from; to < nodes.length; to++) if (to !== start) tryStretch(search, label, parent, to)
  }
}

/** Whether another way to the same node is no longer and costs no more. */
function isBeaten(search: Search, { node, rolls, length, climbed }: Label, alsoBySame: boolean): boolean {
  return isKnown(search, node, rolls, length, climbed, alsoBySame)
}

function isKnown(
  { ways, best }: Search,
  node: number,
  rolls: number,
  length: number,
  climbed: number,
  alsoBySame: boolean,
): boolean {
  const table = best.get(climbed)
  if (!table) return false
  const many = ways.nodes.length
  for (let fewer = 0; fewer <= rolls; fewer++) {
    const other = table[fewer * many + node] as number
    if (other < length || (other === length && (fewer < rolls || alsoBySame))) return true
  }
  return false
}

function offer(search: Search, label: Label): void {
  const { ways, best, heap, found } = search
  if (label.length + leastFrom(ways, label.node) > ways.limit) return
  if (label.rolls > ways.wish.rolls || isBeaten(search, label, true)) return
  let table = best.get(label.climbed)
  if (!table) {
    table = new Float64Array((ways.wish.rolls + 1) * ways.nodes.length).fill(Number.POSITIVE_INFINITY)
    best.set(label.climbed, table)
  }
  table[label.rolls * ways.nodes.length + label.node] = label.length
  pushItem(heap, label.length, found.length)
  found.push(label)
}

/** How far it is at least from a node to the only place that is wanted; each corner on the way may round off one. */
function leastFrom({ nodes, wish: { only } }: Ways, node: number): number {
  if (!only) return 0
  const { x, y } = nodes[node] as Node
  return fineLength(only.x - x, only.y - y) - MOST_CORNERS
}

function followGraph(search: Search, { node, rolls, length, climbed }: Label, parent: number): void {
  const { ways } = search
  const from = ways.nodes[node] as Node
  for (const edge of ways.graph.edges[node] ?? []) {
    const far = length + edge.length
    if (rolls + edge.rolls > ways.wish.rolls || far + leastFrom(ways, edge.to) > ways.limit) continue
    // Whom it meets can only make it cost more.
    if (isKnown(search, edge.to, rolls + edge.rolls, far, climbed, true)) continue
    const met = basesMet(ways, edge.course, from, ways.nodes[edge.to] as Node)
    offer(search, { node: edge.to, rolls: rolls + edge.rolls + met, length: far, parent, climbed })
  }
}

/** How many rivals a stretch enters. */
function basesMet({ plane, fit, rivals }: Ways, course: Course, a: PlanePoint, b: PlanePoint): number {
  let count = 0
  for (const rival of rivals)
    if (entersBase(plane, course, a.x, a.y, b.x, b.y, fit.radius, rival) !== undefined) count++
  return count
}

/** A stretch that is not in the graph: from the start, or to or from what was added this time. */
function tryStretch(search: Search, { node, rolls, length, climbed }: Label, parent: number, to: number): void {
  const { ways, insideOf } = search
  const from = ways.nodes[node] as Node
  const other = ways.nodes[to] as Node
  if (other.hangs === 'up') return
  const far = length + fineLength(other.x - from.x, other.y - from.y)
  if (far === length || far + leastFrom(ways, to) > ways.limit) return
  if (!isTangentAt(from, other.x, other.y) || isKnown(search, to, rolls, far, climbed, true)) return
  if (!isTangentAt(other, from.x, from.y) && !(node === ways.graph.nodes.length && insideOf.has(other.loop))) return
  const stretch = stretchOf(ways.plane, ways.fit, from.surface, from.x, from.y, other.x, other.y, ways.slack)
  if (!stretch || !endsAt(stretch.course.end, stretch.course.off, other)) return
  const costs = rollsFor(ways, node, stretch.course, stretch.rolls, from, other)
  offer(search, { node: to, rolls: rolls + costs, length: far, parent, climbed })
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

/** The faces the start is at, each with the node added for its head. */
function goUpFromStart(search: Search, { rolls, climbed }: Label, parent: number): void {
  const { ways } = search
  for (const { to, piece, length, isLadder } of linksAt(ways.plane, ways.fit, ways.wish.base, ways.surface)) {
    const { x, y } = ways.wish.base
    const node = ways.nodes.findIndex(
      (one, index) => index > ways.graph.nodes.length && one.x === x && one.y === y && one.surface === to,
    )
    const isPaid = isLadder || climbed === piece
    offer(search, {
      node,
      rolls: isPaid ? rolls : rolls + 1,
      length: length * FINE,
      parent,
      climbed: isLadder ? climbed : piece,
    })
  }
}

/** Along a ladder; down a face that was climbed, or that the way began at the edge of. */
function goFace(search: Search, label: Label, parent: number, face: NonNullable<Node['link']>): void {
  const { rolls, length, climbed } = label
  const isPaid = face.isLadder || climbed === face.piece
  const isFirst = label.parent === 0 && search.ways.surface === (search.ways.nodes[label.node] as Node).surface
  if (!isPaid && !isFirst) return
  offer(search, {
    node: face.to,
    rolls: isPaid ? rolls : rolls + 1,
    length: length + face.length,
    parent,
    climbed: face.isLadder ? climbed : face.piece,
  })
}
