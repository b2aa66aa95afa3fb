import { type Seat, shufflePile, takeCard, takeTop } from '@muster/table'
import { hunterOf, lootOf, tableOptions, whoIs } from './lookup.ts'
import { placeGoblin } from './place-token.ts'
import type { State } from './state.ts'
import type { Table } from './table.ts'

/** SN-R-54: spent cards become the new deck; where there are none, nothing is drawn. */
function refill(table: Table, state: State): void {
  if (state.lootDeck.cards.length > 0 || state.lootDiscard.cards.length === 0) return
  state.lootDeck.cards = state.lootDiscard.cards
  state.lootDiscard.cards = []
  shufflePile(table, state.lootDeck, 'the spent loot becomes the loot deck')
  table.tell({ event: 'refilled', rule: 'SN-R-54' })
}

/**
 * SN-STARS-7, SN-STARS-8, SN-R-51: cards from the top of the loot deck into the hand, one after the other. A Loot Goblin
 * goes on the board before the next card is drawn.
 */
export function drawLoot(table: Table, state: State, seat: Seat, count: number): void {
  for (let left = count; left > 0; left--) {
    refill(table, state)
    const card = takeTop(state.lootDeck)
    if (card === undefined) {
      table.tell({ event: 'no-loot', rule: 'SN-R-54', seat, who: whoIs(state, seat) })
      return
    }
    const loot = lootOf(state, card)
    if (loot.kind === 'goblin') {
      placeGoblin(table, state, seat, card, loot.health)
      if (tableOptions(state).goblinDraw === 'draw-another') left++
    } else gain(table, state, seat, card, 'SN-STARS-8')
  }
}

/** SN-RARE-1, SN-R-55: one card of the Rare Loot pile at random; with the pile empty, one of the loot deck. */
export function drawRare(table: Table, state: State, seat: Seat): void {
  const { cards } = state.rare
  if (cards.length === 0) {
    drawLoot(table, state, seat, 1)
    return
  }
  const card = cards[table.chance(cards.length, 'a card of the Rare Loot pile')] as string
  takeCard(state.rare, card)
  gain(table, state, seat, card, 'SN-RARE-1')
}

/** SN-PICKUP-3, SN-R-31, SN-R-72: loot goes into the hand, open to all, and counts as collected. */
function gain(table: Table, state: State, seat: Seat, card: string, rule: string): void {
  const hunter = hunterOf(state, seat)
  hunter.hand.push(card)
  hunter.collected++
  table.tell({ event: 'loot', rule, seat, who: whoIs(state, seat), card })
}
