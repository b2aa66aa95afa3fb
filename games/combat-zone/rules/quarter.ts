import { quarterOf } from '@muster/space'
import type { Seat } from '@muster/table'
import { baseOf, planeFor, toleranceOf } from './components.ts'
import { areRivals, modelsOn } from './lookup.ts'
import type { Battle } from './state.ts'

/** CZ-QUARTER-1..3, CZ-R-114: in each quarter, how many more friends lie wholly in it than models of all others. */
function balanceOf(battle: Battle, seat: Seat): number[] {
  const plane = planeFor(battle)
  const balance = [0, 0, 0, 0]
  for (const model of modelsOn(battle)) {
    const quarter = quarterOf(plane, baseOf(battle, model), toleranceOf(battle))
    if (quarter !== undefined)
      balance[quarter] = (balance[quarter] ?? 0) + (areRivals(battle, { seat }, model) ? -1 : 1)
  }
  return balance
}

/** How many quarters a player controls. */
export const quartersOf = (battle: Battle, seat: Seat): number =>
  balanceOf(battle, seat).filter((more) => more > 0).length

/** Who controls each quarter, the first of a team; undefined where nobody does. */
export function controllersOf(battle: Battle): (Seat | undefined)[] {
  const balances = battle.sides.map((_, seat) => balanceOf(battle, seat))
  return [0, 1, 2, 3].map((quarter) => {
    const seat = balances.findIndex((balance) => (balance[quarter] ?? 0) > 0)
    return seat < 0 ? undefined : seat
  })
}

/** CZ-QUARTER-1: whether it is a race for quarters. */
export function isForQuarters({ content, scenario }: Battle): boolean {
  const { triggers = [] } = content.scenarios[scenario ?? ''] ?? {}
  return triggers.some((trigger) => trigger.do.some((deed) => 'score' in deed && deed.score.each === 'quarter'))
}
