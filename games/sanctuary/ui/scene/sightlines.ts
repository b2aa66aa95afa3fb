import { type Square, squaresWithin } from '@muster/space'
import { copyOf } from '@muster/table'
import { board } from '../../rules/board.ts'
import { movementOf, rangeOf } from '../../rules/character.ts'
import { enemiesFiring } from '../../rules/damage.ts'
import { sanctuary } from '../../rules/game.ts'
import { groundOf, sightGround } from '../../rules/ground.ts'
import { cityOf, enemyAt, hunterAt, hunterOf, metricOf, unitOf } from '../../rules/lookup.ts'
import { destinations } from '../../rules/move.ts'
import { waysToFire } from '../../rules/shots.ts'
import { canFireAt, inLane } from '../../rules/sight.ts'
import type { Enemy, Hunter, State } from '../../rules/state.ts'

/** The state with a hunter on another square, for looking at what would be. */
function standingOn(state: State, seat: number, square: Square): State {
  const moved = copyOf(sanctuary, state)
  hunterOf(moved, seat).square = square
  return moved
}

/** The furthest a hunter can shoot with what is equipped. */
function longestRange(state: State, hunter: Hunter): number {
  return Math.max(...waysToFire(state, hunter).map((guns) => rangeOf(state, hunter, guns)))
}

/** SN-SHOOT-3, SN-SIGHT-1..3: the squares of the four lanes a hunter shoots along, each up to the first thing in the way. */
export function lanesFrom(state: State, hunter: Hunter): Square[] {
  const range = longestRange(state, hunter)
  const ground = sightGround(state)
  const isBlocked = (square: Square) => ground[square] !== 0 || enemyAt(state, square) || hunterAt(state, square)
  return [0, 1, 2, 3].flatMap((way) => {
    const lane = (board.lanes[4 * hunter.square + way] ?? []).slice(0, range)
    const stop = lane.findIndex(isBlocked)
    return stop < 0 ? lane : lane.slice(0, stop + 1)
  })
}

/** Where a hunter could walk in one move as everybody stands. */
export const reachOf = (state: State, hunter: Hunter): Square[] =>
  destinations(state, hunter.seat, movementOf(state, hunter))

/** SN-SIGHT-4..8, SN-ENEMYFIRE-3: the open squares on which an enemy could fire at a hunter. */
export function threatOf(state: State, enemy: Enemy): Square[] {
  const unit = unitOf(state, enemy)
  if (!unit) return []
  const { closed } = groundOf(state)
  const [somebody] = state.hunters as [Hunter]
  return squaresWithin(board, enemy.square, unit.range, metricOf(state)).filter(
    (square) =>
      closed[square] === 0 && cityOf(state).has[square] === 0 && canFireAt(state, enemy, { ...somebody, square }),
  )
}

/** Who would fire at a hunter on a square, as everybody stands. */
export function firingAt(state: State, seat: number, square: Square): Enemy[] {
  return enemiesFiring(standingOn(state, seat, square), seat)
}

/** Whom a hunter could shoot from a square, as everybody stands. */
export function targetsFrom(state: State, seat: number, square: Square): Enemy[] {
  const moved = standingOn(state, seat, square)
  const hunter = hunterOf(moved, seat)
  return inLane(moved, hunter, longestRange(moved, hunter))
}
