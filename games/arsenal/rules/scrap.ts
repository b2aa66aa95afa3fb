import { invariant, putOnTop, type Seat } from '@muster/table'
import { settleLocks } from './lockon.ts'
import { isOut, permanentOf, playerOf } from './lookup.ts'
import type { Permanent, State } from './state.ts'
import type { Table } from './table.ts'

/** AR-SCRAP-1, AR-R-39, AR-LOSE-4: a card goes face up to its owner's Scrapheap, or out of the game with its owner. */
export function scrapCard(table: Table, state: State, owner: Seat, card: string): void {
  const gone = isOut(state, owner)
  if (!gone) putOnTop(playerOf(state, owner).scrapheap, card)
  table.tell({ event: gone ? 'removed' : 'scrapped', rule: gone ? 'AR-LOSE-4' : 'AR-SCRAP-1', seat: owner, card })
}

/** Scraps a card in play; its untimed locks end at once (AR-LOCKON-9). */
export function scrapFromPlay(table: Table, state: State, id: string): void {
  const { owner, card } = leavePlay(state, id)
  scrapCard(table, state, owner, card)
  settleLocks(table, state)
}

/** AR-R-39, AR-LOSE-4: a card in play goes back to its owner's hand. */
export function returnToHand(table: Table, state: State, id: string): void {
  const { owner, card } = leavePlay(state, id)
  const gone = isOut(state, owner)
  if (!gone) putOnTop(playerOf(state, owner).hand, card)
  table.tell({ event: gone ? 'removed' : 'returned', rule: gone ? 'AR-LOSE-4' : 'AR-R-39', seat: owner, card })
  settleLocks(table, state)
}

/** Takes a card out of play, with the prevention that was meant for it. */
function leavePlay(state: State, id: string): Permanent {
  const found = permanentOf(state, id)
  invariant(found, `${id} is not in play`)
  state.inPlay.splice(state.inPlay.indexOf(found), 1)
  state.lasting = state.lasting.filter((one) => one.kind !== 'prevent' || one.on !== id)
  return found
}

/** Takes a card out of a hand. */
export function takeFromHand(state: State, seat: Seat, card: string): void {
  const { hand } = playerOf(state, seat)
  const index = hand.cards.indexOf(card)
  invariant(index >= 0, `${card} is not in the hand`)
  hand.cards.splice(index, 1)
}

/** AR-DISCHARGE-5, AR-SCRAP-2: one card from hand, shown to all. */
export function scrapFromHand(table: Table, state: State, seat: Seat, card: string): void {
  takeFromHand(state, seat, card)
  scrapCard(table, state, seat, card)
}
