import { ok, type Random } from '@muster/table'
import { actKey, parseAct } from './act-key.ts'
import { mechId, permanentOf, playerOf } from './lookup.ts'
import { moveVerdict } from './move.ts'
import { type Act, addPlays, addUses, END, isLapOver, MOVE, PASS, type Window } from './options.ts'
import type { Permanent } from './state.ts'
import { otherWays } from './ways.ts'

/** What a window offers: all of it, any one thing, or the one with a given key. */

/** The places options come from: the standard move, the hand, the Mech, and all cards in play. */
const placesOf = (window: Window): number =>
  isLapOver(window) ? 0 : playerOf(window.state, window.seat).hand.cards.length + 2 + window.state.inPlay.length

function addFrom(place: number, options: Act[], window: Window): void {
  const { state, seat, free } = window
  const { hand, mech } = playerOf(state, seat)
  if (place === 0) {
    if (free && moveVerdict(state, seat) === ok) options.push(MOVE)
  } else if (place <= hand.cards.length) {
    const id = hand.cards[place - 1] as string
    // Two copies are one option.
    if (hand.cards.indexOf(id) === place - 1) addPlays(options, window, id)
  } else if (place === hand.cards.length + 1) addUses(options, window, mechId(seat), mech)
  else {
    const { id, card, controller } = state.inPlay[place - hand.cards.length - 2] as Permanent
    if (controller === seat) addUses(options, window, id, card)
  }
}

/** The options of a window in order: move, cards as they lie in hand, functions, then end (free) or pass. */
export function windowOptions(window: Window): Act[] {
  const options: Act[] = []
  const places = placesOf(window)
  for (let place = 0; place < places; place++) addFrom(place, options, window)
  options.push(window.free ? END : PASS)
  return options
}

/** AR-ENERGY-9: the same again, paid for in every other way. */
export const furtherOptions = (window: Window): Act[] => otherWays(window, windowOptions(window))

/** Any one option, come by without most others: what is offered at a random place, or the next that offers something. */
export function anyOption(window: Window, random: Random): Act {
  const options: Act[] = []
  const places = placesOf(window)
  for (let place = places > 0 ? random.below(places + 1) : 0; place < places; place++) {
    addFrom(place, options, window)
    if (options.length > 0) return options[random.below(options.length)] as Act
  }
  return window.free ? END : PASS
}

/** The option with a key, looked for only where it would be. */
export function optionNamed(window: Window, key: string): Act | undefined {
  const act = parseAct(key)
  const options: Act[] = []
  if (isLapOver(window)) return act?.do === 'pass' ? PASS : undefined
  if (act?.do === 'play') addPlaysOf(act.card, options, window)
  else if (act?.do === 'use') addUsesOf(act.from, options, window)
  else if (act?.do === 'move') addFrom(0, options, window)
  else options.push(window.free ? END : PASS)
  const paidOtherwise = act !== undefined && 'way' in act
  return (paidOtherwise ? otherWays(window, options) : options).find((option) => actKey(option) === key)
}

function addPlaysOf(card: string, options: Act[], window: Window): void {
  const { state, seat } = window
  if (playerOf(state, seat).hand.cards.includes(card)) addPlays(options, window, card)
}

function addUsesOf(id: string, options: Act[], window: Window): void {
  const { state, seat } = window
  if (id === mechId(seat)) return addUses(options, window, id, playerOf(state, seat).mech)
  const own = permanentOf(state, id)
  if (own?.controller === seat) addUses(options, window, id, own.card)
}
