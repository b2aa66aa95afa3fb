import { ok, refuse, type Seat, type Verdict } from '@muster/table'
import type { CardFunction, Target } from '../content/grammar.ts'
import { actKey } from './act-key.ts'
import { everyTarget, strikeVerdict } from './attack.ts'
import { everyAim, targetVerdict } from './effects/targets.ts'
import { asksForPayment } from './energy.ts'
import { cardNamed, controllerOf, faceOf, playerOf } from './lookup.ts'
import { moveVerdict } from './move.ts'
import {
  type Act,
  cardVerdict,
  END,
  facesOf,
  functionOfUse,
  functionVerdict,
  isEndStep,
  isLapOver,
  MOST_X,
  MOVE,
  PASS,
  type Paid,
  type Play,
  tooDear,
  type Use,
  type Window,
} from './options.ts'
import type { State } from './state.ts'
import { otherWays } from './ways.ts'

/** What might be thought of in a window, and why it cannot be declared. */

const noTarget = refuse('AR-R-65', 'there is nothing it could be aimed at')
const notAimed = refuse('AR-R-65', 'it is not aimed at anything')
const noAttackTarget = refuse('AR-ATTACK-2', 'an Attack needs a target')
const nothingWaits = refuse('AR-R-66', 'what you could have reacted to is gone, and so is the lap for it')
const notReaction = refuse('AR-MOVE-5', 'a standard move is never a reaction')
const othersMove = refuse('AR-MOVE-4', 'standard moves can be made only on your own turn')
const endMove = refuse('AR-END-6', 'no standard move can be made in the end step')
const notEnd = refuse('AR-END-1', 'you can end the turn only on your own turn, while nothing waits')
const notPass = refuse('AR-END-2', 'your turn goes on until you end it, so there is nothing to pass')
const notInHand = refuse('AR-PLAY-9', 'the card is not in your hand')
const notYours = refuse('AR-FUNCTION-9', 'you control no such card in play')
const noFunction = refuse('AR-FUNCTION-2', 'the card has no such function to use')
const noX = refuse('AR-KEYWORD-22', 'a number is named for X, and only where the cost is X')
const notThatWay = refuse('AR-ENERGY-9', 'it cannot be paid for in that way')
const askedLater = refuse('AR-R-43', 'at this table you are asked how to pay once it is declared')

/** Everything a player might think of declaring, for saying why not. */
export function candidatesOf({ state, seat, free }: Window): Act[] {
  const things = [...new Set([...everyTarget(state), ...everyAim(state)])]
  const plays = [...new Set(playerOf(state, seat).hand.cards)].flatMap((id): Act[] => {
    const card = cardNamed(state, id)
    const x = card.cost === 'X' ? 0 : undefined
    const aimed = card.type === 'attack' || (card.type === 'action' && card.target !== undefined)
    const aims = aimed ? [undefined, ...things] : [undefined]
    return aims.map((target) => ({ do: 'play', card: id, target, x }))
  })
  const uses = facesOf(state, seat).flatMap(([from, card]) =>
    faceOf(state, card).functions.flatMap((one, index): Act[] => {
      if (one.on !== 'use') return []
      const x = one.cost?.energy === 'X' ? 0 : undefined
      const aims = one.target ? [undefined, ...things] : [undefined]
      return aims.map((target) => ({ do: 'use', from, index, target, x }))
    }),
  )
  return [MOVE, ...plays, ...uses, free ? END : PASS]
}

/** AR-R-64: whether anything a key can say may be declared now. */
export function actVerdict(act: Act, window: Window): Verdict {
  switch (act.do) {
    case 'pass':
      return window.free ? notPass : ok
    case 'end':
      return window.free ? ok : notEnd
    default:
      return isLapOver(window) ? nothingWaits : (declaredVerdict(act, window) ?? wayVerdict(act, window))
  }
}

function declaredVerdict(act: Paid, window: Window): Verdict {
  const { state, seat, free } = window
  switch (act.do) {
    case 'move':
      return free ? moveVerdict(state, seat) : notNow(state, seat)
    case 'play':
      return playVerdict(act, window)
    case 'use':
      return useVerdict(act, window)
  }
}

function notNow(state: State, seat: Seat): Verdict {
  if (state.turn !== seat) return othersMove
  return isEndStep(state) ? endMove : notReaction
}

function playVerdict(act: Play, window: Window): Verdict {
  const { state, seat } = window
  if (!playerOf(state, seat).hand.cards.includes(act.card)) return notInHand
  const card = cardNamed(state, act.card)
  const verdict = xVerdict(card.cost === 'X', act) ?? cardVerdict(window, card, act.x)
  if (verdict) return verdict
  if (card.type === 'attack')
    return act.target === undefined ? noAttackTarget : strikeVerdict(state, seat, card, act.target)
  return aimVerdict(window, card.type === 'action' ? card.target : undefined, act, undefined)
}

function useVerdict(act: Use, window: Window): Verdict {
  const { state, seat } = window
  if (controllerOf(state, act.from) !== seat) return notYours
  const one: CardFunction | undefined = functionOfUse(state, seat, act)
  if (one?.on !== 'use') return noFunction
  const verdict = xVerdict(one.cost?.energy === 'X', act) ?? functionVerdict(state, seat, act.from, one, act.x)
  return verdict ?? aimVerdict(window, one.target, act, act.from)
}

function xVerdict(isX: boolean, { x }: Play | Use): Verdict {
  if (isX !== (x !== undefined)) return noX
  return x !== undefined && x > MOST_X ? tooDear : ok
}

function aimVerdict(
  { state, seat }: Window,
  spec: Target | undefined,
  { target }: Play | Use,
  from: string | undefined,
): Verdict {
  if (!spec) return target === undefined ? ok : notAimed
  return target === undefined ? noTarget : targetVerdict(state, seat, spec, target, from)
}

function wayVerdict({ way, ...act }: Paid, window: Window): Verdict {
  if (!way) return ok
  if (asksForPayment(window.state)) return askedLater
  const key = actKey({ ...act, way })
  return otherWays(window, [act]).some((other) => actKey(other) === key) ? ok : notThatWay
}
