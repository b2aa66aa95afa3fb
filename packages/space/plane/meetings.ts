import type { Course } from './course.ts'
import { type Fit, isHurdle } from './fit.ts'
import { joined, type Share } from './over.ts'
import { isNearer } from './parts.ts'
import type { Plane } from './plane.ts'
import { isInTheWay } from './room.ts'
import { heightOf } from './surfaces.ts'
import { shareNearPoint, sharesNear } from './swept.ts'
import { type Base, type PlanePoint, SLACK } from './units.ts'

/** What costs a roll: a piece or a base entered, a gap jumped (onto a surface), a face climbed (of a piece). */
export type Thing = { readonly kind: 'piece' | 'base' | 'jump' | 'climb'; readonly index: number }

export type Meeting = Thing & { readonly share: number }

/** The first part that stops somebody on a stretch, -1 where none does. */
export function barrierOn(plane: Plane, fit: Fit, { over, jumps }: Course, a: PlanePoint, b: PlanePoint): number {
  const r = fit.radius - SLACK
  for (const surface of over)
    for (const part of fit.barriers[surface] as Int32Array)
      if (isNearer(plane.parts, part, a.x, a.y, b.x, b.y, r)) return part
  for (const { height } of jumps)
    for (let part = 0; part < plane.parts.count; part++)
      if (
        plane.parts.barrier[part] &&
        isInTheWay(plane, part, height) &&
        !isHurdle(plane, part, height) &&
        isNearer(plane.parts, part, a.x, a.y, b.x, b.y, r)
      )
        return part
  return -1
}

/** Where a stretch enters a piece: anew after each time it has left it wholly. */
function entriesOf(
  plane: Plane,
  fit: Fit,
  over: readonly number[],
  piece: number,
  a: PlanePoint,
  b: PlanePoint,
): number[] {
  const { parts } = plane
  const r = fit.radius - SLACK
  const shares: Share[] = []
  let startsInside = false
  for (const surface of over)
    for (const part of fit.hurdles[surface] as Int32Array) {
      if (parts.piece[part] !== piece || !isNearer(parts, part, a.x, a.y, b.x, b.y, r)) continue
      shares.push(sharesNear(parts, part, a.x, a.y, b.x, b.y, r))
      if (isNearer(parts, part, a.x, a.y, a.x, a.y, r)) startsInside = true
    }
  const entries = joined(shares).map(([from]) => from)
  return startsInside ? entries.slice(1) : entries
}

/** Whether a base is in the way of somebody on one of these surfaces: their heights differ by less than they are tall. */
function isLevelWith(plane: Plane, over: readonly number[], base: Base): boolean {
  for (const surface of over) if (Math.abs(heightOf(plane, surface) - base.z) < plane.tall) return true
  return false
}

/** Whether a disc of this radius, moved along a stretch, enters a base it did not overlap at its start. */
function entersBase(a: PlanePoint, b: PlanePoint, radius: number, base: Base): boolean {
  const r = radius + base.radius - SLACK
  const px = base.x - a.x
  const py = base.y - a.y
  const dx = b.x - a.x
  const dy = b.y - a.y
  const far = px * px + py * py
  if (far < r * r) return false
  const along = px * dx + py * dy
  if (along <= 0) return false
  const square = dx * dx + dy * dy
  const side = dx * py - dy * px
  if (along < square) return side * side < r * r * square
  return (px - dx) * (px - dx) + (py - dy) * (py - dy) < r * r
}

/** Everything a stretch meets, in the order in which it does. */
export function meetingsOn(
  plane: Plane,
  fit: Fit,
  course: Course,
  a: PlanePoint,
  b: PlanePoint,
  bases: readonly Base[],
): Meeting[] {
  const { parts } = plane
  const pieces = new Set<number>()
  for (const surface of course.over)
    for (const part of fit.hurdles[surface] as Int32Array) pieces.add(parts.piece[part] as number)
  const found: Meeting[] = []
  for (const piece of pieces)
    for (const share of entriesOf(plane, fit, course.over, piece, a, b))
      found.push({ kind: 'piece', index: piece, share })
  for (const [index, base] of bases.entries()) {
    if (!isLevelWith(plane, course.over, base) || !entersBase(a, b, fit.radius, base)) continue
    const share = shareNearPoint(base.x, base.y, a.x, a.y, b.x, b.y, fit.radius + base.radius - SLACK)
    found.push({ kind: 'base', index, share: share ? share[0] : 1 })
  }
  for (const { share, onto } of course.jumps) found.push({ kind: 'jump', index: onto, share })
  return found.sort((one, other) => one.share - other.share)
}
