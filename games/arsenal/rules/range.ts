import type { Seat } from '@muster/table'
import type { Band } from '../content/grammar.ts'
import type { Attack } from '../content/schema.ts'
import { stepsBetween } from './arena.ts'
import { reachOf } from './effects/standing.ts'
import { hexOf, playerOf } from './lookup.ts'
import type { State } from './state.ts'

const NEAR: readonly Band[] = ['melee', 'short', 'medium', 'long']

/** AR-ATTACK-6 to AR-ATTACK-12: the band of a distance, for a player whose extended range reaches so far. */
export function bandOf(steps: number, reach: number): Band | undefined {
  return NEAR[steps] ?? (steps <= reach ? 'extended' : undefined)
}

/** AR-ATTACK-5: from the attacker's own Mech to the target, in hexes. */
export function rangeTo(state: State, seat: Seat, target: string): number {
  return stepsBetween(state, playerOf(state, seat).hex, hexOf(state, target))
}

/** AR-ATTACKCARD-2, AR-ATTACKCARD-3, AR-R-55: the defender's dice at the present range; undefined where not playable. */
export function bonusAt(state: State, seat: Seat, attack: Attack, target: string): number | undefined {
  const steps = rangeTo(state, seat, target)
  const band = NEAR[steps] ?? bandOf(steps, reachOf(state, seat))
  return band && attack.ranges[band]
}
