import type { Course, Stay } from './course.ts'
import type { Fit } from './fit.ts'
import { joined, type Share } from './over.ts'
import { isNearer } from './parts.ts'
import type { Plane, Surface } from './plane.ts'
import { shareNearPoint, sharesNear } from './swept.ts'
import { type Base, type PlanePoint, SLACK } from './units.ts'

/** What costs a roll: a piece or a base entered, a gap jumped (onto a surface), a face climbed (of a piece). */
export type Thing = {
  readonly kind: 'piece' | 'base' | 'jump' | 'climb'
  readonly index: number
  /** Of what was rolled for: it was not reached yet, so that its first entry is paid wherever that is. */
  readonly ahead?: true | undefined
}

export type Meeting = Thing & { readonly share: number }

/**
 * The first part that stops somebody on a stretch, -1 where none does. Most stretches keep to one surface, and whole numbers
 * decide; on the others a part counts only while somebody is at a height at which it is in the way.
 */
export function barrierOn(
  plane: Plane,
  fit: Fit,
  { stays }: Course,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): number {
  const r = fit.radius - SLACK
  for (const stay of stays)
    for (const part of fit.barriers[stay.surface] as Int32Array)
      if (isNearer(plane.parts, part, ax, ay, bx, by, r))
        if (stays.length === 1 || during(sharesNear(plane.parts, part, ax, ay, bx, by, r), stay)) return part
  return -1
}

/**
 * Whether any part stops somebody on a stretch: the quick answer for those who plan, whose slow twin is `barrierOn`. Who tries
 * many stretches from a place is often stopped by the same part again, so that is looked at first.
 */
export function isStopped(
  plane: Plane,
  fit: Fit,
  course: Course,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): boolean {
  const { parts } = plane
  const { surface } = course.stays[0] as Stay
  if (course.stays.length > 1) return barrierOn(plane, fit, course, ax, ay, bx, by) >= 0
  const r = fit.radius - SLACK
  const last = fit.stopped[surface] as number
  if (last >= 0 && isNearer(parts, last, ax, ay, bx, by, r)) return true
  const barriers = fit.barriers[surface] as Int32Array
  for (let at = 0; at < barriers.length; at++) {
    const part = barriers[at] as number
    if (part === last || !isNearer(parts, part, ax, ay, bx, by, r)) continue
    fit.stopped[surface] = part
    return true
  }
  return false
}

/** Shares are rounded. */
const GRAIN = 1e-9

/** What two shares have in common, undefined where they only touch; a stay that only begins at the end is where one comes to be. */
function during([from, to]: Share, stay: Stay): Share | undefined {
  const first = Math.max(from, stay.from)
  const last = Math.min(to, stay.to)
  return last - first > GRAIN || (stay.from === 1 && to > 1 - GRAIN) ? [first, last] : undefined
}

/**
 * How many rolls the pieces on a stretch cost. What its start lies in is left for nothing, so the same stretch may cost more
 * the other way. The quick count of those who plan; its slow twin is `meetingsOn`.
 */
export function piecesMet(
  plane: Plane,
  fit: Fit,
  { stays }: Course,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): number {
  const { parts } = plane
  const r = fit.radius - SLACK
  let count = 0
  let several: number[] | undefined
  for (const { surface } of stays)
    for (const part of fit.hurdles[surface] as Int32Array) {
      if (!isNearer(parts, part, ax, ay, bx, by, r)) continue
      const piece = parts.piece[part] as number
      if (stays.length === 1 && plane.isSingle[piece]) {
        if (!isNearer(parts, part, ax, ay, ax, ay, r)) count++
      } else {
        several ??= []
        if (!several.includes(piece)) several.push(piece)
      }
    }
  for (const piece of several ?? []) {
    const lone = stays.length === 1 ? lonePart(plane, fit, stays as [Stay], piece, ax, ay, bx, by) : -1
    if (lone < 0) count += entriesOf(plane, fit, stays, piece, ax, ay, bx, by).length
    else if (!isNearer(parts, lone, ax, ay, ax, ay, r)) count++
  }
  return count
}

