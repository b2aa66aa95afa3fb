import type { Seat } from '@muster/table'
import { abilityNumber } from './character.ts'
import { hunterOf, tableOptions, turnOf, whoIs } from './lookup.ts'
import type { State } from './state.ts'
import type { Table } from './table.ts'

/** SN-GUNZERK-2, SN-GUNZERK-3, SN-R-36: three more actions, of any kinds, until the turn ends. */
export function startGunzerking(table: Table, state: State, seat: Seat): void {
  const turn = turnOf(state)
  turn.gunzerking = true
  turn.walked = 0
  turn.left += abilityNumber(state, hunterOf(state, seat), 'actions')
  if (tableOptions(state).gunzerkActivation === 'costs-an-action') turn.left--
  table.tell({ event: 'gunzerking', rule: 'SN-GUNZERK-2', seat, who: whoIs(state, seat), left: turn.left })
}

/** SN-GUNZERK-6, SN-GUNZERK-7, SN-R-38: what a killer draws now of loot that would normally be earned. */
export function halved(state: State, killer: Seat, count: number): number {
  const { turn } = state
  if (!turn?.gunzerking || turn.seat !== killer) return count
  turn.earned += count
  const now = Math.floor(turn.earned / 2) - turn.drawn
  turn.drawn += now
  return now
}
