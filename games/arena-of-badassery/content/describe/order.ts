import { type CardSpeech, listed, oneOf, onlyOne, whomText } from '@muster/reaction'
import type { Order } from '../grammar/order.ts'
import type { ArenaWords } from '../grammar/schemas.ts'
import { stateText } from './who.ts'

const orderNames: Readonly<Record<string, string>> = {
  move: 'Move',
  melee: 'Melee',
  ranged: 'Ranged',
  spawn: 'Spawn',
  special: 'Special',
  slaughterlight: 'Activate Slaughterlight',
  event: 'Event',
}

/** One order as it stands on a card. */
export function orderText(speech: CardSpeech<ArenaWords>, order: Order): string {
  if (typeof order === 'string') return orderNames[order] ?? order
  if ('empty' in order) return `Out of Ammo (${whomText(speech, order.empty)})`
  const otherwise = order.else ? `, otherwise ${ordersText(speech, order.else)}` : ''
  const { card } = order.if
  const state = stateText(speech, order.if)
  const one = onlyOne(speech, { card })
  const when = one === undefined ? `there is ${oneOf(speech, order.if)}` : `${one} ${state || 'is in play'}`
  return `${ordersText(speech, order.do)} if ${when}${otherwise}`
}

/** "Move, Melee and Ranged". */
export function ordersText(speech: CardSpeech<ArenaWords>, orders: readonly Order[]): string {
  return listed(orders.map((order) => orderText(speech, order)))
}
