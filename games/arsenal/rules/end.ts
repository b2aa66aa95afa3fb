import { lap } from './initiative.ts'
import type { Item, State } from './state.ts'
import type { Table } from './table.ts'
import { carryOutDue, runTriggers, takeNext } from './trigger.ts'
import { afterLoss, toDischarge } from './turn.ts'

/** AR-END-3, AR-R-9: one effect of the end of the turn, then the closing lap. */
export function endStep(table: Table, state: State): void {
  if (afterLoss(state)) return
  const next = takeNext(table, state, state.due)
  if (next) carryOutDue(table, state, next)
  else state.phase = 'closing'
  afterLoss(state)
}

/** AR-END-4 to AR-END-6: initiative goes round once more; only Instants and functions are played. */
export function closingStep(table: Table, state: State): void {
  if (afterLoss(state)) return
  const item: Item = { id: state.made++, seat: state.turn, kind: 'end', x: 0, resolving: false }
  state.stack.push(item)
  lap(table, state, item)
  const index = state.stack.indexOf(item)
  if (index >= 0) state.stack.splice(index, 1)
  runTriggers(table, state)
  if (!afterLoss(state)) toDischarge(state)
}
