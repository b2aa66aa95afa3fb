import { type Course, courseOf, type Jump, type Stay } from './course.ts'
import { type Fit, fitOf } from './fit.ts'
import { isAtEdge, type Link, linksAt } from './links.ts'
import { barrierOn, meetingsOn, type Thing } from './meetings.ts'
import { isAtMost } from './parts.ts'
import type { Plane } from './plane.ts'
import { hasRoom, isOnTable } from './room.ts'
import { heightOf, isOverSurface, surfaceOf } from './surfaces.ts'
import { type Base, FINE, lengthBetween, MOST_CORNERS, type PlanePoint, roundOffset, SLACK } from './units.ts'

/** A path somebody draws: the corners after the start, straight between them. A corner named twice is a face gone up or down there. */
export type Walk = {
  readonly base: Base
  readonly path: readonly PlanePoint[]
  readonly most: number
  /** Bases that cost a roll. */
  readonly soft: readonly Base[]
  /** Bases that may be passed but not ended on; so may the soft ones. */
  readonly solid: readonly Base[]
  /** What was rolled for and is not yet left. */
  readonly paid?: readonly Thing[]
  /** How much more than `most` still counts. */
  readonly slack?: number
}

/** Something met, where the base first touches it, and how much of the path lies before. */
export type Met = Thing & {
  readonly at: PlanePoint
  readonly stretch: number
  readonly length: number
  /** From where who fails would fall: halfway over a gap, or at the upper end of a face. */
  readonly drop?: Drop
}

export type Drop = PlanePoint & { readonly z: number }

export type Walked = { readonly length: number; readonly met: readonly Met[]; readonly end: Base }

export const walkFaults = ['units', 'corners', 'table', 'barrier', 'edge', 'face', 'length', 'room'] as const

/** Why a path cannot be walked: the reason, where, and the piece that is in the way if it is one. */
export type WalkFault = {
  readonly fault: (typeof walkFaults)[number]
  readonly at: PlanePoint
  readonly piece?: number
}

export function isWalked(walked: Walked | WalkFault): walked is Walked {
  return 'length' in walked
}

type Going = { at: PlanePoint; surface: number; length: number; paid: readonly Thing[]; readonly met: Met[] }

function begin(plane: Plane, { base, paid = [] }: Walk): Going {
  return { at: { x: base.x, y: base.y }, surface: surfaceOf(plane, base), length: 0, paid, met: [] }
}

function goOn(plane: Plane, fit: Fit, walk: Walk, going: Going, stretch: number): WalkFault | undefined {
  const to = walk.path[stretch] as PlanePoint
  const isFace = to.x === going.at.x && to.y === going.at.y
  return isFace ? goFace(plane, fit, walk, going, stretch) : goStretch(plane, fit, walk, going, stretch)
}

/** Where a stretch begins, and on which surface. */
export type StretchStart = { readonly at: PlanePoint; readonly surface: number }

/** Where each stretch of a path that can be walked begins, up to the one in question. */
export function stretchStarts(plane: Plane, walk: Walk, last: number): StretchStart[] {
  const fit = fitOf(plane, walk.base.radius)
  const going = begin(plane, walk)
  const starts = [{ at: going.at, surface: going.surface }]
  for (let stretch = 0; stretch < last; stretch++) {
    goOn(plane, fit, walk, going, stretch)
    starts.push({ at: going.at, surface: going.surface })
  }
  return starts
}

/** Judges a path: table, barriers and edges, then what it meets in order, its length, and a place to stand at its end. */
export function walked(plane: Plane, walk: Walk): Walked | WalkFault {
  const { base, path, most, soft, solid, slack = SLACK } = walk
  const fit = fitOf(plane, base.radius)
  const wrong = path.find(({ x, y }) => !Number.isSafeInteger(x) || !Number.isSafeInteger(y))
  if (wrong) return { fault: 'units', at: wrong }
  if (path.length > MOST_CORNERS) return { fault: 'corners', at: path[MOST_CORNERS] as PlanePoint }
  const going = begin(plane, walk)
  if (going.surface < 0) return { fault: 'edge', at: going.at }
  for (let stretch = 0; stretch < path.length; stretch++) {
    const fault = goOn(plane, fit, walk, going, stretch)
    if (fault) return fault
    if (going.length > (most + slack) * FINE) return { fault: 'length', at: going.at }
  }
  const { at, surface, length, met } = going
  const end = { x: at.x, y: at.y, z: heightOf(plane, surface), radius: base.radius }
  const crowd = soft.length === 0 ? solid : [...solid, ...soft]
  return hasRoom(plane, end, crowd) ? { length, met, end } : { fault: 'room', at }
}

