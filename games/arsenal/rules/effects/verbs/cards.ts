import { disruptByChangeOfHex } from '../../disrupt.ts'
import { hexOf, permanentOf, playerOf, seatOfMech } from '../../lookup.ts'
import { keepLimits } from '../../object.ts'
import { returnToHand, scrapFromPlay } from '../../scrap.ts'
import type { State } from '../../state.ts'
import { thingOf, type Use, type Verbs } from '../deeds.ts'

const cardAimedAt = (state: State, { target }: Use) => (target === undefined ? undefined : permanentOf(state, target))

/** Marks a card in play (or a Mech) for nothing; readies it (AR-R-44). */
function turn(state: State, use: Use, marked: boolean): string | undefined {
  const id = thingOf(state, 'target', use)
  if (id === undefined) return undefined
  const seat = seatOfMech(id)
  if (seat >= 0) playerOf(state, seat).marked = marked
  else {
    const card = permanentOf(state, id)
    if (card) card.marked = marked
  }
  return id
}

export const mark: Verbs['mark'] = (table, state, _, use) => {
  const id = turn(state, use, true)
  if (id !== undefined) table.tell({ event: 'marked', rule: 'AR-MARK-1', seat: use.seat, id })
}

export const unmark: Verbs['unmark'] = (table, state, _, use) => {
  const id = turn(state, use, false)
  if (id !== undefined) table.tell({ event: 'unmarked', rule: 'AR-R-44', seat: use.seat, id })
}

export const scrap: Verbs['scrap'] = (table, state, _, use) => {
  const card = cardAimedAt(state, use)
  if (card) scrapFromPlay(table, state, card.id)
}

export const return_: Verbs['return'] = (table, state, _, use) => {
  const card = cardAimedAt(state, use)
  if (card) returnToHand(table, state, card.id)
}

/** AR-R-39, AR-R-40: takes control. A Personal Object is with the new controller's Mech from then on. */
export const seize: Verbs['seize'] = (table, state, _, use) => {
  const card = cardAimedAt(state, use)
  if (!card || card.controller === use.seat) return
  const before = hexOf(state, card.id)
  card.controller = use.seat
  table.tell({ event: 'seized', rule: 'AR-R-40', seat: use.seat, id: card.id })
  disruptByChangeOfHex(table, state, card.id, before, hexOf(state, card.id))
  keepLimits(table, state, use.seat)
}
