import type { Frame, State } from './state.ts'

/** AB-ROUND-6: the orders of a card are carried out before anything else. Every field is named, so that all frames are alike to the engine. */
export function openOrders(state: State, { by, card, list, only }: Pick<Frame, 'by' | 'card' | 'list' | 'only'>): void {
  state.orders.push({ by, card, at: 0, left: undefined, line: undefined, list, only })
}
