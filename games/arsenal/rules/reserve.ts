import { putOnTop, type Seat, takeTop } from '@muster/table'
import { playerOf } from './lookup.ts'
import { eliminate } from './lose.ts'
import type { State } from './state.ts'
import type { Table } from './table.ts'

/** AR-RESERVE-3, AR-LOSE-5 to AR-LOSE-7: the top card of the Reserve; who must draw and cannot, loses. */
export function drawCard(table: Table, state: State, seat: Seat): void {
  const { reserve, hand } = playerOf(state, seat)
  const card = takeTop(reserve)
  if (card === undefined) {
    eliminate(table, state, [seat], 'AR-LOSE-5')
    return
  }
  putOnTop(hand, card)
  table.tell({ event: 'drew', rule: 'AR-RESERVE-3', seat, card }, [seat], { event: 'drew', rule: 'AR-RESERVE-3', seat })
}
