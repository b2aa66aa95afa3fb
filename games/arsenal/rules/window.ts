import { type Offer, pickOneOf, type Question, type Seat, type Words } from '@muster/table'
import { describeDeeds } from '../content/describe/deeds.ts'
import { actKey, parseAct } from './act-key.ts'
import { nameOfPayment } from './energy.ts'
import { cardNamed, isOut, mechId, pointedAt, seatOfMech } from './lookup.ts'
import { aimNames, nameOf, seatName, titleOf } from './names.ts'
import { anyOption, furtherOptions, optionNamed, windowOptions } from './offer.ts'
import { type Act, cardOfUse, functionOfUse, isLapOver, PASS, type Play, type Use, type Window } from './options.ts'
import type { Item, State } from './state.ts'
import { costText } from './ways.ts'
import { actVerdict, candidatesOf } from './why-not.ts'

/** How a window speaks. */

const aimText = (state: State, act: Play | Use) =>
  `${act.x === undefined ? '' : ` for X = ${act.x}`}${act.target === undefined ? '' : ` at ${nameOf(state, act.target)}`}`
/** What waits, as one says it: "Stone Helix plays Heavy Beam at Longwatch". */
function waitingWords(state: State, item: Item): string {
  const { kind, seat, card = '', from = '' } = item
  const who = isOut(state, seat) ? seatName(state, seat) : nameOf(state, mechId(seat))
  const aims = aimNames(state, item)
  const at = aims.length === 0 ? '' : ` at ${aims.join(', ')}`
  switch (kind) {
    case 'move':
      return `${who} makes a standard move`
    case 'end':
      return `${who} ends the turn`
    case 'card':
      return `${who} plays ${titleOf(state, card)}${at}`
    case 'copy':
      return `${titleOf(state, card)} of ${who} fires again${at}`
    case 'function':
    case 'trigger':
      return `${who} uses ${seatOfMech(from) >= 0 ? 'its own function' : titleOf(state, card)}${at}`
  }
}

/** What options are together: the card or function they play, whatever it is aimed at and however it is paid for. */
function groupOf(act: Act, { state, seat }: Window): string {
  switch (act.do) {
    case 'pass':
      return 'Pass'
    case 'end':
      return 'End your turn'
    case 'move':
      return 'Standard move'
    case 'play':
      return titleOf(state, act.card)
    case 'use':
      return titleOf(state, cardOfUse(state, seat, act))
  }
}

/** "Heavy Beam (X = 2) → Stone Helix"; a function says here how it is paid for otherwise. */
function buttonLabel(act: Act, window: Window): string {
  const group = groupOf(act, window)
  if (act.do !== 'play' && act.do !== 'use') return group
  const { x, target } = act
  const notes = [
    ...(x === undefined ? [] : [`X = ${x}`]),
    ...(act.do === 'use' && act.way ? [costText(window, act)] : []),
  ]
  const aim = target === undefined ? '' : ` → ${nameOf(window.state, target)}`
  return `${group}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}${aim}`
}

function detailOf(act: Act, window: Window): string {
  switch (act.do) {
    case 'pass':
      return 'let it resolve'
    case 'end':
      return 'the others may still react'
    case 'move':
      return act.way ? nameOfPayment(act.way) : 'one hex, chosen when it resolves'
    case 'play':
      return costText(window, act)
    case 'use':
      return deedsText(window, act)
  }
}

const deedsText = ({ state, seat }: Window, use: Use): string => describeDeeds(functionOfUse(state, seat, use).do)

/** The card that is played, or what is used and its card; then what it is aimed at, as it stands on the table. */
function refsOf(act: Act, { state, seat }: Window): string[] {
  if (act.do !== 'play' && act.do !== 'use') return []
  const source = act.do === 'play' ? [act.card] : [act.from, cardOfUse(state, seat, act)]
  return act.target === undefined ? source : [...source, pointedAt(act.target)]
}

const windowWords: Words<Act, Window> = {
  ask: 'act',
  doing: 'may act or pass',
  rule: 'AR-INIT-2',
  prompt: (window) => {
    const { state, free } = window
    if (free) return 'Your turn: move, play a card, use a function, or end the turn'
    if (isLapOver(window)) return 'What you could have reacted to is gone'
    const top = state.stack.at(-1)
    if (!top) return 'You have initiative: react or pass'
    return `${waitingWords(state, top)}: react or pass`
  },
  key: actKey,
  text: (act, window) => {
    const { state, seat } = window
    switch (act.do) {
      case 'pass':
        return 'Pass'
      case 'end':
        return 'End your turn'
      case 'move':
        return `Make a standard move${act.way ? ` (${costText(window, act)})` : ''}`
      case 'play':
        return `Play ${titleOf(state, act.card)} (${costText(window, act)})${aimText(state, act)}`
      case 'use': {
        const paid = act.way ? ` (${costText(window, act)})` : ''
        return `${titleOf(state, cardOfUse(state, seat, act))}: ${deedsText(window, act)}${paid}${aimText(state, act)}`
      }
    }
  },
  kind: (act, { state }) => (act.do === 'play' && cardNamed(state, act.card).type === 'attack' ? 'attack' : act.do),
  label: buttonLabel,
  detail: detailOf,
  group: groupOf,
  refs: refsOf,
  candidates: candidatesOf,
  verdict: actVerdict,
  whyNot: (key, window) => {
    const act = parseAct(key)
    return act && actVerdict(act, window)
  },
  fold: 'Other ways to pay',
}

const windowOffer: Offer<Act, Window> = {
  options: windowOptions,
  further: furtherOptions,
  sample: anyOption,
  read: (key, window) => optionNamed(window, key),
}

/** AR-INIT-2, AR-INIT-8: what a seat with initiative declares; where it is not free to act, it may pass. */
export function declaration(state: State, seat: Seat, free: boolean, lapOf?: Item): Question<Act> {
  const window = { state, seat, free, ...(lapOf && { lapOf }) }
  return pickOneOf(windowWords, windowOffer, window, free ? undefined : PASS)
}
