import type { Hex } from '@muster/space'
import type { Seat } from '@muster/table'
import { isAllowed, isBanned } from './effects/standing.ts'
import { labelOf, mapOf } from './lookup.ts'
import type { Battle } from './state.ts'
import type { Table } from './table.ts'

export const NOBODY = -1

/** BB-OBJECTIVE-1 to BB-OBJECTIVE-7: after a turn, whoever has more fighters within 1 hex of an objective gains control of it. */
export function checkObjectives(table: Table, battle: Battle): void {
  const { objectiveHexes } = mapOf(battle)
  for (let index = 0; index < objectiveHexes.length; index++) {
    const ahead = advantageNear(battle, objectiveHexes[index] as Hex)
    if (ahead !== 0) takeControl(table, battle, index, ahead > 0 ? 0 : 1, 'BB-OBJECTIVE-2')
  }
}

/** How many more fighters of seat 0 than of seat 1 are within 1 hex; each counts one unless a card says otherwise. */
function advantageNear(battle: Battle, hex: Hex): number {
  const { distances, size } = mapOf(battle).board
  let ahead = 0
  for (const fighter of battle.fighters) {
    if (fighter.hex < 0 || (distances[fighter.hex * size + hex] as number) > 1) continue
    if (isBanned(battle, fighter, 'holds-no-objective', 'counts-double')) continue
    const weight = isAllowed(battle, fighter, 'counts-double') ? 2 : 1
    ahead += fighter.seat === 0 ? weight : -weight
  }
  return ahead
}

export function takeControl(table: Table, battle: Battle, objective: number, seat: Seat, rule: string): void {
  if (battle.control[objective] === seat) return
  battle.control[objective] = seat
  const hex = mapOf(battle).objectives[objective]?.hex as number
  table.tell({ event: 'control', rule, objective: labelOf(battle, hex), seat })
}

export function objectivesOf(battle: Battle, seat: Seat): number {
  return battle.control.filter((holder) => holder === seat).length
}
