import type { State } from './state.ts'
import type { Table } from './table.ts'
import { carryOutDue, takeNext } from './trigger.ts'
import { afterLoss } from './turn.ts'

/** AR-START-1 to AR-START-6, AR-R-7: one effect of the start of the turn, then the active player has initiative. */
export function startStep(table: Table, state: State): void {
  if (afterLoss(state)) return
  const next = takeNext(table, state, state.due)
  if (next) carryOutDue(table, state, next)
  else state.phase = 'action'
  afterLoss(state)
}
