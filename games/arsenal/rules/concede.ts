import { ok, refuse, type Seat, type Table, type Verdict } from '@muster/table'
import { isOut, isOver } from './lookup.ts'
import { eliminate } from './lose.ts'
import type { State } from './state.ts'

const notAllowed = refuse('AR-R-63', 'this table does not allow giving up')
const notIn = refuse('AR-R-63', 'the player is no longer in the game')

/** AR-R-63: a player may give up at any moment, with or without initiative. */
export function mayConcede(state: State, seat: Seat): Verdict {
  if (state.config.options.concede === 'off') return notAllowed
  return isOver(state) || isOut(state, seat) ? notIn : ok
}

/** AR-R-63: giving up has the effects of losing. */
export function concede(table: Table, state: State, seat: Seat): void {
  if (mayConcede(state, seat) === ok) eliminate(table, state, [seat], 'AR-R-63')
}
