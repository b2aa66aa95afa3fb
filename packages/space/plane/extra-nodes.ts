import { cornersTouched, isInside, placesAlong, ringAround } from './corners.ts'
import type { Fit } from './fit.ts'
import { addBends, addNode, cornerNode, type Graph, makeNode, type Node } from './graph.ts'
import { isAtEdge, linksAt } from './links.ts'
import type { Plane, Surface } from './plane.ts'
import { heightOf } from './surfaces.ts'
import type { Base, PlanePoint } from './units.ts'
import { isInReach, type Ways, type WaysWish } from './ways.ts'

/** The start first, then rings around those who are to be gone round, then the heads of the faces it is at. */
export function extraNodes(
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
      const before = loop[(at + loop.length - 1) % loop.length] as PlanePoint
      const after = loop[(at + 1) % loop.length] as PlanePoint
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
  for (const { to } of linksAt(plane, fit, base, surface)) nodes.push(makeNode(base, to, 'up'))
  return { nodes, rings }
}

/** A corner of a ring, on each surface there at which the one in its middle is in the way. */
function addRingNodes(plane: Plane, fit: Fit, nodes: Node[], centre: Base, node: Node): void {
  for (let surface = 0; surface < plane.surfaces.length; surface++)
    if (Math.abs(heightOf(plane, surface) - centre.z) < plane.tall) addNode(plane, fit, nodes, node, surface)
}

/** The pieces that are climbed from the start, or may be come down from. */
export function climbable(plane: Plane, fit: Fit, { base, paid = [] }: WaysWish, surface: number): number[] {
  const pieces = new Set(paid.flatMap(({ kind, index }) => (kind === 'climb' ? [index] : [])))
  for (const { piece } of linksAt(plane, fit, base, surface)) pieces.add(piece)
  if (surface > 0 && isAtEdge(plane, fit, surface, base)) pieces.add((plane.surfaces[surface] as Surface).piece)
  return [...pieces].sort((one, other) => one - other)
}
