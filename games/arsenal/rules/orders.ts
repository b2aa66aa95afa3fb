import type { AnyQuestion, Seat } from '@muster/table'
import type { TableOptions } from './config.ts'
import type { STOP } from './discard.ts'
import { keeps } from './keeps.ts'
import { aimedAt, controllerOf, itemOf, seatOfPlayer } from './lookup.ts'
import type { Act } from './options.ts'
import type { State } from './state.ts'

/**
 * AR-R-5: standing orders. They belong to a seat and are carried out on its behalf by whoever runs the table; the rules ask
 * every seat at every window all the same, so neither a record nor a rival can tell an order from a decision.
 */
export type Orders = {
  /**
   * What is passed: windows in which nothing that could be played would do anything that cannot be done later as well,
   * windows without anything to play, everything that can be passed until one's own turn, or nothing.
   */
  readonly pass: 'when-idle' | 'nothing-playable' | 'until-my-turn' | 'never'
  /** Windows to stop at whatever else is ordered. */
  readonly stopWhenTargeted: boolean
  readonly stopAtTurnEnd: boolean
  /** Whether a pass that looked at the hand waits for the window's pace, as a person's does, or is given at once. */
  readonly secret: boolean
}

/** What a seat begins with: it passes while it has nothing it could play. */
export const firstOrders = ({ passPrompts }: Pick<TableOptions, 'passPrompts'>): Orders => ({
  pass: 'nothing-playable',
  stopWhenTargeted: false,
  stopAtTurnEnd: false,
  secret: passPrompts === 'ask-always',
})

/** Windows are shown this long (in milliseconds) before a pass is told to the others. */
export const WINDOW_PACE = 1500

/** What orders say to a question: the pass, and whether only what everybody sees led to it. */
export type Ordered = { readonly answer: Act | typeof STOP; readonly open: boolean }

/** Whether a question is a window: somebody has initiative and may pass. */
export const isWindow = ({ words, form, ...rest }: AnyQuestion): boolean =>
  words.ask === 'act' && form === 'one' && 'pass' in rest && rest.pass !== undefined

/** AR-DISCHARGE-5: whether a question is the one for further cards to scrap, which need not be any. */
const isScrap = ({ words, form, ...rest }: AnyQuestion): boolean =>
  words.ask === 'scrap' && form === 'one' && 'pass' in rest && rest.pass !== undefined

/** The answer a seat's orders give in its place, if they give one. */
export function orderedAnswer(state: State, seat: Seat, question: AnyQuestion, orders: Orders): Ordered | undefined {
  if (question.form !== 'one' || orders.pass === 'never') return undefined
  if (isScrap(question))
    return orders.pass === 'until-my-turn' && state.turn !== seat ? { answer: question.pass, open: true } : undefined
  if (!isWindow(question)) return undefined
  if (orders.stopWhenTargeted && isTargeted(state, seat)) return undefined
  if (orders.stopAtTurnEnd && isTurnEnd(state)) return undefined
  if (orders.pass === 'until-my-turn') return state.turn === seat ? undefined : { answer: question.pass, open: true }
  const acts = question.options as readonly Act[]
  const isPassed = orders.pass === 'when-idle' ? isIdle(state, seat, acts) : acts.length === 1
  return isPassed ? { answer: question.pass, open: false } : undefined
}

/** Whether nothing among what could be declared matters now: nothing is aimed at the seat, and all of it keeps. */
function isIdle(state: State, seat: Seat, acts: readonly Act[]): boolean {
  return (
    acts.length === 1 || (!isTargeted(state, seat) && acts.every((act) => act.do === 'pass' || keeps(state, seat, act)))
  )
}

/** Whether something that waits is aimed at a player or at anything the player controls. */
export function isTargeted(state: State, seat: Seat): boolean {
  const concerns = (id: string): boolean => {
    const player = seatOfPlayer(id)
    return (player >= 0 ? player : (itemOf(state, id)?.seat ?? controllerOf(state, id))) === seat
  }
  return state.stack.some((item) => !item.resolving && aimedAt(item).some(concerns))
}

export const isTurnEnd = ({ stack }: State): boolean => stack.some(({ kind }) => kind === 'end')

/**
 * When an answer in a window is told to the others. A pass is held until the window's pace is over, whether a person or an
 * order gave it, so that the time it takes says nothing about the hand; what was ordered from open information is not held.
 */
export function releaseAt(opened: number, decided: number, ordered: Ordered | undefined, { secret }: Orders): number {
  if (ordered && (ordered.open || !secret)) return decided
  return Math.max(decided, opened + WINDOW_PACE)
}
