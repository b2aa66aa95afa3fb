import type { Seat } from '@muster/table'
import { sideOf } from './lookup.ts'
import type { Battle } from './state.ts'

/**
 * BB-SETUP-3, BB-SETUP-17: the long edge of the board a seat sits at, which is how its player sees the board: player A at the
 * near edge, player B at the far one. Until the first placement decides who is who, seat 0 sits at the near edge.
 */
export function facing(battle: Battle, seat: Seat): 'near' | 'far' {
  return (sideOf(battle, seat).player ?? seat) === 0 ? 'near' : 'far'
}
