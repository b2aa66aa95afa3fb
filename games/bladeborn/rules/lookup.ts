import type { Hex } from '@muster/space'
import { invariant, type Seat } from '@muster/table'
import type { BattleCard, FighterCard, Warband, Weapon } from '../content/cards.ts'
import type { BattleMap } from '../content/maps.ts'
import type { Battle, Fighter, Side } from './state.ts'

/** Finding things in a battle. No rules here. */

export const opponentOf = (seat: Seat): Seat => 1 - seat

export function mapOf(battle: Battle): BattleMap {
  return battle.content.maps[battle.card] as BattleMap
}

export function battleCardOf(battle: Battle): BattleCard {
  return battle.content.battles[battle.card] as BattleCard
}

export function cardOf(battle: Battle, fighter: Fighter): FighterCard {
  return battle.content.fighters[fighter.card] as FighterCard
}

export function warbandOf(battle: Battle, seat: Seat): Warband {
  return battle.content.warbands[sideOf(battle, seat).warband] as Warband
}

export function sideOf(battle: Battle, seat: Seat): Side {
  return battle.sides[seat] as Side
}

/** The map's player, A (0) or B (1), that a seat is (BB-SETUP-17). */
export function playerOf(battle: Battle, seat: Seat): 0 | 1 {
  const { player } = sideOf(battle, seat)
  invariant(player !== undefined, 'the first placement decides who is player A')
  return player as 0 | 1
}

export function fighterOf(battle: Battle, id: string): Fighter {
  const fighter = battle.fighters.find((one) => one.id === id)
  invariant(fighter, `there is no fighter ${id}`)
  return fighter
}

export function weaponOf(battle: Battle, fighter: Fighter, id: string): Weapon {
  const weapon = cardOf(battle, fighter).weapons.find((one) => one.id === id)
  invariant(weapon, `${fighter.id} has no weapon ${id}`)
  return weapon
}

export function isOnField(fighter: Fighter): boolean {
  return fighter.where === 'field'
}

export function fighterAt(battle: Battle, hex: Hex): Fighter | undefined {
  for (const fighter of battle.fighters) if (fighter.hex === hex) return fighter
  return undefined
}

/** BB-COMPONENTS-3: a fighter's own warband and nobody else is friendly. */
export function isEnemy(one: Fighter, other: Fighter): boolean {
  return one.seat !== other.seat
}

export function fightersOf(battle: Battle, seat: Seat, where: Fighter['where']): Fighter[] {
  return battle.fighters.filter((fighter) => fighter.seat === seat && fighter.where === where)
}

export function labelOf(battle: Battle, hex: Hex): string {
  return mapOf(battle).board.labels[hex] as string
}

export function nameOf(battle: Battle, fighter: Fighter): string {
  return cardOf(battle, fighter).name
}
