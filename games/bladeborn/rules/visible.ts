import { type EdgesBlock, sees } from '@muster/space'
import { isAllowed } from './effects/standing.ts'
import { mapOf } from './lookup.ts'
import type { Battle, Fighter } from './state.ts'

/**
 * BB-VISIBLE-1 to BB-VISIBLE-5, BB-R-44: the straight line between the centres of two hexes passes through no blocked hex.
 * Touching one does not count, and only blocked hexes interrupt. A card that sees through them does so both ways.
 */
export function isVisible(battle: Battle, one: Fighter, other: Fighter): boolean {
  if (sees(mapOf(battle).board, one.hex, other.hex, edgesBlockIn(battle))) return true
  return isAllowed(battle, one, 'sees-through-blocked') || isAllowed(battle, other, 'sees-through-blocked')
}

/** BB-R-44: when a line exactly between two hexes is interrupted. */
export function edgesBlockIn({ options }: Battle): EdgesBlock {
  return options.sightBetweenTwoBlocked === 'visible' ? 'never' : 'both'
}
