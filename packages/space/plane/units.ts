/** A place on the plane, in whole units. */
export type PlanePoint = { readonly x: number; readonly y: number }

/** A round base: its centre, the height it stands at, and its radius, all in whole units. */
export type Base = PlanePoint & { readonly z: number; readonly radius: number }

/** Bases touch up to this gap and overlap only beyond it, so that a place rounded to whole units stays what it was. */
export const SLACK = 1

/** Lengths are whole numbers of this fraction of a unit: sums do not depend on their order, and ties are ties. */
export const FINE = 256

/** Up to here the squares compared below are exact in doubles. */
export const MOST_SIDE = 9600

/** Every cut of a line rounds its length down a little, so a path may have only so many corners. */
export const MOST_CORNERS = 32

/** The length of a straight stretch in fine units, rounded down. */
export function lengthBetween(a: PlanePoint, b: PlanePoint): number {
  return fineLength(b.x - a.x, b.y - a.y)
}

export function fineLength(x: number, y: number): number {
  return Math.floor(Math.sqrt(FINE * FINE * (x * x + y * y)))
}

/** The length of the way from a place over each corner of a path, in fine units. */
export function wayLength(from: PlanePoint, path: readonly PlanePoint[]): number {
  let length = 0
  let last = from
  for (const corner of path) {
    length += lengthBetween(last, corner)
    last = corner
  }
  return length
}

/** The sign of `a·√n + b` for whole numbers of `1/FINE`, never wrong: what doubles cannot tell is decided by squares in BigInt. */
export function signOfRootSum(a: number, n: number, b: number): -1 | 0 | 1 {
  if (a === 0 || n === 0) return b > 0 ? 1 : b < 0 ? -1 : 0
  if (a > 0 && b >= 0) return 1
  if (a < 0 && b <= 0) return -1
  const root = a * Math.sqrt(n)
  const error = (Math.abs(root) + Math.abs(b)) * 1e-15
  if (root + b > error) return 1
  if (root + b < -error) return -1
  const [wholeA, wholeB] = [BigInt(FINE * a), BigInt(FINE * b)]
  const more = wholeA * wholeA * BigInt(n) - wholeB * wholeB
  if (more === 0n) return 0
  return more > 0n === a > 0 ? 1 : -1
}

/** To the nearest whole number, halves away from zero: offsets must round alike on mirrored tables. */
export function roundOffset(value: number): number {
  return value < 0 ? -Math.floor(0.5 - value) : Math.floor(value + 0.5)
}
