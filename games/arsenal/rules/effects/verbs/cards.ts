import { disruptByChangeOfHex } from '../../disrupt.ts'
import { hexOf, permanentOf, playerOf, seatOfMech } from '../../lookup.ts'
import { callThings } from '../../names.ts'
import { keepLimits } from '../../object.ts'
import { returnToHand, scrapFromPlay } from '../../scrap.ts'
import type { State } from '../../state.ts'
import type { Table } from '../../table.ts'
import { type Effect, thingOf, type Verbs } from '../deeds.ts'

const cardAimedAt = (state: State, { target }: Effect) =>
  target === undefined ? undefined : permanentOf(state, target)

/** Marks a card in play (or a Mech) for nothing, or readies it (AR-R-44). */
function turn(table: Table, state: State, effect: Effect, marked: boolean): void {
  const id = thingOf(state, 'target', effect)
  if (id === undefined) return
  const mech = seatOfMech(id)
  const card = mech >= 0 ? playerOf(state, mech) : permanentOf(state, id)
  if (card) card.marked = marked
  const { seat } = effect
  table.tell(() => {
    const called = callThings(state, [id])
    return marked
      ? { event: 'marked', rule: 'AR-MARK-1', seat, id, called }
      : { event: 'unmarked', rule: 'AR-R-44', seat, id, called }
  })
}

export const mark: Verbs['mark'] = (table, state, _, effect) => turn(table, state, effect, true)

export const unmark: Verbs['unmark'] = (table, state, _, effect) => turn(table, state, effect, false)

export const scrap: Verbs['scrap'] = (table, state, _, effect) => {
  const card = cardAimedAt(state, effect)
  if (card) scrapFromPlay(table, state, card.id)
}

export const return_: Verbs['return'] = (table, state, _, effect) => {
  const card = cardAimedAt(state, effect)
  if (card) returnToHand(table, state, card.id)
}

/** AR-R-39, AR-R-40: takes control. A Personal Object is with the new controller's Mech from then on. */
export const seize: Verbs['seize'] = (table, state, _, effect) => {
  const card = cardAimedAt(state, effect)
  if (!card || card.controller === effect.seat) return
  const before = hexOf(state, card.id)
  card.controller = effect.seat
  const { id } = card
  table.tell(() => ({ event: 'seized', rule: 'AR-R-40', seat: effect.seat, id, called: callThings(state, [id]) }))
  disruptByChangeOfHex(table, state, card.id, before, hexOf(state, card.id))
  keepLimits(table, state, effect.seat)
}
