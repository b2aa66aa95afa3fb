import type { Hex } from '@muster/space'
import type { Seat } from '@muster/table'
import type { Deed, DeedName, Thing, Who } from '../../content/grammar.ts'
import { settleLocks } from '../lockon.ts'
import {
  areRivals,
  clockwise,
  controllerOf,
  hexOf,
  isOut,
  isOver,
  itemOf,
  mechId,
  playerOf,
  seatOfPlayer,
} from '../lookup.ts'
import type { State } from '../state.ts'
import type { Table } from '../table.ts'
import { verbs } from './verbs.ts'

/** A card or function being carried out: for whom, with which X, aimed at what, and where its card stands or stood. */
export type Effect = {
  readonly seat: Seat
  readonly x: number
  readonly target: string | undefined
  readonly source: string
  /** The card in play (or Mech) it belongs to; none for cards played from hand. */
  readonly from: string | undefined
  /** Where an Autonomous Object stood last, should it be gone; -1 for everything that is with the Mech. */
  readonly hex: Hex
  readonly radius: number
}

/** One word of the vocabulary. Its schema stands in content/grammar.ts, its text in content/describe.ts. */
export type Verb<Args> = (table: Table, state: State, args: Args, effect: Effect) => void
export type Verbs = { readonly [Name in DeedName]: Verb<Extract<Deed, Record<Name, unknown>>[Name]> }

/** AR-R-61: carries out deeds in order; each does what it still can. */
export function perform(table: Table, state: State, deeds: readonly Deed[], effect: Effect): void {
  for (const deed of deeds) {
    if (isOver(state) || isOut(state, effect.seat)) return
    for (const name in deed)
      (verbs()[name as DeedName] as Verb<unknown>)(table, state, deed[name as keyof Deed], effect)
    settleLocks(table, state)
  }
}

/** The player something aimed at belongs to; undefined where it is gone. */
function seatAimedAt(state: State, { target }: Effect): Seat | undefined {
  if (target === undefined) return undefined
  const player = seatOfPlayer(target)
  const seat = player >= 0 ? player : (itemOf(state, target)?.seat ?? controllerOf(state, target))
  return seat < 0 || isOut(state, seat) ? undefined : seat
}

/** The players a deed speaks of, clockwise from the active player. */
export function seatsOf(state: State, who: Who, effect: Effect): Seat[] {
  switch (who) {
    case 'me':
      return [effect.seat]
    case 'target': {
      const seat = seatAimedAt(state, effect)
      return seat === undefined ? [] : [seat]
    }
    case 'rivals':
      return clockwise(state, state.turn).filter((seat) => areRivals(state, seat, effect.seat))
    case 'everyone':
      return clockwise(state, state.turn)
  }
}

/** The Mech or Object a deed speaks of; a player aimed at stands for the Mech. */
export function thingOf(state: State, thing: Thing, effect: Effect): string | undefined {
  if (thing === 'me') return mechId(effect.seat)
  const { target } = effect
  if (target === undefined) return undefined
  const player = seatOfPlayer(target)
  if (player >= 0) return isOut(state, player) ? undefined : mechId(player)
  return controllerOf(state, target) < 0 ? undefined : target
}

/** AR-KEYWORD-20, AR-R-51, AR-R-60: the middle of a Radius is where the card is now, or was last. */
export function placeOf(state: State, { seat, from, hex }: Effect): Hex {
  const now = from === undefined ? -1 : hexOf(state, from)
  if (now >= 0) return now
  return hex >= 0 ? hex : playerOf(state, seat).hex
}
