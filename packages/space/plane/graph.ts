import { cornersOfPart, edgeCrossings } from './contacts.ts'
import { grownOutline, isTangent } from './corners.ts'
import { type Course, courseOf } from './course.ts'
import type { Fit } from './fit.ts'
import { ladderPlaces } from './links.ts'
import type { Outline } from './outline.ts'
import { isNearer } from './parts.ts'
import type { Plane, Surface } from './plane.ts'
import { isOnTable } from './room.ts'
import { stretchOf } from './stretch.ts'
import { isOverSurface } from './surfaces.ts'
import { FINE, lengthBetween, type PlanePoint, SLACK } from './units.ts'

/** Where ways may bend or change height: a place on a surface. */
export type Node = PlanePoint & {
  readonly surface: number
  /** The outline it is a corner of, -1 where ways may bend at will, and its neighbours there. */
  readonly loop: number
  readonly before: PlanePoint
  readonly after: PlanePoint
  /** A place beyond an edge: one only comes to it to go down, or only from below. */
  readonly hangs?: 'down' | 'up'
  /** The other end of the face, the piece it belongs to, and whether that is a ladder. */
  readonly link?: { readonly to: number; readonly piece: number; readonly isLadder: boolean; readonly length: number }
}

export type GraphEdge = {
  readonly to: number
  readonly length: number
  readonly rolls: number
  /** What it leads over, for bases in the way. */
  readonly course: Course
}

/** Corners and the straight stretches between them: it holds as long as the plane does, whoever stands on it. */
export type Graph = {
  readonly nodes: readonly Node[]
  readonly edges: readonly (readonly GraphEdge[])[]
  /** The grown outlines, to tell who stands inside one. */
  readonly loops: readonly (readonly PlanePoint[])[]
}

export function graphOf(plane: Plane, fit: Fit): Graph {
  fit.graph ??= makeGraph(plane, fit)
  return fit.graph
}

function makeGraph(plane: Plane, fit: Fit): Graph {
  const loops: PlanePoint[][] = []
  const nodes: Node[] = []
  for (let surface = 0; surface < plane.surfaces.length; surface++) {
    for (const kind of [fit.barriers, fit.hurdles])
      for (const part of kind[surface] as Int32Array) addLoop(plane, fit, nodes, loops, surface, part)
    for (const corner of (plane.surfaces[surface] as Surface).outline)
      addNode(plane, fit, nodes, { ...corner, surface, loop: -1, before: corner, after: corner })
  }
  addCrossings(plane, fit, nodes, loops)
  addLadders(plane, fit, nodes)
  const edges = nodes.map((node, at) => edgesFrom(plane, fit, nodes, node, at))
  return { nodes, edges, loops }
}

function addLoop(plane: Plane, fit: Fit, nodes: Node[], loops: PlanePoint[][], surface: number, part: number): void {
  const loop = grownOutline(cornersOfPart(plane.parts, part), fit.radius)
  const many = nodes.length
  for (const [index, corner] of loop.entries()) {
    const before = loop[(index + loop.length - 1) % loop.length] as PlanePoint
    const after = loop[(index + 1) % loop.length] as PlanePoint
    addNode(plane, fit, nodes, { ...corner, surface, loop: loops.length, before, after })
  }
  if (nodes.length > many) loops.push(loop)
}

/** Keeps a corner where a base can be; somebody who comes over a step there is on top of it. */
export function addNode(plane: Plane, fit: Fit, nodes: Node[], node: Node): void {
  const { x, y, surface } = node
  if (!isOnTable(plane, x, y, fit.radius) || !isOverSurface(plane, surface, x, y)) return
  const { end } = courseOf(plane, surface, x, y, x, y)
  const barriers = fit.barriers[end] as Int32Array
  if (barriers.some((part) => isNearer(plane.parts, part, x, y, x, y, fit.radius - SLACK))) return
  if (!nodes.some((other) => other.x === x && other.y === y && other.surface === end && other.loop === node.loop))
    nodes.push({ ...node, surface: end })
}

/** Where the edge of a top crosses that of another or of something to go round: ways over several surfaces bend there. */
function addCrossings(plane: Plane, fit: Fit, nodes: Node[], loops: readonly Outline[]): void {
  const tops = plane.surfaces.slice(1).map(({ outline }) => outline)
  for (const [index, top] of tops.entries())
    for (const other of [...tops.slice(index + 1), ...loops]) addBends(plane, fit, nodes, top, other)
}

/** The places where two outlines cross, on every surface there. */
export function addBends(plane: Plane, fit: Fit, nodes: Node[], one: Outline, other: Outline): void {
  for (const corner of edgeCrossings(one, other))
    for (let surface = 0; surface < plane.surfaces.length; surface++)
      addNode(plane, fit, nodes, { ...corner, surface, loop: -1, before: corner, after: corner })
}

/** The feet and heads of ladders. */
function addLadders(plane: Plane, fit: Fit, nodes: Node[]): void {
  for (let surface = 1; surface < plane.surfaces.length; surface++)
    for (const { place, link } of ladderPlaces(plane, fit, surface)) {
      const free = { ...place, loop: -1, before: place, after: place }
      const { piece, isLadder } = link
      const length = link.length * FINE
      const foot = nodes.length
      nodes.push({ ...free, surface: link.to, link: { to: foot + 2, piece, isLadder, length } })
      nodes.push({ ...free, surface, hangs: 'down', link: { to: foot, piece, isLadder, length } })
      nodes.push({ ...free, surface, hangs: 'up' })
    }
}

function edgesFrom(plane: Plane, fit: Fit, nodes: readonly Node[], node: Node, at: number): GraphEdge[] {
  if (node.hangs === 'down') return []
  const most = plane.longest * FINE
  const edges: GraphEdge[] = []
  for (let to = 0; to < nodes.length; to++) {
    const other = nodes[to] as Node
    if (to === at || other.hangs === 'up' || !isTangentAt(node, other) || !isTangentAt(other, node)) continue
    const length = lengthBetween(node, other)
    if (length === 0 || length > most) continue
    const stretch = stretchOf(plane, fit, node.surface, node, other, SLACK)
    if (!stretch || !endsAt(stretch.course.end, stretch.course.off, other)) continue
    edges.push({ to, length, rolls: stretch.rolls, course: stretch.course })
  }
  return edges
}

export function isTangentAt(corner: Node, other: PlanePoint): boolean {
  return corner.loop < 0 || isTangent(corner, corner.before, corner.after, other)
}

/** Whether who comes to this surface, beyond its edge or not, has come to the node. */
export function endsAt(end: number, off: number, node: Node): boolean {
  return end === node.surface && off < 1 === (node.hangs === 'down')
}