function goStretch(plane: Plane, fit: Fit, walk: Walk, going: Going, stretch: number): WalkFault | undefined {
  const { at } = going
  const to = walk.path[stretch] as PlanePoint
  if (!isOnTable(plane, to.x, to.y, fit.radius)) return { fault: 'table', at: to }
  const course = courseOf(plane, going.surface, at.x, at.y, to.x, to.y, walk.slack)
  if (course.off < 1 && !goesDownNext(plane, walk, stretch, course))
    return { fault: 'edge', at: alongOf(at, to, course.off) }
  const part = barrierOn(plane, fit, course, at.x, at.y, to.x, to.y)
  if (part >= 0) return { fault: 'barrier', at: to, piece: plane.parts.piece[part] as number }
  let unspent = going.paid
  for (const { kind, index, share } of meetingsOn(plane, fit, course, at, to, walk.soft)) {
    const paid = unspent.find((thing) => isStillPaid(plane, fit, walk, thing, kind, index, going))
    if (paid) {
      // Who has left it on this stretch and comes back rolls anew.
      unspent = unspent.filter((thing) => thing !== paid)
      if (paid.ahead) going.paid = [...going.paid.filter((thing) => thing !== paid), { kind, index }]
      continue
    }
    const where = alongOf(at, to, share)
    const length = going.length + lengthBetween(at, where)
    going.met.push({ kind, index, at: where, stretch, length, ...(kind === 'jump' && dropOf(course, at, to, share)) })
  }
  going.length += lengthBetween(at, to)
  going.at = to
  going.surface = course.end
  going.paid = going.paid.filter((thing) => isKept(plane, fit, walk, thing, going))
  return undefined
}

/** What was climbed may be come down again, and what lies ahead is kept; a gap that was rolled for is jumped at once or not. */
function isKept(plane: Plane, fit: Fit, walk: Walk, thing: Thing, going: Going): boolean {
  if (thing.ahead || thing.kind === 'climb') return true
  return thing.kind !== 'jump' && isNear(plane, fit, walk, thing, going)
}

/** Halfway over the gap that is jumped there, as high as the edge it is jumped from. */
function dropOf({ jumps, stays }: Course, a: PlanePoint, b: PlanePoint, share: number): { readonly drop: Drop } {
  const { to } = jumps.find((jump) => jump.share === share) as Jump
  const { height } = stays.findLast(({ from }) => from <= share) as Stay
  return { drop: { ...alongOf(a, b, (share + to) / 2), z: height } }
}

/** A stretch may end beyond an edge only to go down the face there. */
function goesDownNext(plane: Plane, { path }: Walk, stretch: number, course: Course): boolean {
  const to = path[stretch] as PlanePoint
  const next = path[stretch + 1]
  return next !== undefined && next.x === to.x && next.y === to.y && !isOverSurface(plane, course.end, to.x, to.y)
}

export function alongOf(a: PlanePoint, b: PlanePoint, share: number): PlanePoint {
  return { x: a.x + roundOffset(share * (b.x - a.x)), y: a.y + roundOffset(share * (b.y - a.y)) }
}

/** What was rolled for costs nothing while the base is in it or touches it; who turns away lets it lapse. */
function isStillPaid(
  plane: Plane,
  fit: Fit,
  walk: Walk,
  thing: Thing,
  kind: Thing['kind'],
  index: number,
  going: Going,
): boolean {
  if (thing.kind !== kind || thing.index !== index) return false
  return thing.ahead || kind === 'jump' || isNear(plane, fit, walk, thing, going)
}

function isNear(
  plane: Plane,
  { radius }: Fit,
  { soft }: Walk,
  { kind, index }: Thing,
  { at: { x, y }, surface }: Going,
): boolean {
  const { parts } = plane
  const r = radius + SLACK
  if (kind === 'base') {
    const base = soft[index]
    if (!base) return false
    const far = base.radius + r
    return (base.x - x) * (base.x - x) + (base.y - y) * (base.y - y) <= far * far
  }
  for (let part = 0; part < parts.count; part++)
    if (parts.piece[part] === index && !isOverhead(plane, part, surface) && isAtMost(parts, part, x, y, r)) return true
  return false
}

/** Whether a part is above the heads of those on a surface, as a roof is for who is under it. */
export function isOverhead(plane: Plane, part: number, surface: number): boolean {
  return (plane.parts.low[part] as number) >= heightOf(plane, surface) + plane.tall
}

/**
 * Up or down a face. Ladders are walked; a climb costs a roll and must be the first thing of a walk that starts at the face or
 * the edge, save that who has climbed a piece may come down it again.
 */
function goFace(plane: Plane, fit: Fit, walk: Walk, going: Going, stretch: number): WalkFault | undefined {
  const { at, surface } = going
  const link = linksAt(plane, fit, at, surface).find(
    (one) => one.isLadder || mayClimb(plane, fit, walk, going, stretch, one),
  )
  if (!link) return { fault: 'face', at }
  const hasPaid = going.paid.some(({ kind, index }) => kind === 'climb' && index === link.piece)
  if (!link.isLadder && !hasPaid) {
    const climb = { kind: 'climb', index: link.piece } as const
    const z = Math.max(heightOf(plane, surface), heightOf(plane, link.to))
    going.met.push({ ...climb, at, stretch, length: going.length, drop: { ...at, z } })
    going.paid = [...going.paid, climb]
  }
  going.length += link.length * FINE
  going.surface = link.to
  return undefined
}

function mayClimb(plane: Plane, fit: Fit, { base }: Walk, going: Going, stretch: number, link: Link): boolean {
  if (going.paid.some(({ kind, index }) => kind === 'climb' && index === link.piece)) return true
  if (stretch === 0) return true
  const isDown = heightOf(plane, link.to) < heightOf(plane, going.surface)
  return (
    isDown && stretch === 1 && surfaceOf(plane, base) === going.surface && isAtEdge(plane, fit, going.surface, base)
  )
}
