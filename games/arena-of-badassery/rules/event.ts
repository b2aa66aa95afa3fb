import { takeTop } from '@muster/table'
import { perform } from './effects/cards.ts'
import { openOrders } from './frame.ts'
import { deciderOf } from './group.ts'
import type { State } from './state.ts'
import type { Table } from './table.ts'

/** AB-ORDERS-8, AB-EVENT-2: the top card is applied at once: first what it does, then its orders. AB-R-76: a spent deck is turned over. */
export function drawEvent(table: Table, state: State): void {
  if (state.events.cards.length === 0) {
    state.events.cards = state.pastEvents.cards.toReversed()
    state.pastEvents.cards = []
  }
  const id = takeTop(state.events)
  const card = id === undefined ? undefined : state.content.events[id]
  if (id === undefined || !card) return
  table.tell({ event: 'event', rule: 'AB-ORDERS-8', card: id })
  openOrders(state, { by: 'event', card: id })
  const use = { seat: deciderOf(state), me: undefined, them: undefined, source: card.name, rule: 'AB-EVENT-1' }
  if (card.do) perform(table, state, card.do, use)
}

/** AB-EVENT-1: a resolved Event is discarded. */
export function endEvent(table: Table, state: State, card: string): void {
  state.pastEvents.cards.push(card)
  table.tell({ event: 'event-over', rule: 'AB-EVENT-1', card })
}
