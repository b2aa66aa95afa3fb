import { fitOf } from '../fit.ts'
import { entersBase } from '../meetings.ts'
import type { Plane } from '../plane.ts'
import { isOnTable } from '../room.ts'
import { stretchOf } from '../stretch.ts'
import { surfaceOf } from '../surfaces.ts'
import { type Base, FINE, lengthBetween, type PlanePoint, SLACK } from '../units.ts'

/** A place reached over the lattice: with how many rolls, how long the way is, and on which surface it ends. */
export type LatticeEnd = {
  readonly place: PlanePoint
  readonly rolls: number
  readonly length: number
  readonly surface: number
}

const knights = [-2, -1, 0, 1, 2].flatMap((x) =>
  [-2, -1, 0, 1, 2].flatMap((y) =>
    x * x + y * y === 5 || (Math.abs(x) < 2 && Math.abs(y) < 2 && x * x + y * y > 0) ? [[x, y] as const] : [],
  ),
)

/** Every way over a lattice of so many units, sixteen directions, within a length: the slow twin of planned ways. */
export function latticeWays(
  plane: Plane,
  base: Base,
  most: number,
  rolls: number,
  rivals: readonly Base[],
  unit: number,
): LatticeEnd[] {
  const fit = fitOf(plane, base.radius)
  type State = { place: PlanePoint; rolls: number; surface: number; length: number }
  const best = new Map<string, State>()
  const waiting: State[] = [{ place: { x: base.x, y: base.y }, rolls: 0, surface: surfaceOf(plane, base), length: 0 }]
  const key = ({ place, rolls: k, surface }: State) => `${place.x} ${place.y} ${k} ${surface}`
  const done = new Set<string>()
  while (waiting.length > 0) {
    let first = 0
    for (let at = 1; at < waiting.length; at++)
      if ((waiting[at] as State).length < (waiting[first] as State).length) first = at
    const state = waiting[first] as State
    waiting[first] = waiting.at(-1) as State
    waiting.pop()
    if (done.has(key(state))) continue
    done.add(key(state))
    best.set(key(state), state)
    for (const [x, y] of knights) {
      const place = { x: state.place.x + x * unit, y: state.place.y + y * unit }
      const length = state.length + lengthBetween(state.place, place)
      if (length > most * FINE || !isOnTable(plane, place.x, place.y, base.radius)) continue
      const stretch = stretchOf(plane, fit, state.surface, state.place.x, state.place.y, place.x, place.y, SLACK)
      if (!stretch || stretch.course.off < 1) continue
      const met = rivals.filter(
        (rival) =>
          entersBase(plane, stretch.course, state.place.x, state.place.y, place.x, place.y, base.radius, rival) !==
          undefined,
      ).length
      const next = { place, rolls: state.rolls + stretch.rolls + met, surface: stretch.course.end, length }
      if (next.rolls <= rolls && !done.has(key(next))) waiting.push(next)
    }
  }
  return [...best.values()]
}
