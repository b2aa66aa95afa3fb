import { type AfterAct, type GameAct, ok, refuse, type Seat, type Verdict } from '@muster/table'
import { isOut, isOver, tableOptions } from './lookup.ts'
import { agreeDraw, eliminate } from './lose.ts'
import type { State } from './state.ts'
import type { Table } from './table.ts'

const notAllowed = refuse('AR-R-63', 'this table does not allow giving up')
const notBegun = refuse('AR-R-63', 'decks are still being chosen')
const notIn = refuse('AR-R-63', 'the player is no longer in the game')

/** AR-R-63, AR-R-75: a player may give up, and all may agree on a draw, at any moment, with or without initiative. */
export function mayAct(state: State, seat: Seat, act: GameAct): Verdict {
  if (act === 'resign' && !tableOptions(state).concede) return notAllowed
  if (state.phase === 'decks') return notBegun
  return isOver(state) || isOut(state, seat) ? notIn : ok
}

/** AR-R-63: giving up has the effects of losing; what was rolled and paid stays so (AR-R-36). */
export function act(table: Table, state: State, seat: Seat, act: GameAct): AfterAct {
  if (act === 'resign') {
    table.tell({ event: 'gave-up', rule: 'AR-R-63', seat })
    eliminate(table, state, [seat], 'AR-R-63')
  } else agreeDraw(table, state)
  return 'goes-on'
}
