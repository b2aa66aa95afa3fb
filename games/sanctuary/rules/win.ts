import { isGoblin, tableOptions } from './lookup.ts'
import type { State } from './state.ts'
import type { Table } from './table.ts'

export const isOver = (state: State): boolean => state.outcome !== undefined

/** SN-LOSE-1 to SN-LOSE-3, SN-R-74: the loss comes with the entry that takes the last life, before anything else. */
export function checkLoss(table: Table, state: State): void {
  if (isOver(state) || state.escaped < tableOptions(state).lives) return
  state.outcome = { won: false, by: 'lives' }
  table.tell({ event: 'lost', rule: 'SN-LOSE-1', escaped: state.escaped })
}

/** SN-WIN-1 to SN-WIN-3, SN-R-49, SN-R-50: no card left to come, none in play, and no enemy on the board. */
export function checkWin(table: Table, state: State): void {
  if (isOver(state)) return
  if (state.enemyDeck.cards.length > 0 || state.bosses.cards.length > 0) return
  const { goblinHoldsWin } = tableOptions(state)
  if (state.inPlay.some((card) => goblinHoldsWin || !isGoblin(state, card))) return
  state.outcome = { won: true, by: 'cleared' }
  table.tell({ event: 'won', rule: 'SN-WIN-1' })
}
