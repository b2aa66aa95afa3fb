import { hullOf, type Outline, turn } from './outline.ts'
import { isAtMost, type Parts } from './parts.ts'
import { type Convex, convexOfOutline } from './strip-overlap.ts'
import { type PlanePoint, SLACK } from './units.ts'

/** Where two parts meet: a point, a segment or an area, no smaller than it is and larger by less than `GRAIN`. */
export type Contact = { readonly one: number; readonly other: number; readonly where: Convex }

/** Crossings of edges are put on a lattice so much finer than a unit: whole points could reach into a strip that they do not meet. */
const GRAIN = 1 / 16

/** Every two barrier parts that touch and share some height, with what they have in common. */
export function contactsOf(parts: Parts): Contact[] {
  const contacts: Contact[] = []
  for (let one = 0; one < parts.count; one++)
    for (let other = one + 1; other < parts.count; other++) {
      if (!parts.barrier[one] || !parts.barrier[other] || !shareHeight(parts, one, other)) continue
      const where = contactBetween(parts, one, other)
      if (where.length > 0) contacts.push({ one, other, where: convexOfOutline(where) })
    }
  return contacts
}

function shareHeight({ low, high }: Parts, one: number, other: number): boolean {
  return (
    (low[one] as number) - SLACK <= (high[other] as number) && (low[other] as number) - SLACK <= (high[one] as number)
  )
}

export function cornersOfPart({ start, x, y }: Parts, part: number): PlanePoint[] {
  const from = start[part] as number
  return Array.from({ length: (start[part + 1] as number) - from }, (_, corner) => ({
    x: x[from + corner] as number,
    y: y[from + corner] as number,
  }))
}

function contactBetween(parts: Parts, one: number, other: number): Outline {
  if ((parts.left[one] as number) - SLACK > (parts.right[other] as number)) return []
  if ((parts.left[other] as number) - SLACK > (parts.right[one] as number)) return []
  const a = cornersOfPart(parts, one)
  const b = cornersOfPart(parts, other)
  return hullOf([
    ...a.filter(({ x, y }) => isAtMost(parts, other, x, y, SLACK)),
    ...b.filter(({ x, y }) => isAtMost(parts, one, x, y, SLACK)),
    ...edgeCrossings(a, b, roundedTo(GRAIN)),
  ])
}

/** The numbers on both sides of a quotient of whole numbers. */
type Around = (product: number, whole: number) => readonly number[]

export const wholeAround: Around = (product, whole) => [Math.ceil(product / whole) - 1, Math.floor(product / whole) + 1]

/** Down and up to a lattice; what is on it stays. */
export function roundedTo(grain: number): Around {
  return (product, whole) => {
    const steps = product / grain / whole
    const [low, high] = [Math.floor(steps) * grain, Math.ceil(steps) * grain]
    return low === high ? [low] : [low, high]
  }
}

/**
 * Where edges of two outlines properly cross: the points around each crossing. It is a quotient of whole numbers, rounded once, so
 * that mirrored outlines cross at mirrored points.
 */
export function edgeCrossings(a: Outline, b: Outline, around: Around): PlanePoint[] {
  return a.flatMap((p, i) => {
    const q = a[(i + 1) % a.length] as PlanePoint
    return b.flatMap((r, k) => {
      const s = b[(k + 1) % b.length] as PlanePoint
      const before = turn(r, s, p)
      const after = turn(r, s, q)
      if (before * after >= 0 || turn(p, q, r) * turn(p, q, s) >= 0) return []
      const right = around(before * (q.x - p.x), before - after)
      const up = around(before * (q.y - p.y), before - after)
      return right.flatMap((x) => up.map((y) => ({ x: p.x + x, y: p.y + y })))
    })
  })
}

/** For each piece the first piece of its group: those whose barriers touch, directly or through others. */
export function groupsOf(parts: Parts, pieces: number, contacts: readonly Contact[]): Int32Array {
  const group = Int32Array.from({ length: pieces }, (_, piece) => piece)
  for (const { one, other } of contacts) {
    const a = group[parts.piece[one] as number] as number
    const b = group[parts.piece[other] as number] as number
    const first = Math.min(a, b)
    for (let piece = 0; piece < pieces; piece++) if (group[piece] === a || group[piece] === b) group[piece] = first
  }
  return group
}
