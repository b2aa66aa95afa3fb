import type { Until } from '@muster/reaction'
import type { Seat } from '@muster/table'
import type { Battle } from '../state.ts'
import { combatForce } from './force.ts'

function isEmpty(counts: Battle['counts']): boolean {
  for (const _ in counts) return false
  return true
}

/** What happens once in an activation may happen again in the next. */
export function forgetOnce(battle: Battle): void {
  if (isEmpty(battle.counts)) return
  const kept = Object.entries(battle.counts).filter(([what]) => !what.endsWith('once activation'))
  battle.counts = Object.fromEntries(kept)
}

/** What lasted until now is over: for everybody, or what the cards of one player do. */
export function endLasting(battle: Battle, until: Until, owner?: Seat): void {
  if (battle.lasting.length === 0) return
  const left = battle.lasting.filter((one) => one.until !== until || (owner !== undefined && one.owner !== owner))
  if (left.length === battle.lasting.length) return
  battle.lasting = left
  combatForce.changed(battle)
}
