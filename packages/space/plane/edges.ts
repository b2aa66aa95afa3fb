import { type Course, courseOf } from './course.ts'
import type { Fit } from './fit.ts'
import type { Node } from './graph.ts'
import { isStopped, piecesMet } from './meetings.ts'
import type { Plane } from './plane.ts'
import { fineLength } from './units.ts'

/** A straight stretch to a node that can be walked. */
export type GraphEdge = {
  readonly to: number
  readonly length: number
  readonly rolls: number
  /** What it leads over, for bases in the way. */
  readonly course: Course
}

/** The stretches from each node to the others; those between the first nodes may be known. */
export function edgesBetween(
  plane: Plane,
  fit: Fit,
  nodes: readonly Node[],
  slack: number,
  known: readonly (readonly GraphEdge[])[],
): GraphEdge[][] {
  const edges = nodes.map((_, at) => [...(known[at] ?? [])])
  for (let one = 0; one < nodes.length; one++) {
    const a = nodes[one] as Node
    for (let other = Math.max(one + 1, known.length); other < nodes.length; other++) {
      const b = nodes[other] as Node
      if (!mayBeShortest(plane, a, b)) continue
      const there = courseBetween(plane, a, b, slack)
      const back = courseBetween(plane, b, a, slack)
      const isOpen = there !== undefined && !isStopped(plane, fit, there, a.x, a.y, b.x, b.y)
      if (isOpen) edges[one]?.push(edgeTo(plane, fit, other, a, b, there))
      // Who keeps to the ground is stopped both ways or neither.
      if (back && (back === there ? isOpen : !isStopped(plane, fit, back, b.x, b.y, a.x, a.y)))
        edges[other]?.push(edgeTo(plane, fit, one, b, a, back))
    }
  }
  return edges
}

function edgeTo(plane: Plane, fit: Fit, to: number, a: Node, b: Node, course: Course): GraphEdge {
  const rolls = piecesMet(plane, fit, course, a.x, a.y, b.x, b.y) + course.jumps.length
  return { to, length: fineLength(b.x - a.x, b.y - a.y), rolls, course }
}

/** Whether the stretch between two nodes may be part of a shortest way: the same both ways. */
function mayBeShortest({ longest }: Plane, a: Node, b: Node): boolean {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const square = dx * dx + dy * dy
  return square > 0 && square <= longest * longest && isTangentAt(a, b.x, b.y) && isTangentAt(b, a.x, a.y)
}

/** What leads from a node to another, if anything does. */
function courseBetween(plane: Plane, from: Node, to: Node, slack: number): Course | undefined {
  if (from.hangs === 'down' || to.hangs === 'up') return undefined
  const course = courseOf(plane, from.surface, from.x, from.y, to.x, to.y, slack)
  return endsAt(course.end, course.off, to) ? course : undefined
}

/** Whether a stretch to or from a corner leaves the outline it belongs to on one side: only such ones are ever shortest. */
export function isTangentAt({ x, y, loop, before, after }: Node, toX: number, toY: number): boolean {
  if (loop < 0) return true
  const dx = toX - x
  const dy = toY - y
  const one = dx * (before.y - y) - dy * (before.x - x)
  const two = dx * (after.y - y) - dy * (after.x - x)
  return !((one > 0 && two < 0) || (one < 0 && two > 0))
}

/** Whether who comes to this surface, beyond its edge or not, has come to the node. */
export function endsAt(end: number, off: number, node: Node): boolean {
  return end === node.surface && off < 1 === (node.hangs === 'down')
}
