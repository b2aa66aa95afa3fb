import { quarterOf } from '@muster/space'
import type { Seat } from '@muster/table'
import { baseOf, planeFor, toleranceOf } from './components.ts'
import { areRivals, modelsOn } from './lookup.ts'
import type { Battle } from './state.ts'

/** CZ-QUARTER-1..3, CZ-R-114: how many quarters a player controls: more friends wholly in them than models of all others. */
export function quartersOf(battle: Battle, seat: Seat): number {
  const plane = planeFor(battle)
  const balance = [0, 0, 0, 0]
  for (const model of modelsOn(battle)) {
    const quarter = quarterOf(plane, baseOf(battle, model), toleranceOf(battle))
    if (quarter !== undefined)
      balance[quarter] = (balance[quarter] ?? 0) + (areRivals(battle, { seat }, model) ? -1 : 1)
  }
  return balance.filter((more) => more > 0).length
}
