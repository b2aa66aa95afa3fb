import type { Seat } from '@muster/table'
import { statOf } from '../rules/effects/standing.ts'
import { locksOf } from '../rules/lockon.ts'
import { areRivals, cardNamed, mechId, mechOf, objectCard, playerOf } from '../rules/lookup.ts'
import { bonusAt, rangeTo } from '../rules/range.ts'
import type { Permanent, State } from '../rules/state.ts'

/** The weight of each thing a position is judged by; a whole Mech is worth 30. */
const WEIGHTS = {
  health: 30,
  hurt: 30,
  energy: 0.3,
  burned: 0.6,
  card: 0.55,
  reserve: 0.05,
  lock: 0.7,
  inPlay: 1.2,
  pool: 0.15,
  aim: 0.7,
  far: 0.5,
  beaten: 12,
}

/** AR-LOSE-8: a position without an end; who is out is worth the place taken, so that nobody decides a game by indifference. */
export function value(state: State, seat: Seat): number {
  return compared(
    state,
    seat,
    (rivals) => WEIGHTS.health * health(state, seat) + means(state, seat) + prospects(state, seat, rivals),
    (other) => WEIGHTS.hurt * health(state, other) + means(state, other),
  )
}

/** What a seat has against what its rivals have, the strongest above all; nothing while decks are chosen (AR-DECK-13). */
export function compared(
  state: State,
  seat: Seat,
  own: (rivals: readonly Seat[]) => number,
  theirs: (rival: Seat) => number,
): number {
  if (state.phase === 'decks') return 0
  if (playerOf(state, seat).out) return -500 + 50 * state.lost.findIndex((group) => group.includes(seat))
  const rivals = [...state.players.keys()].filter(
    (other) => !playerOf(state, other).out && areRivals(state, other, seat),
  )
  if (rivals.length === 0) return 500
  const worths = rivals.map(theirs)
  const mean = worths.reduce((sum, one) => sum + one, 0) / worths.length
  return own(rivals) - (Math.max(...worths) + mean) / 2 + WEIGHTS.beaten * state.lost.length
}

export const health = (state: State, seat: Seat): number => 1 - playerOf(state, seat).damage / mechOf(state, seat).hp

/** Energy, cards, locks, cards in play and dice left: what everybody can see. */
function means(state: State, seat: Seat): number {
  const { energy, hand, reserve, pools } = playerOf(state, seat)
  let sum = WEIGHTS.energy * energy.ready - WEIGHTS.burned * energy.burned
  sum += WEIGHTS.card * Math.min(hand.cards.length, statOf(state, seat, 'hand'))
  sum += WEIGHTS.reserve * Math.min(reserve.cards.length, 24)
  sum += WEIGHTS.lock * Math.min(2, locksOf(state, seat).length)
  sum += WEIGHTS.pool * (pools.attack + pools.evasion + pools.armor)
  for (const one of state.inPlay) {
    if (one.controller !== seat) continue
    sum += WEIGHTS.inPlay * (0.5 + soundness(state, one) / 2)
  }
  return sum
}

/** How much is left of a card in play: all of what cannot be damaged. */
export function soundness(state: State, one: Permanent): number {
  const object = objectCard(state, one)
  return object ? (object.hp - one.damage) / object.hp : 1
}

/** Attacks in one's own hand that could be aimed from here, and how far the nearest rival is. */
function prospects(state: State, seat: Seat, rivals: readonly Seat[]): number {
  let aims = 0
  for (const id of new Set(playerOf(state, seat).hand.cards)) {
    const card = cardNamed(state, id)
    if (card.type !== 'attack') continue
    if (rivals.some((other) => bonusAt(state, seat, card, mechId(other)) !== undefined)) aims++
  }
  const nearest = Math.min(...rivals.map((other) => rangeTo(state, seat, mechId(other))))
  return WEIGHTS.aim * Math.min(5, aims) - WEIGHTS.far * Math.max(0, nearest - 2)
}
