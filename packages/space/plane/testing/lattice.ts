import { fitOf } from '../fit.ts'
import { makeHeap, popItem, pushItem } from '../heap.ts'
import { linksAt } from '../links.ts'
import { entersBase } from '../meetings.ts'
import type { Plane } from '../plane.ts'
import { isOnTable } from '../room.ts'
import { stretchOf } from '../stretch.ts'
import { isOverSurface, surfaceOf } from '../surfaces.ts'
import { type Base, FINE, lengthBetween, type PlanePoint, SLACK } from '../units.ts'

/** A place reached over the lattice: with how many rolls, how long the way is, on which surface it ends, which piece was climbed and whether down. */
export type LatticeEnd = {
  readonly place: PlanePoint
  readonly rolls: number
  readonly length: number
  readonly surface: number
  readonly climbed: number
  readonly wentDown: boolean
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
  offer({ place: { x: base.x, y: base.y }, rolls: 0, surface: start, length: 0, climbed: -1, wentDown: false })
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
      offer({ ...state, place, rolls: state.rolls + stretch.rolls + met, surface: stretch.course.end, length })
    }
  }
  return ends
}
