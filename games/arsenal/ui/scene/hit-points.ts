import type { Seat } from '@muster/table'
import { mechOf, playerOf } from '../../rules/lookup.ts'
import type { State } from '../../rules/state.ts'

/** AR-LOSE-1: hit points left. */
export function hitPoints(state: State, seat: Seat): number {
  const { mech, damage, out } = playerOf(state, seat)
  return out || mech === '' ? 0 : Math.max(0, mechOf(state, seat).hp - damage)
}
