import type { Square, SquareSet } from '@muster/space'
import { board } from './board.ts'
import { wallStops } from './ground.ts'
import { standingOf } from './standing.ts'
import type { State } from './state.ts'

/** What bars the way and the view, from whoever stands where. */

/**
 * SN-MOVE-3 to SN-MOVE-5: the squares that hunters can neither pass nor stop on, as long as nobody moves: the one where
 * somebody stands too who walks off it.
 */
export function closedToHunter(state: State): SquareSet {
  const standing = standingOf(state).closed
  if (!state.turret) return standing
  const { closed } = board.cache
  closed.set(standing)
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