/** The only part of a piece that a stretch along a surface enters, -1 where there are several or one stands on the piece. */
function lonePart(
  { parts, surfaces }: Plane,
  fit: Fit,
  [{ surface }]: readonly [Stay],
  piece: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): number {
  let found = -1
  if ((surfaces[surface] as Surface).piece === piece) return found
  for (const part of fit.hurdles[surface] as Int32Array)
    if (parts.piece[part] === piece && isNearer(parts, part, ax, ay, bx, by, fit.radius - SLACK)) {
      if (found >= 0) return -1
      found = part
    }
  return found
}

/** Where a stretch enters a piece: anew after each time it has left its outlines wholly. */
function entriesOf(
  plane: Plane,
  fit: Fit,
  stays: readonly Stay[],
  piece: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): number[] {
  const { parts } = plane
  const r = fit.radius - SLACK
  const outlines: Share[] = []
  const inTheWay: Share[] = []
  const [first] = stays as [Stay]
  let isInside = (plane.surfaces[first.surface] as Surface).piece === piece
  for (const stay of stays)
    for (const part of fit.hurdles[stay.surface] as Int32Array) {
      if (parts.piece[part] !== piece || !isNearer(parts, part, ax, ay, bx, by, r)) continue
      const share = sharesNear(parts, part, ax, ay, bx, by, r)
      outlines.push(share)
      const active = stays.length === 1 ? share : during(share, stay)
      if (active) inTheWay.push(active)
      if (stay === first && isNearer(parts, part, ax, ay, ax, ay, r)) isInside = true
    }
  inTheWay.sort((one, other) => one[0] - other[0])
  return joined(outlines).flatMap(([from, to], index) => {
    if (index === 0 && isInside && from <= 0) return []
    const entry = inTheWay.find((active) => active[0] >= from && active[0] <= to)
    return entry ? [entry[0]] : []
  })
}

/** From which share on a disc of this radius is in a base it was not in at its start, undefined where it never is. */
export function entersBase(
  plane: Plane,
  { stays }: Course,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  radius: number,
  base: Base,
): number | undefined {
  const r = radius + base.radius - SLACK
  const px = base.x - ax
  const py = base.y - ay
  const [first] = stays as [Stay]
  const isNearStart = px * px + py * py < r * r
  if (isNearStart && isLevel(plane, first, base)) return undefined
  if (!isNearStart && !isDiscMet(px, py, bx - ax, by - ay, r)) return undefined
  if (stays.length === 1 && !isLevel(plane, first, base)) return undefined
  const share = shareNearPoint(base.x, base.y, ax, ay, bx, by, r) ?? [1, 1]
  if (stays.length === 1) return share[0]
  for (const stay of stays) {
    const active = isLevel(plane, stay, base) ? during(share, stay) : undefined
    if (active) return active[0]
  }
  return undefined
}

/** Whether a base is in the way at the height of a stay: they differ by less than those who stand here are tall. */
function isLevel({ tall }: Plane, { height }: Stay, { z }: Base): boolean {
  return Math.abs(height - z) < tall
}

/** Whether a stretch from outside the circle of radius `r` around a point comes into it. */
function isDiscMet(px: number, py: number, dx: number, dy: number, r: number): boolean {
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
  const { stays, jumps } = course
  const { parts } = plane
  const found: Meeting[] = []
  // In the order of the scenery, so that of two met at once the first comes first.
  const pieces: number[] = []
  for (const { surface } of stays)
    for (const part of fit.hurdles[surface] as Int32Array) {
      const piece = parts.piece[part] as number
      if (!pieces.includes(piece) && isNearer(parts, part, a.x, a.y, b.x, b.y, fit.radius - SLACK)) pieces.push(piece)
    }
  for (const index of pieces)
    for (const share of entriesOf(plane, fit, stays, index, a.x, a.y, b.x, b.y))
      found.push({ kind: 'piece', index, share })
  for (let index = 0; index < bases.length; index++) {
    const base = bases[index] as Base
    const share = entersBase(plane, course, a.x, a.y, b.x, b.y, fit.radius, base)
    if (share !== undefined) found.push({ kind: 'base', index, share })
  }
  for (const { share, onto } of jumps) found.push({ kind: 'jump', index: onto, share })
  return found.sort((one, other) => one.share - other.share)
}
