import { type Base, SLACK } from './units.ts'

/**
 * Whether the gap between two flat discs, measured in space, is at most the limit. How much more than the limit still
 * counts is the limit's own affair; touching is never more than `SLACK`.
 */
export function isWithinGap(a: Base, b: Base, limit: number, slack = SLACK): boolean {
  const x = b.x - a.x
  const y = b.y - a.y
  const z = b.z - a.z
  const most = limit + slack
  if (z > most || z < -most) return false
  const radii = a.radius + b.radius
  const level = most * most - z * z
  const beyond = x * x + y * y - radii * radii - level
  return beyond <= 0 || beyond <= 2 * radii * Math.sqrt(level)
}

/**
 * How many of some limits, the least first, a gap is beyond: the quick answer for those who ask of many bases; its slow twin asks
 * `isWithinGap` of each.
 */
export function limitsBeyond(a: Base, b: Base, limits: readonly number[], slack = SLACK): number {
  const x = b.x - a.x
  const y = b.y - a.y
  const square = x * x + y * y
  const radii = a.radius + b.radius + slack
  const isLevel = a.z === b.z
  for (let at = 0; at < limits.length; at++) {
    const limit = limits[at] as number
    if (isLevel ? square <= (radii + limit) * (radii + limit) : isWithinGap(a, b, limit, slack)) return at
  }
  return limits.length
}

/** The gap in whole units, rounded down, for people to read; overlapping bases have none. */
export function gapOf(a: Base, b: Base): number {
  let low = 0
  let high = 1
  while (!isWithinGap(a, b, high, 0)) high *= 2
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (isWithinGap(a, b, middle, 0)) high = middle
    else low = middle + 1
  }
  return low === 0 || isExactly(a, b, low) ? low : low - 1
}

/** Whether the gap is this whole number and not a little less: nothing nearer than it is within one less than twice. */
function isExactly(a: Base, b: Base, gap: number): boolean {
  const x = b.x - a.x
  const y = b.y - a.y
  const z = b.z - a.z
  const radii = a.radius + b.radius
  const level = gap * gap - z * z
  const beyond = x * x + y * y - radii * radii - level
  return level >= 0 && beyond === 2 * radii * Math.sqrt(level)
}

export function isTouching(a: Base, b: Base): boolean {
  return isWithinGap(a, b, 0)
}

/** Whether two bases overlap in plan, whatever their heights. */
export function isOverlapping(a: Base, b: Base): boolean {
  const x = b.x - a.x
  const y = b.y - a.y
  const radii = a.radius + b.radius - SLACK
  return x * x + y * y < radii * radii
}
