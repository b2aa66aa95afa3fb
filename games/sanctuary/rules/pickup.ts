import type { Square } from '@muster/space'
import { ok, refuse, type Seat, type Verdict } from '@muster/table'
import { labelOf } from './board.ts'
import { hunterOf, tableOptions, whoIs } from './lookup.ts'
import { drawLoot, drawRare } from './loot.ts'
import type { State } from './state.ts'
import type { Table } from './table.ts'

const nothingHere = refuse('SN-PICKUP-1', 'no loot token lies under the character')

export function pickupVerdict(state: State, seat: Seat): Verdict {
  const { square } = hunterOf(state, seat)
  return state.tokens.some((token) => token.square === square) ? ok : nothingHere
}

/** SN-PICKUP-1 to SN-PICKUP-5, SN-RARE-2, SN-R-23: whoever gets there takes the tokens of a square, each once. */
export function capture(table: Table, state: State, seat: Seat, square: Square): void {
  const here = state.tokens.filter((token) => token.square === square)
  if (here.length === 0) return
  state.tokens = state.tokens.filter((token) => token.square !== square)
  for (const { loot } of here) {
    table.tell({ event: 'captured', rule: 'SN-PICKUP-2', seat, who: whoIs(state, seat), square: labelOf(square), loot })
    if (loot > 0) drawLoot(table, state, seat, loot)
    else if (tableOptions(state).chestLoot === 'rare') drawRare(table, state, seat)
    else drawLoot(table, state, seat, 1)
  }
}
