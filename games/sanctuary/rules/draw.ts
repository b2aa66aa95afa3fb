import { type Seat, takeTop } from '@muster/table'
import { maxHealth, recoveryOf } from './character.ts'
import { hunterOf, isOnBoard, tableOptions, turnOf, turnOrder, whoIs } from './lookup.ts'
import { drawLoot } from './loot.ts'
import { placeChest } from './place-token.ts'
import { spawn } from './spawn.ts'
import type { State } from './state.ts'
import type { Table } from './table.ts'
import { checkWin } from './win.ts'

/** SN-DRAW-1, SN-DRAW-4, SN-REVIVE-5, SN-R-35, SN-R-40: health comes first; then it is known who draws how many cards. */
export function beginDraw(table: Table, state: State): void {
  const turn = turnOf(state)
  const { seat, condition } = turn
  if (condition !== 'shoot-only') regain(table, state, seat)
  const drawers = drawersOf(state, seat)
  turn.draws = condition === 'reviving' ? [seat, ...drawers] : drawers
  turn.lootDraws = tableOptions(state).turnLoot === 1 ? [...drawers] : []
}

/** SN-R-35: the player whose turn it is, or all on the board from that one on. */
function drawersOf(state: State, seat: Seat): Seat[] {
  if (tableOptions(state).drawers === 'active-player') return [seat]
  const order = turnOrder(state)
  const from = order.indexOf(seat)
  return [...order.slice(from), ...order.slice(0, from)].filter((at) => isOnBoard(hunterOf(state, at)))
}

/** SN-DRAW-1, SN-DRAW-2, SN-LOOT-2, SN-R-41: never beyond the maximum. */
function regain(table: Table, state: State, seat: Seat): void {
  const hunter = hunterOf(state, seat)
  const health = Math.min(hunter.wounds, recoveryOf(state, hunter))
  if (health === 0) return
  hunter.wounds -= health
  const max = maxHealth(state, hunter)
  table.tell({ event: 'regained', rule: 'SN-DRAW-1', seat, who: hunter.card, health, now: max - hunter.wounds, max })
}

/** SN-DRAW-3: the next card due. */
export function drawNext(table: Table, state: State): void {
  const { draws, lootDraws } = turnOf(state)
  const seat = draws.shift()
  if (seat !== undefined) {
    drawEnemy(table, state, seat)
    return
  }
  const looter = lootDraws.shift()
  if (looter === undefined) return
  drawLoot(table, state, looter, 1)
  checkWin(table, state)
}

/** SN-DECKS-2, SN-CHEST-1, SN-R-53: the top card is resolved; from an empty deck nothing is drawn. */
function drawEnemy(table: Table, state: State, seat: Seat): void {
  const card = takeTop(state.enemyDeck) ?? takeTop(state.bosses)
  if (card === undefined) return
  if (state.content.chests[card]) {
    table.tell({ event: 'drawn', rule: 'SN-CHEST-1', seat, who: whoIs(state, seat), card })
    placeChest(table, state, seat, card)
  } else spawn(table, state, seat, card)
  checkWin(table, state)
}
