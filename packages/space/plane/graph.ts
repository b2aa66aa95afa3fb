import { cornersOfPart, edgeCrossings, roundedTo, wholeAround } from './contacts.ts'
import { grownOutline } from './corners.ts'
import { courseOf } from './course.ts'
import { edgesBetween, type GraphEdge } from './edges.ts'
import type { Fit } from './fit.ts'
import { descentsOf, ladderPlaces } from './links.ts'
import type { Outline } from './outline.ts'
import { isNearer } from './parts.ts'
import type { Plane, Surface } from './plane.ts'
import { isInTheWay, isOnTable } from './room.ts'
import { isOverSurface } from './surfaces.ts'
import { FINE, type PlanePoint, SLACK } from './units.ts'

/** The other end of a face, how far that is, the piece it belongs to, and whether it is a ladder. */
export type Face = { readonly to: number; readonly piece: number; readonly isLadder: boolean; readonly length: number }

/** Where ways may bend or change height: a place on a surface. */
export type Node = PlanePoint & {
  readonly surface: number
  /** The outline it is a corner of, -1 where ways may bend at will, and its neighbours there. */
  readonly loop: number
  readonly before: PlanePoint
  readonly after: PlanePoint
  /** A place beyond an edge: one only comes to it to go down, or only from below. */
  readonly hangs: 'down' | 'up' | undefined
  readonly link: Face | undefined
}

/** A node where ways bend at will. Nodes are always made the same way, which keeps reading them quick. */
export function makeNode({ x, y }: PlanePoint, surface: number, hangs?: 'down' | 'up', link?: Face): Node {
  const place = { x, y }
  return { x, y, surface, loop: -1, before: place, after: place, hangs, link }
}

export function cornerNode(
  { x, y }: PlanePoint,
  surface: number,
  loop: number,
  before: PlanePoint,
  after: PlanePoint,
): Node {
  return { x, y, surface, loop, before, after, hangs: undefined, link: undefined }
}

/** Corners and the straight stretches between them: it holds as long as the plane does, whoever stands on it. */
export type Graph = {
  readonly nodes: readonly Node[]
  readonly edges: readonly (readonly GraphEdge[])[]
  /** The grown outlines, to tell who stands inside one. */
  readonly loops: readonly Outline[]
}

type Loop = { readonly outline: Outline; readonly part: number }

/** The graph where gaps are jumped with this slack and some pieces may be climbed down. */
export function graphOf(plane: Plane, fit: Fit, slack = SLACK, climbed: readonly number[] = []): Graph {
  const key = `${slack} down ${climbed}`
  let graph = fit.graphs.get(key)
  if (!graph) {
    const piece = climbed.at(-1)
    graph =
      piece === undefined
        ? makeGraph(plane, fit, slack)
        : withDescents(plane, fit, graphOf(plane, fit, slack, climbed.slice(0, -1)), piece, slack)
    fit.graphs.set(key, graph)
  }
  return graph
}

/** The graph with the places from which the faces of a piece are climbed down, and their feet. */
function withDescents(plane: Plane, fit: Fit, graph: Graph, piece: number, slack: number): Graph {
  const nodes = [...graph.nodes]
  for (let top = 1; top < plane.surfaces.length; top++) {
    if ((plane.surfaces[top] as Surface).piece !== piece) continue
    for (const { place, link } of descentsOf(plane, fit, top)) {
      const foot = nodes.length
      nodes.push(makeNode(place, link.to))
      nodes.push(makeNode(place, top, 'down', { to: foot, piece, isLadder: false, length: link.length * FINE }))
    }
  }
  return { ...graph, nodes, edges: edgesBetween(plane, fit, nodes, slack, graph.edges) }
}

function makeGraph(plane: Plane, fit: Fit, slack: number): Graph {
  const loops: Loop[] = []
  const nodes: Node[] = []
  for (let surface = 0; surface < plane.surfaces.length; surface++) {
    for (const kind of [fit.barriers, fit.hurdles])
      for (const part of kind[surface] as Int32Array) addLoop(plane, fit, nodes, loops, surface, part)
    for (const corner of (plane.surfaces[surface] as Surface).outline)
      addNode(plane, fit, nodes, makeNode(corner, surface), surface)
  }
  addCrossings(plane, fit, nodes, loops)
  for (let surface = 0; surface < plane.surfaces.length; surface++) addDents(plane, fit, nodes, surface)
  addLadders(plane, fit, nodes)
  const edges = edgesBetween(plane, fit, nodes, slack, [])
  return { nodes, edges, loops: loops.map(({ outline }) => outline) }
}

