import {
  closeSquare,
  layOpenWays,
  type OpenWays,
  type SquareSet,
  settledSteps,
  settledTurns,
  stepsToSquares,
} from '@muster/space'
import { board, NOWHERE } from './board.ts'
import { type Settled, type Ways, wallStops } from './ground.ts'
import { cityOf, tableOptions } from './lookup.ts'
import { openWaysOf, standingOf } from './standing.ts'
import type { State } from './state.ts'

const NO_WALL = -1

/** The wall that stops enemies, as one number. */
function wallOf(state: State): number {
  if (!state.turret) return NO_WALL
  const [one, , other] = wallStops(state, 'enemy')
  return one === undefined || other === undefined ? NO_WALL : one * board.size + other
}

function waysOf(state: State, wall: number): Ways {
  const { ground } = standingOf(state)
  const known = wall === NO_WALL ? ground.bare : ground.walled
  if (known && known.wall === wall && known.centre === state.centre) return known
  const closed = ground.closed.slice()
  if (wall !== NO_WALL) for (const square of wallStops(state, 'enemy')) closed[square] = 1
  const ways = { centre: state.centre, wall, closed, toGo: stepsToSquares(board, cityOf(state).squares, closed) }
  ground[wall === NO_WALL ? 'bare' : 'walled'] = ways
  return ways
}

/** The ways on the bare ground: whatever else stands there, walls too, is what paths lead round. */
export function settledOf(state: State): Settled {
  const { ground } = standingOf(state)
  const { settled: known } = ground
  if (known && known.of.centre === state.centre) return known
  const of = waysOf(state, NO_WALL)
  const { block } = cityOf(state)
  const settled = {
    of,
    steps: settledSteps(board, of.toGo, of.closed, block),
    turns: settledTurns(board, of.toGo, of.closed, block),
  }
  ground.settled = settled
  return settled
}

export const closedToEnemies = (state: State): SquareSet => waysOf(state, wallOf(state)).closed

/** Steps to Sanctuary from each square for enemies, past what is fixed. */
export const stepsToCity = (state: State): Int16Array => waysOf(state, wallOf(state)).toGo

/** SN-R-44: who stands in the way of enemies: the slow twin of what `openWays` keeps. */
export function layWays(state: State, into?: Uint8Array): OpenWays {
  const { of, steps } = settledOf(state)
  const ways = layOpenWays(of.toGo, steps, closedToEnemies(state), into)
  for (const { square } of state.enemies) closeSquare(ways, square)
  if (tableOptions(state).charactersBlockEnemies === 'block')
    for (const { square } of state.hunters) if (square !== NOWHERE) closeSquare(ways, square)
  return ways
}

export const openWays = (state: State): OpenWays => openWaysOf(state, layWays)
