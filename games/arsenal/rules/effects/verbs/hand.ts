import { putOnTop, refuse, type Seat, takeTop } from '@muster/table'
import { discardOf } from '../../discard.ts'
import { isOut, isOver, playerOf } from '../../lookup.ts'
import { drawCard } from '../../reserve.ts'
import { scrapFromHand } from '../../scrap.ts'
import type { State } from '../../state.ts'
import type { Table } from '../../table.ts'
import { amountOf } from '../amount.ts'
import { seatsOf, type Verbs } from '../deeds.ts'

/** AR-LOSE-6, AR-R-38: cards are drawn one at a time, player by player. */
export const draw: Verbs['draw'] = (table, state, { cards, who }, effect) => {
  const count = amountOf(state, cards, effect)
  for (const seat of seatsOf(state, who, effect))
    for (let i = 0; i < count && !isOver(state) && !isOut(state, seat); i++) drawCard(table, state, seat)
}

/** A player scraps cards from hand, by choice or at random, one at a time. */
export const drop: Verbs['drop'] = (table, state, { cards, who, random = false }, effect) => {
  const count = amountOf(state, cards, effect)
  for (const seat of seatsOf(state, who, effect))
    for (let i = 0; i < count; i++) {
      const { hand } = playerOf(state, seat)
      if (hand.cards.length === 0) break
      scrapFromHand(
        table,
        state,
        seat,
        random
          ? (hand.cards[table.chance(hand.cards.length, 'a card of the hand')] as string)
          : chosen(table, state, seat),
      )
    }
}

const asTheCardSays = refuse('AR-R-61', 'you must scrap a card: the effect does all that it still can')

function chosen(table: Table, state: State, seat: Seat): string {
  return table.ask(seat, discardOf(state, seat, 'Which card do you scrap?', asTheCardSays))
}

/** AR-ACTION-2: the top cards of one's own Scrapheap go to the hand or onto the Reserve. */
export const recover: Verbs['recover'] = (table, state, { cards, to }, effect) => {
  const player = playerOf(state, effect.seat)
  for (let i = 0; i < cards; i++) {
    const card = takeTop(player.scrapheap)
    if (card === undefined) return
    putOnTop(to === 'hand' ? player.hand : player.reserve, card)
    table.tell({ event: 'recovered', rule: 'AR-R-39', seat: effect.seat, card, to })
  }
}
