import { distance, type Hex } from '@muster/space'
import { isEnemy, mapOf } from './lookup.ts'
import type { Battle, Fighter } from './state.ts'

/** BB-DISTANCE-1, BB-DISTANCE-2: steps of a shortest path of adjacent hexes, straight across whatever lies there (BB-R-43). */
export function hexesBetween(battle: Battle, one: Hex, other: Hex): number {
  return distance(mapOf(battle).board, one, other)
}

/** BB-DISTANCE-3: within N hexes is N or less, the same hex included. */
export function isWithinHexes(battle: Battle, one: Hex, other: Hex, hexes: number): boolean {
  return hexesBetween(battle, one, other) <= hexes
}

/** Whether an enemy fighter stands next to a fighter. */
export function isEngaged(battle: Battle, fighter: Fighter): boolean {
  const { board } = mapOf(battle)
  for (const other of battle.fighters)
    if (other.hex >= 0 && isEnemy(other, fighter) && board.distances[other.hex * board.size + fighter.hex] === 1)
      return true
  return false
}
