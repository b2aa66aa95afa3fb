import { type Hex, neighbours } from '@muster/space'
import type { Seat } from '@muster/table'
import { boardOf, stepsBetween } from '../rules/arena.ts'
import { reachOf } from '../rules/effects/standing.ts'
import { locksOf } from '../rules/lockon.ts'
import { areRivals, cardNamed, playerOf } from '../rules/lookup.ts'
import { moveCost } from '../rules/move.ts'
import { bandOf } from '../rules/range.ts'
import type { State } from '../rules/state.ts'

/** What an Energy card is worth, and a card in hand. */
export const ENERGY = 0.3
export const CARD = 0.5

/** Attacks of the hand that could be aimed at a rival from a hex. */
export function aimsFrom(state: State, seat: Seat, hex: Hex): number {
  const reach = reachOf(state, seat)
  let aims = 0
  for (const id of new Set(playerOf(state, seat).hand.cards)) {
    const card = cardNamed(state, id)
    if (card.type !== 'attack') continue
    const fits = state.players.some(({ out, hex: other }, rival) => {
      if (out || !areRivals(state, rival, seat)) return false
      const band = bandOf(stepsBetween(state, hex, other), reach)
      return band !== undefined && card.ranges[band] !== undefined
    })
    if (fits) aims += card.guided && locksOf(state, seat).length === 0 ? 0.4 : 1
  }
  return aims
}

export const nearest = (state: State, seat: Seat, hex: Hex): number => {
  let least = 99
  state.players.forEach(({ out, hex: other }, rival) => {
    if (!out && areRivals(state, rival, seat)) least = Math.min(least, stepsBetween(state, hex, other))
  })
  return least
}

export const worthOfHex = (state: State, seat: Seat, hex: Hex): number =>
  0.7 * Math.min(5, aimsFrom(state, seat, hex)) - 0.5 * Math.max(0, nearest(state, seat, hex) - 2)

/** What the best standard move gains. */
export function weighMove(state: State, seat: Seat): number {
  const here = playerOf(state, seat).hex
  let best = Number.NEGATIVE_INFINITY
  for (const hex of neighbours(boardOf(state), here)) best = Math.max(best, worthOfHex(state, seat, hex))
  return best - worthOfHex(state, seat, here) - 0.15 - (moveCost(state, seat) ?? 0) * ENERGY
}
