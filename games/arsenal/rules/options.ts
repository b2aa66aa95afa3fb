import { ok, refuse, type Seat, type Verdict } from '@muster/table'
import type { CardFunction } from '../content/grammar.ts'
import type { Card } from '../content/schema.ts'
import { everyTarget, strikeVerdict } from './attack.ts'
import { costOf } from './effects/standing.ts'
import { targetsFor } from './effects/targets.ts'
import { mostEnergy, type Payment } from './energy.ts'
import { faceOf, mechId, permanentOf, playerOf, seatOfMech } from './lookup.ts'
import { hasRoom } from './object.ts'
import type { Item, State } from './state.ts'

/** Something a player with initiative can declare, or not. */
export type Act = { readonly do: 'pass' } | { readonly do: 'end' } | Paid
/** What may cost Energy, and how it is paid where not by marking first. */
export type Paid = (Move | Play | Use) & { readonly way?: Payment }
type Move = { readonly do: 'move' }
type Aim = { readonly target?: string | undefined; readonly x?: number | undefined; readonly way?: Payment }
export type Play = Aim & { readonly do: 'play'; readonly card: string }
export type Use = Aim & { readonly do: 'use'; readonly from: string; readonly index: number }

export const PASS = Object.freeze({ do: 'pass' } as const)
export const END = Object.freeze({ do: 'end' } as const)
export const MOVE = Object.freeze({ do: 'move' } as const)

/** A window: who has initiative, whether nothing waits and the seat may act freely on its own turn, or whose lap it is. */
export type Window = { readonly state: State; readonly seat: Seat; readonly free: boolean; readonly lapOf?: Item }

/** AR-R-66: whoever declared the item of this lap left while the seat was asked; with the item its lap is over. */
export const isLapOver = ({ state, lapOf }: Window): boolean => lapOf !== undefined && !state.stack.includes(lapOf)

const notOwnTurn = refuse('AR-PLAY-1', 'a card that is not Instant can be played only on your own turn')
const somethingWaits = refuse('AR-PLAY-2', 'a card that is not Instant can be played only while nothing waits')
const endStep = refuse('AR-END-5', 'in the end step you can only play Instants and use functions')
export const tooDear = refuse('AR-PLAY-5', 'you cannot pay the Energy for it')
const placementFull = refuse('AR-OBJECT-11', 'the placement is full')
const isMarked = refuse('AR-MARK-3', 'the card is already marked')
const wrongTime = refuse('AR-FUNCTION-5', 'the function cannot be used at this time')

/** Whether the end of the turn has been declared. */
export const isEndStep = ({ phase }: State): boolean => phase === 'end' || phase === 'closing'

/** AR-PLAY-1 to AR-PLAY-3, AR-END-5: whether a card can be played at this moment. */
function timingVerdict({ state, seat, free }: Window, card: Card): Verdict {
  if (card.instant || free) return ok
  if (state.turn !== seat) return notOwnTurn
  return isEndStep(state) ? endStep : somethingWaits
}

/** Timing, placement and cost of a card in hand: everything but its target. */
export function cardVerdict(window: Window, card: Card, x = 0): Verdict {
  const { state, seat } = window
  const timing = timingVerdict(window, card)
  if (timing) return timing
  if (card.type === 'object' && card.placement && !hasRoom(state, seat, card.placement)) return placementFull
  return costOf(state, seat, card, x) > mostEnergy(playerOf(state, seat).energy) ? tooDear : ok
}

/** The most that can be paid with eight Energy cards (AR-ENERGY-8). */
export const MOST_X = 16

/** The numbers X can be: from 0 to what can be paid (AR-R-54). */
function valuesOfX(
  state: State,
  seat: Seat,
  isX: boolean,
  costFor: (x: number) => number,
): readonly (number | undefined)[] {
  if (!isX) return NO_X
  const most = mostEnergy(playerOf(state, seat).energy)
  const values: number[] = []
  for (let x = 0; x <= MOST_X && costFor(x) <= most; x++) values.push(x)
  return values
}
const NO_X: readonly undefined[] = [undefined]

