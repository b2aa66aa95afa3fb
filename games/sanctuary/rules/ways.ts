import { type SquareSet, settledSteps, settledTurns, stepsToSquares } from '@muster/space'
import { board } from './board.ts'
import { type Ways, wallStops } from './ground.ts'
import { cityOf } from './lookup.ts'
import { standingOf } from './standing.ts'
import type { State } from './state.ts'

const NO_WALL = -1

/** The wall that stops enemies, as one number. */
function wallOf(state: State): number {
  if (!state.turret) return NO_WALL
  const [one, , other] = wallStops(state, 'enemy')
  return one === undefined || other === undefined ? NO_WALL : one * board.size + other
}

export function waysOf(state: State): Ways {
  const { ground } = standingOf(state)
  const wall = wallOf(state)
  const known = wall === NO_WALL ? ground.bare : ground.walled
  if (known && known.wall === wall && known.centre === state.centre) return known
  const { squares, block } = cityOf(state)
  const closed = ground.closed.slice()
  for (const square of wallStops(state, 'enemy')) closed[square] = 1
  const toGo = stepsToSquares(board, squares, closed)
  const settled = settledSteps(board, toGo, closed, block)
  const turns = settledTurns(board, toGo, closed, block)
  const ways = { centre: state.centre, wall, closed, toGo, settled, turns }
  ground[wall === NO_WALL ? 'bare' : 'walled'] = ways
  return ways
}

export const closedToEnemies = (state: State): SquareSet => waysOf(state).closed

/** Steps to Sanctuary from each square for enemies, past what is fixed. */
export const stepsToCity = (state: State): Int16Array => waysOf(state).toGo
