import { isInside } from './corners.ts'
import { courseOf } from './course.ts'
import { endsAt, isTangentAt } from './edges.ts'
import type { Face, Node } from './graph.ts'
import { makeHeap, popItem, pushItem } from './heap.ts'
import { linksAt } from './links.ts'
import { stretchAlong } from './stretch.ts'
import { FINE, fineLength, MOST_CORNERS } from './units.ts'
import { basesMet, type Label, rollsFor, type Ways } from './ways.ts'

type Search = {
  readonly ways: Ways
  readonly heap: ReturnType<typeof makeHeap>
  readonly found: Label[]
  /** The shortest way to each node, by the piece climbed and the number of rolls. */
  readonly best: Map<number, Float64Array>
  readonly insideOf: ReadonlySet<number>
}

/** Finds the shortest ways to all nodes, for each number of rolls. */
export function settle(ways: Ways): void {
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
    if (isKnown(search, label, false)) continue
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

/** Whether another way to the same node is no longer and costs no more; the same way counts where it is only offered. */
function isKnown(
  { ways, best }: Search,
  { node, rolls, length, climbed }: Omit<Label, 'parent'>,
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
  if (label.rolls > ways.wish.rolls || isKnown(search, label, true)) return
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
    if (isKnown(search, { node: edge.to, rolls: rolls + edge.rolls, length: far, climbed }, true)) continue
    const to = ways.nodes[edge.to] as Node
    if (!mayEndAt(ways, node, climbed, to)) continue
    const met = basesMet(ways, edge.course, from, to)
    offer(search, { node: edge.to, rolls: rolls + edge.rolls + met, length: far, parent, climbed })
  }
}

/** A stretch that is not in the graph: from the start, or to or from what was added this time. */
function tryStretch(search: Search, { node, rolls, length, climbed }: Label, parent: number, to: number): void {
  const { ways, insideOf } = search
  const from = ways.nodes[node] as Node
  const other = ways.nodes[to] as Node
  if (!mayEndAt(ways, node, climbed, other)) return
  const far = length + fineLength(other.x - from.x, other.y - from.y)
  if (far === length || far + leastFrom(ways, to) > ways.limit) return
  if (!isTangentAt(from, other.x, other.y) || isKnown(search, { node: to, rolls, length: far, climbed }, true)) return
  if (!isTangentAt(other, from.x, from.y) && !(node === ways.graph.nodes.length && insideOf.has(other.loop))) return
  const { plane, fit, slack } = ways
  const course = courseOf(plane, from.surface, from.x, from.y, other.x, other.y, slack)
  if (!endsAt(course.end, course.off, other)) return
  const stretch = stretchAlong(plane, fit, course, from.x, from.y, other.x, other.y)
  if (!stretch) return
  const costs = rollsFor(ways, node, course, stretch.rolls, from, other)
  offer(search, { node: to, rolls: rolls + costs, length: far, parent, climbed })
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

/** Beyond an edge one only comes to go down: by a ladder, where one has climbed, or where the way began at the edge. */
function mayEndAt({ graph, surface }: Ways, from: number, climbed: number, to: Node): boolean {
  if (to.hangs !== 'down' || !to.link) return to.hangs !== 'up'
  const { isLadder, piece } = to.link
  return isLadder || climbed === piece || (from === graph.nodes.length && surface === to.surface)
}

/** From the head of a face to its foot, or up a ladder. */
function goFace(search: Search, { rolls, length, climbed }: Label, parent: number, face: Face): void {
  const isPaid = face.isLadder || climbed === face.piece
  offer(search, {
    node: face.to,
    rolls: isPaid ? rolls : rolls + 1,
    length: length + face.length,
    parent,
    climbed: face.isLadder ? climbed : face.piece,
  })
}
