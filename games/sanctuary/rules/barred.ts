import type { Square, SquareSet } from '@muster/space'
import type { Seat } from '@muster/table'
import { board } from './board.ts'
import { wallStops } from './ground.ts'
import { hunterOf } from './lookup.ts'
import { standingOf } from './standing.ts'
import type { State } from './state.ts'

/** What bars the way and the view, from whoever stands where. */

/** SN-MOVE-3 to SN-MOVE-5: the squares a hunter can neither pass nor stop on, until the next one is asked about. */
export function closedToHunter(state: State, seat: Seat): SquareSet {
  const { closed } = board.cache
  closed.set(standingOf(state).closed)
  const { square } = hunterOf(state, seat)
  if (square >= 0) closed[square] = 0
  for (const wall of wallStops(state, 'hunter')) closed[wall] = 1
  return closed
}

/** Whether a hunter who stands elsewhere can enter a square: what `closedToHunter` marks, for one of them. */
export function isOpenToHunter(state: State, square: Square): boolean {
  return standingOf(state).closed[square] === 0 && !wallStops(state, 'hunter').includes(square)
}

/** What blocks sight besides the two ends: pieces, enemies and characters; walls too where enemies fire. */
export function sightBlockers(state: State, walls: boolean): SquareSet {
  const { sight } = standingOf(state)
  if (!walls || !state.turret) return sight
  const walled = sight.slice()
  for (const square of state.turret.wall) walled[square] = 1
  return walled
}
