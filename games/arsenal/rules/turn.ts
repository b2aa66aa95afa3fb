import { lap } from './initiative.ts'
import { clockwise, isOut, isOver, nextSeat } from './lookup.ts'
import { carryOut } from './play.ts'
import type { Item, State } from './state.ts'
import type { Table } from './table.ts'
import { carryOutDue, dueAtMoment, runTriggers, takeNext } from './trigger.ts'
import { declaration } from './window.ts'

/** AR-R-36: a turn whose player has lost goes straight to its discharge phase. */
function afterLoss(state: State): boolean {
  if (isOver(state) || !isOut(state, state.turn)) return isOver(state)
  state.due = []
  state.triggered = []
  toDischarge(state)
  return true
}

function toDischarge(state: State): void {
  state.phase = 'discharge'
  state.queue = clockwise(state, state.turn)
}

/** AR-START-1 to AR-START-6, AR-R-7: one effect of the start of the turn, then the active player has initiative. */
export function startStep(table: Table, state: State): void {
  if (afterLoss(state)) return
  const next = takeNext(table, state, state.due)
  if (next) carryOutDue(table, state, next)
  else state.phase = 'action'
  afterLoss(state)
}

/** AR-INIT-1, AR-INIT-13, AR-MOVE-11, AR-END-1, AR-END-2: one action of the active player, with all that comes of it. */
export function actionStep(table: Table, state: State): void {
  if (afterLoss(state)) return
  const seat = state.turn
  const act = table.ask(seat, declaration(state, seat, true))
  if (act.do === 'end') {
    table.tell({ event: 'ending', rule: 'AR-END-1', seat })
    state.due = dueAtMoment(state, 'end')
    state.phase = 'end'
  } else carryOut(table, state, seat, act)
  afterLoss(state)
}

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

/** AR-SETUP-4, AR-DISCHARGE-6, AR-R-10, AR-R-71: what lasted this turn is over, and the player to the left is next. */
export function nextTurn(table: Table, state: State): void {
  state.lasting = state.lasting.filter((one) => one.kind === 'dice' && one.stays)
  table.tell({ event: 'turn-over', rule: 'AR-DISCHARGE-6', seat: state.turn, turn: state.turns })
  state.turn = nextSeat(state, state.turn)
  state.phase = 'recharge'
}
