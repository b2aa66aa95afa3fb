import { clockwise, isOut, isOver, nextSeat } from './lookup.ts'
import { carryOut } from './play.ts'
import type { State } from './state.ts'
import type { Table } from './table.ts'
import { dueAtMoment } from './trigger.ts'
import { declaration } from './window.ts'

/** AR-R-36: a turn whose player has lost goes straight to its discharge phase. */
export function afterLoss(state: State): boolean {
  if (isOver(state) || !isOut(state, state.turn)) return isOver(state)
  state.due = []
  state.triggered = []
  toDischarge(state)
  return true
}

export function toDischarge(state: State): void {
  state.phase = 'discharge'
  state.queue = clockwise(state, state.turn)
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

/** AR-SETUP-4, AR-DISCHARGE-6, AR-R-10, AR-R-71: what lasted this turn is over, and the player to the left is next. */
export function nextTurn(table: Table, state: State): void {
  state.lasting = state.lasting.filter((one) => one.kind === 'dice' && one.stays)
  table.tell({ event: 'turn-over', rule: 'AR-DISCHARGE-6', seat: state.turn, turn: state.turns })
  state.turn = nextSeat(state, state.turn)
  state.phase = 'recharge'
}
