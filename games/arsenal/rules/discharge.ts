import { ok, refuse, type Seat } from '@muster/table'
import { discardOf, STOP } from './discard.ts'
import { statOf } from './effects/standing.ts'
import { isOut, playerOf } from './lookup.ts'
import { scrapFromHand } from './scrap.ts'
import type { State } from './state.ts'
import type { Table } from './table.ts'
import { nextTurn } from './turn.ts'

/** AR-DISCHARGE-1 to AR-DISCHARGE-7, AR-R-11: one player discharges; after the last, the turn is over. */
export function dischargeStep(table: Table, state: State): void {
  const [seat, ...rest] = state.queue
  if (seat === undefined) return nextTurn(table, state)
  if (rest.length + 1 === state.players.filter(({ out }) => !out).length)
    table.tell({ event: 'phase', rule: 'AR-DISCHARGE-1', phase: 'discharge', seat: state.turn, turn: state.turns })
  if (!isOut(state, seat)) discharge(table, state, seat)
  state.queue = rest
  if (rest.length === 0) nextTurn(table, state)
}

const downToMaximum = refuse('AR-DISCHARGE-3', 'you must scrap cards until you hold no more than your maximum')

/** AR-DISCHARGE-3 to AR-DISCHARGE-5: down to the maximum by force, then as many more as one likes, one at a time. */
function discharge(table: Table, state: State, seat: Seat): void {
  const { hand } = playerOf(state, seat)
  while (hand.cards.length > statOf(state, seat, 'hand')) {
    const why = `You hold ${hand.cards.length} cards and may keep ${statOf(state, seat, 'hand')}: scrap one`
    scrapFromHand(table, state, seat, table.ask(seat, discardOf(state, seat, why, downToMaximum)))
  }
  let why = 'Scrap a card? Your hand is filled up again at the next recharge'
  while (hand.cards.length > 0) {
    const card = table.ask(seat, discardOf(state, seat, why, ok))
    if (card === STOP) return
    scrapFromHand(table, state, seat, card)
    why = 'Scrap another card?'
  }
}
