import type { Plane } from './plane.ts'
import { stripBlocked } from './strip.ts'
import type { Base } from './units.ts'

/** The strips between bases on the ground that were looked along last, each at a place of its own that others may take from it. */
export type Sights = {
  readonly one: Int32Array
  readonly other: Int32Array
  /** Both radii and the half of the width. */
  readonly sizes: Int32Array
  readonly blocked: Uint8Array
}

const MANY = 4096

const makeSights = (): Sights => ({
  one: new Int32Array(MANY).fill(-1),
  other: new Int32Array(MANY),
  sizes: new Int32Array(MANY),
  blocked: new Uint8Array(MANY),
})

/** Sides are at most 9600, so that a place fits into 28 bits. */
const placeOf = ({ x, y }: Base): number => x * 16384 + y

const MOST_SIZE = 1024

/**
 * As `stripBlocked`, its slow twin, where nothing is left out: between two bases on the ground what was worked out lately is
 * known, whoever they are and whichever of them looks.
 */
export function isSightBlocked(plane: Plane, a: Base, b: Base, half: number): boolean {
  const isKept = a.z === 0 && b.z === 0 && a.radius < MOST_SIZE && b.radius < MOST_SIZE && half < MOST_SIZE
  if (!isKept) return stripBlocked(plane, a, b, half)
  plane.sights.ground ??= makeSights()
  const { one, other, sizes, blocked } = plane.sights.ground
  const isInOrder = placeOf(a) <= placeOf(b)
  const first = isInOrder ? a : b
  const second = isInOrder ? b : a
  const from = placeOf(first)
  const to = placeOf(second)
  const size = (first.radius * MOST_SIZE + second.radius) * MOST_SIZE + half
  const at = (Math.imul(from, 0x9e3779b1) ^ Math.imul(to, 0x85ebca6b) ^ size) >>> 20
  if (one[at] === from && other[at] === to && sizes[at] === size) return blocked[at] === 1
  const isBlocked = stripBlocked(plane, first, second, half)
  one[at] = from
  other[at] = to
  sizes[at] = size
  blocked[at] = isBlocked ? 1 : 0
  return isBlocked
}
