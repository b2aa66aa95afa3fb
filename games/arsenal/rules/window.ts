import { type Offer, ok, pickOneOf, type Question, refuse, type Seat, type Verdict, type Words } from '@muster/table'
import { describeDeeds } from '../content/describe/deeds.ts'
import { everyTarget, strikeVerdict } from './attack.ts'
import { everyAim, targetVerdict } from './effects/targets.ts'
import {
  aimNames,
  cardNamed,
  faceOf,
  isOut,
  mechId,
  nameOf,
  playerOf,
  seatName,
  seatOfMech,
  titleOf,
} from './lookup.ts'
import { moveVerdict } from './move.ts'
import { anyOption, furtherOptions, optionNamed, windowOptions } from './offer.ts'
import {
  type Act,
  cardOfUse,
  cardVerdict,
  END,
  facesOf,
  functionOfUse,
  functionVerdict,
  isEndStep,
  MOVE,
  PASS,
  type Play,
  type Use,
  type Window,
} from './options.ts'
import type { Item, State } from './state.ts'
import { costText, wayKey } from './ways.ts'

/** How a window speaks: what might be thought of, why not, and the words for it. */

const noTarget = refuse('AR-R-65', 'there is nothing it could be aimed at')
const noAttackTarget = refuse('AR-ATTACK-2', 'an Attack needs a target')

/** Everything a player might think of declaring, for saying why not. */
function candidatesOf({ state, seat, free }: Window): Act[] {
  const things = [...everyTarget(state), ...everyAim(state)]
  const plays = [...new Set(playerOf(state, seat).hand.cards)].flatMap((id): Act[] => {
    const card = cardNamed(state, id)
    const x = card.cost === 'X' ? 0 : undefined
    const aimed = card.type === 'attack' || (card.type === 'action' && card.target !== undefined)
    const aims = aimed ? [undefined, ...new Set(things)] : [undefined]
    return aims.map((target) => ({ do: 'play', card: id, target, x }))
  })
  const uses = facesOf(state, seat).flatMap(([from, card]) =>
    faceOf(state, card).functions.flatMap((one, index): Act[] => {
      if (one.on !== 'use') return []
      const x = one.cost?.energy === 'X' ? 0 : undefined
      const aims = one.target ? [undefined, ...new Set(things)] : [undefined]
      return aims.map((target) => ({ do: 'use', from, index, target, x }))
    }),
  )
  return [MOVE, ...plays, ...uses, free ? END : PASS]
}

function verdictOf(act: Act, window: Window): Verdict {
  const { state, seat, free } = window
  switch (act.do) {
    case 'move':
      return free ? moveVerdict(state, seat) : notNow(state, seat)
    case 'play': {
      const card = cardNamed(state, act.card)
      const verdict = cardVerdict(window, card, act.x)
      if (verdict) return verdict
      if (card.type === 'attack')
        return act.target === undefined ? noAttackTarget : strikeVerdict(state, seat, card, act.target)
      if (card.type !== 'action' || !card.target) return ok
      return act.target === undefined ? noTarget : targetVerdict(state, seat, card.target, act.target, undefined)
    }
    case 'use': {
      const one = functionOfUse(state, seat, act)
      const verdict = functionVerdict(state, seat, act.from, one, act.x)
      if (verdict || !one.target) return verdict
      return act.target === undefined ? noTarget : targetVerdict(state, seat, one.target, act.target, act.from)
    }
    default:
      return ok
  }
}

const notReaction = refuse('AR-MOVE-5', 'a standard move is never a reaction')
const othersMove = refuse('AR-MOVE-4', 'standard moves are made on the own turn')
const endMove = refuse('AR-END-6', 'no standard move can be made in the end step')

function notNow(state: State, seat: Seat): Verdict {
  if (state.turn !== seat) return othersMove
  return isEndStep(state) ? endMove : notReaction
}

const aimText = (state: State, act: Play | Use) =>
  `${act.x === undefined ? '' : ` for X = ${act.x}`}${act.target === undefined ? '' : ` at ${nameOf(state, act.target)}`}`
const aimKey = (act: Play | Use) =>
  `${act.x === undefined ? '' : ` for ${act.x}`}${act.target === undefined ? '' : ` at ${act.target}`}`

function keyOf(act: Act): string {
  switch (act.do) {
    case 'play':
      return `play ${act.card}${aimKey(act)}${wayKey(act)}`
    case 'use':
      return `use ${act.from}${act.index === 0 ? '' : ` ${act.index + 1}`}${aimKey(act)}${wayKey(act)}`
    case 'move':
      return `move${wayKey(act)}`
    default:
      return act.do
  }
}

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

const windowWords: Words<Act, Window> = {
  ask: 'act',
  rule: 'AR-INIT-2',
  prompt: ({ state, free }) => {
    if (free) return 'Your turn: move, play a card, use a function, or end the turn'
    const top = state.stack.at(-1)
    if (!top) return 'You have initiative: react or pass'
    return `${waitingWords(state, top)}: react or pass`
  },
  key: keyOf,
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
        const title = titleOf(state, cardOfUse(state, seat, act))
        const paid = act.way ? ` (${costText(window, act)})` : ''
        return `${title}: ${describeDeeds(functionOfUse(state, seat, act).do)}${paid}${aimText(state, act)}`
      }
    }
  },
  refs: (act) => ('target' in act && act.target !== undefined ? [act.target] : []),
  candidates: candidatesOf,
  verdict: verdictOf,
  fold: 'Other ways to pay',
}

const windowOffer: Offer<Act, Window> = {
  options: windowOptions,
  further: furtherOptions,
  sample: anyOption,
  read: (key, window) => optionNamed(window, key, keyOf),
}

/** AR-INIT-2, AR-INIT-8: what a seat with initiative declares; where it is not free to act, it may pass. */
export function declaration(state: State, seat: Seat, free: boolean): Question<Act> {
  return pickOneOf(windowWords, windowOffer, { state, seat, free }, free ? undefined : PASS)
}
