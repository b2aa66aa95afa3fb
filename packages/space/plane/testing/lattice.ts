import { fitOf } from '../fit.ts'
import { makeHeap, popItem, pushItem } from '../heap.ts'
import { linksAt } from '../links.ts'
import { entersBase } from '../meetings.ts'
import type { Plane } from '../plane.ts'
import { isOnTable } from '../room.ts'
import { stretchOf } from '../stretch.ts'
import { isOverSurface, surfaceOf } from '../surfaces.ts'
import { type Base, FINE, lengthBetween, type PlanePoint, SLACK } from '../units.ts'
import { distance, nearestOnPart } from './measure.ts'

/** A place reached over the lattice: with how many rolls, how long the way is, on which surface it ends, which piece was climbed and whether down. */
export type LatticeEnd = {
  readonly place: PlanePoint
  readonly rolls: number
  readonly length: number
  readonly surface: number
  readonly climbed: number
  readonly wentDown: boolean
  /** The end of the way before its last step. */
  readonly before: LatticeEnd | undefined
}

const knights = [-2, -1, 0, 1, 2].flatMap((x) =>
  [-2, -1, 0, 1, 2].flatMap((y) =>
    x * x + y * y === 5 || (Math.abs(x) < 2 && Math.abs(y) < 2 && x * x + y * y > 0) ? [[x, y] as const] : [],
  ),
)

/** Far enough to come from beyond an edge to its top, or from there to beyond it. */
const strides = [3, 4, 5, 6].flatMap((far) => [
  [far, 0] as const,
  [-far, 0] as const,
  [0, far] as const,
  [0, -far] as const,
])

/**
 * Every way over a lattice of so many units, sixteen directions, within a length: the slow twin of planned ways. Faces are gone up and
 * down where the lattice touches them.
 */
export function latticeWays(
  plane: Plane,
  base: Base,
  most: number,
  rolls: number,
  rivals: readonly Base[],
  unit: number,
): LatticeEnd[] {
  const fit = fitOf(plane, base.radius)
  const found: LatticeEnd[] = []
  const heap = makeHeap()
  const done = new Set<string>()
  const offer = (next: LatticeEnd) => {
    if (next.length > most * FINE || next.rolls > rolls) return
    pushItem(heap, next.length, found.length)
    found.push(next)
  }
  const start = surfaceOf(plane, base)
  const from = { place: { x: base.x, y: base.y }, surface: start, before: undefined }
  offer({ ...from, rolls: 0, length: 0, climbed: -1, wentDown: false })
  const ends: LatticeEnd[] = []
  for (let at = popItem(heap); at !== undefined; at = popItem(heap)) {
    const state = found[at] as LatticeEnd
    const key = `${state.place.x} ${state.place.y} ${state.rolls} ${state.surface} ${state.climbed}`
    if (done.has(key)) continue
    done.add(key)
    const isHanging = !isOverSurface(plane, state.surface, state.place.x, state.place.y)
    if (!isHanging) ends.push(state)
    for (const { to, piece, length, isLadder } of linksAt(plane, fit, state.place, state.surface)) {
      const isPaid = isLadder || state.climbed === piece
      if (!isPaid && at > 0) continue
      offer({
        ...state,
        before: state,
        surface: to,
        length: state.length + length * FINE,
        rolls: isPaid ? state.rolls : state.rolls + 1,
        climbed: isLadder ? state.climbed : piece,
        wentDown: state.wentDown || (isHanging && !isLadder),
      })
    }
    for (const [x, y] of state.surface > 0 ? [...knights, ...strides] : knights) {
      const place = { x: state.place.x + x * unit, y: state.place.y + y * unit }
      const length = state.length + lengthBetween(state.place, place)
      if (length > most * FINE || !isOnTable(plane, place.x, place.y, base.radius)) continue
      const stretch = stretchOf(plane, fit, state.surface, state.place.x, state.place.y, place.x, place.y, SLACK)
      if (!stretch) continue
      if (stretch.course.off < 1 && linksAt(plane, fit, place, stretch.course.end).length === 0) continue
      const met = rivals.filter(
        (rival) =>
          entersBase(plane, stretch.course, state.place.x, state.place.y, place.x, place.y, base.radius, rival) !==
          undefined,
      ).length
      const taken = { place, rolls: state.rolls + stretch.rolls + met, surface: stretch.course.end, length }
      offer({ ...state, before: state, ...taken })
    }
  }
  return ends
}

/** How much wider than a base a corridor is at least that planners find: ways through narrower ones are granted to whoever draws them. */
const ROOM = 3

/** Whether a way over the lattice leads between two things with hardly more than the width of the base between them. */
export function isThroughCorridor(plane: Plane, end: LatticeEnd, radius: number, rivals: readonly Base[]): boolean {
  for (let at: LatticeEnd = end; at.before; at = at.before) {
    const { x, y } = at.before.place
    const steps = Math.max(1, Math.abs(at.place.x - x), Math.abs(at.place.y - y))
    for (let step = 0; step <= steps; step++) {
      const place = { x: x + ((at.place.x - x) * step) / steps, y: y + ((at.place.y - y) * step) / steps }
      if (isTight(plane, place, radius, rivals)) return true
    }
  }
  return false
}

/** Whether two things are on opposite sides of a place, together hardly further away than the base is wide. */
function isTight(plane: Plane, place: PlanePoint, radius: number, rivals: readonly Base[]): boolean {
  const gaps: { far: number; x: number; y: number }[] = []
  const add = (to: PlanePoint, less: number) => {
    const far = distance(place, to)
    if (far > 0 && far - less < radius + ROOM)
      gaps.push({ far: far - less, x: (to.x - place.x) / far, y: (to.y - place.y) / far })
  }
  for (let part = 0; part < plane.parts.count; part++) add(nearestOnPart(plane, part, place), 0)
  for (const rival of rivals) add(rival, rival.radius)
  for (const x of [0, plane.width]) add({ x, y: place.y }, 0)
  for (const y of [0, plane.depth]) add({ x: place.x, y }, 0)
  return gaps.some((a) => gaps.some((b) => a.x * b.x + a.y * b.y < -0.9 && a.far + b.far < 2 * radius + ROOM))
}