/** Adds what can be played of one card of the hand; most cards of a window fall at the first question. */
export function addPlays(options: Act[], window: Window, id: string): void {
  const { state, seat, free } = window
  const card = state.content.cards[id] as Card
  if ((!free && !card.instant) || cardVerdict(window, card)) return
  const targets = aimsOf(state, seat, card)
  if (targets.length === 0) return
  for (const x of valuesOfX(state, seat, card.cost === 'X', (value) => costOf(state, seat, card, value)))
    for (const target of targets) options.push({ do: 'play', card: id, target, x })
}

const UNAIMED: readonly undefined[] = [undefined]

/** What a card can be aimed at; a list of nothing where it needs no target. */
function aimsOf(state: State, seat: Seat, card: Card): readonly (string | undefined)[] {
  if (card.type === 'attack')
    return everyTarget(state).filter((target) => strikeVerdict(state, seat, card, target) === ok)
  if (card.type === 'action' && card.target) return targetsFor(state, seat, card.target, undefined)
  return UNAIMED
}

/** The card whose function it is: the player's Mech or a card in play. */
export const cardOfUse = (state: State, seat: Seat, { from }: Pick<Use, 'from'>): string =>
  seatOfMech(from) >= 0 ? playerOf(state, seat).mech : (permanentOf(state, from)?.card ?? '')

export const functionOfUse = (state: State, seat: Seat, use: Pick<Use, 'from' | 'index'>): CardFunction =>
  faceOf(state, cardOfUse(state, seat, use)).functions[use.index] as CardFunction

/** AR-FUNCTION-2: the Energy a function costs. */
export const energyOf = ({ cost }: CardFunction, x = 0): number => (cost?.energy === 'X' ? x : (cost?.energy ?? 0))

/** AR-FUNCTION-2 to AR-FUNCTION-5: time and cost of a function. */
export function functionVerdict(state: State, seat: Seat, from: string, one: CardFunction, x = 0): Verdict {
  const { cost, only } = one
  if (only && (only === 'your-turn') !== (state.turn === seat)) return wrongTime
  const marked = seatOfMech(from) >= 0 ? playerOf(state, seat).marked : (permanentOf(state, from)?.marked ?? true)
  if (cost?.mark && marked) return isMarked
  return energyOf(one, x) > mostEnergy(playerOf(state, seat).energy) ? tooDear : ok
}

/** AR-FUNCTION-9: the cards whose functions a player may use: the player's Mech and the cards in play it controls. */
export function facesOf(state: State, seat: Seat): (readonly [from: string, card: string])[] {
  const faces: (readonly [from: string, card: string])[] = [[mechId(seat), playerOf(state, seat).mech]]
  for (const one of state.inPlay) if (one.controller === seat) faces.push([one.id, one.card])
  return faces
}

/** Adds the functions of a card in play, or the Mech, that can be used. */
export function addUses(options: Act[], { state, seat }: Window, from: string, card: string): void {
  const { functions } = faceOf(state, card)
  for (let index = 0; index < functions.length; index++) {
    const one = functions[index] as CardFunction
    if (one.on !== 'use' || functionVerdict(state, seat, from, one)) continue
    const targets = one.target ? targetsFor(state, seat, one.target, from) : UNAIMED
    for (const x of valuesOfX(state, seat, one.cost?.energy === 'X', (value) => value))
      for (const target of targets) options.push({ do: 'use', from, index, target, x })
  }
}

/** AR-R-5: whether a seat has a function it could pay for: open information. */
export function hasPayableFunction(state: State, seat: Seat): boolean {
  for (const [from, card] of facesOf(state, seat))
    for (const one of faceOf(state, card).functions)
      if (one.on === 'use' && functionVerdict(state, seat, from, one) === ok) return true
  return false
}