function addLoop(plane: Plane, fit: Fit, nodes: Node[], loops: Loop[], surface: number, part: number): void {
  const loop = grownOutline(cornersOfPart(plane.parts, part), fit.radius)
  const many = nodes.length
  for (const [index, corner] of loop.entries()) {
    const before = loop[(index + loop.length - 1) % loop.length] as PlanePoint
    const after = loop[(index + 1) % loop.length] as PlanePoint
    addNode(plane, fit, nodes, cornerNode(corner, surface, loops.length, before, after), surface)
  }
  if (nodes.length > many) loops.push({ outline: loop, part })
}

/** Keeps a corner where a base can be; somebody who comes over a step there is on top of it. */
export function addNode(plane: Plane, fit: Fit, nodes: Node[], node: Node, surface: number): void {
  const { x, y, loop, before, after } = node
  if (!isOnTable(plane, x, y, fit.radius) || !isOverSurface(plane, surface, x, y)) return
  const { end } = courseOf(plane, surface, x, y, x, y)
  const barriers = fit.barriers[end] as Int32Array
  if (barriers.some((part) => isNearer(plane.parts, part, x, y, x, y, fit.radius - SLACK))) return
  if (!nodes.some((other) => other.x === x && other.y === y && other.surface === end && other.loop === loop))
    nodes.push(cornerNode(node, end, loop, before, after))
}

/**
 * Where the edge of a top crosses that of another, or of something to go round, unless it is as much in the way
 * up there: ways over several surfaces bend there.
 */
function addCrossings(plane: Plane, fit: Fit, nodes: Node[], loops: readonly Loop[]): void {
  const tops = plane.surfaces.slice(1)
  for (const [index, { outline, height }] of tops.entries()) {
    for (const other of tops.slice(index + 1)) addBends(plane, fit, nodes, outline, other.outline)
    for (const { outline: loop, part } of loops)
      if (height > plane.step || !isInTheWay(plane, part, height)) addBends(plane, fit, nodes, outline, loop)
  }
}

/**
 * Where the outlines of two parts of one obstacle cross: who keeps to the inside of the bend there has not left it, and pays for it
 * only once. Outlines also cross around a corner they share, where there is no bend.
 */
function addDents(plane: Plane, fit: Fit, nodes: Node[], surface: number): void {
  const { parts } = plane
  const hurdles = fit.hurdles[surface] as Int32Array
  const reach = fit.radius - DENT
  const isWithin = (part: number, { x, y }: PlanePoint) => isNearer(parts, part, x, y, x, y, fit.radius - SLACK)
  for (const [index, one] of hurdles.entries())
    for (const other of hurdles.subarray(index + 1)) {
      if (parts.piece[one] !== parts.piece[other]) continue
      const [a, b] = [cornersOfPart(parts, one), cornersOfPart(parts, other)] as const
      for (const place of edgeCrossings(grownOutline(a, reach), grownOutline(b, reach), roundedTo(1))) {
        const isAround = [...a, ...b].some((corner) => isNearPoint(corner, place, 1.03 * reach))
        if (!isAround && isWithin(one, place) && isWithin(other, place))
          addNode(plane, fit, nodes, makeNode(place, surface), surface)
      }
    }
}

function isNearPoint(a: PlanePoint, b: PlanePoint, far: number): boolean {
  return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y) < far * far
}

/** How much nearer than an outline the inside of its bend is kept to: the slack, and as much for rounding. */
const DENT = 2 * SLACK

/** The places where two outlines cross, on every surface there. */
export function addBends(plane: Plane, fit: Fit, nodes: Node[], one: Outline, other: Outline): void {
  for (const corner of edgeCrossings(one, other, wholeAround))
    for (let surface = 0; surface < plane.surfaces.length; surface++)
      addNode(plane, fit, nodes, makeNode(corner, surface), surface)
}

/** The feet and heads of ladders. */
function addLadders(plane: Plane, fit: Fit, nodes: Node[]): void {
  for (let surface = 1; surface < plane.surfaces.length; surface++)
    for (const { place, link } of ladderPlaces(plane, fit, surface)) {
      const { piece, isLadder } = link
      const length = link.length * FINE
      const foot = nodes.length
      nodes.push(makeNode(place, link.to, undefined, { to: foot + 2, piece, isLadder, length }))
      nodes.push(makeNode(place, surface, 'down', { to: foot, piece, isLadder, length }))
      nodes.push(makeNode(place, surface, 'up'))
    }
}
