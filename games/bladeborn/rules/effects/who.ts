import type { Hex } from '@muster/space'
import type { Seat } from '@muster/table'
import type { Who } from '../../content/grammar.ts'
import { hexesBetween } from '../distance.ts'
import { cardOf, mapOf, opponentOf, sideOf } from '../lookup.ts'
import type { Battle, Fighter } from '../state.ts'
import { isVisible } from '../visible.ts'

/** From where a card looks at the battle: the player it works for, the fighter that acts or bears it, the one picked. */
export type Standpoint = {
  readonly owner: Seat | undefined
  readonly me: Fighter | undefined
  readonly them?: Fighter | undefined
}

/** Whether a fighter is one of those a card speaks of. Everything the card says of them must hold. */
export function fits(battle: Battle, fighter: Fighter, who: Who, from: Standpoint): boolean {
  const { side, is, fighter: named, runemark, without, hurt, activated, visible, within, beyond } = who
  if (side === 'friendly' && fighter.seat !== from.owner) return false
  if (side === 'enemy' && (from.owner === undefined || fighter.seat === from.owner)) return false
  if (is !== undefined && !isOneOf(fighter, is, from)) return false
  if (named !== undefined && fighter.card !== named) return false
  if (runemark !== undefined && !hasRunemark(battle, fighter, runemark)) return false
  if (without !== undefined && hasRunemark(battle, fighter, without)) return false
  if (hurt !== undefined && fighter.damage > 0 !== hurt) return false
  if (activated !== undefined && fighter.activated !== activated) return false
  if (within && !(distanceTo(battle, fighter, within.of, from) <= within.hexes)) return false
  if (beyond && !(distanceTo(battle, fighter, beyond.of, from) > beyond.hexes)) return false
  if (visible && !(from.me && isVisible(battle, from.me, fighter))) return false
  return true
}

function isOneOf(fighter: Fighter, is: NonNullable<Who['is']>, { me, them }: Standpoint): boolean {
  if (is === 'them') return fighter === them
  return (fighter === me) === (is === 'me')
}

/** BB-WARBAND-3: the faction runemark is the warband's id; the others stand on the card. */
export function hasRunemark(battle: Battle, fighter: Fighter, runemark: string): boolean {
  return runemark === sideOf(battle, fighter.seat).warband || cardOf(battle, fighter).runemarks.includes(runemark)
}

type Landmark = NonNullable<Who['within']>['of']

/** How far a fighter is from the nearest of something; infinitely far where there is none. */
function distanceTo(battle: Battle, fighter: Fighter, landmark: Landmark, from: Standpoint): number {
  if (fighter.hex < 0) return Number.POSITIVE_INFINITY
  const map = mapOf(battle)
  switch (landmark) {
    case 'me':
      return toFighter(battle, fighter, from.me)
    case 'them':
      return toFighter(battle, fighter, from.them)
    case 'friend':
      return toOthers(battle, fighter, false)
    case 'enemy':
      return toOthers(battle, fighter, true)
    case 'objective':
      return nearest(battle, fighter, map.objectiveHexes)
    case 'edge':
      return nearest(battle, fighter, map.edge)
    case 'blocked':
      return nearest(battle, fighter, map.blocked)
    case 'desecration':
      return nearest(battle, fighter, battle.desecrated)
    case 'own-territory':
      return nearest(battle, fighter, map.territory[sideOf(battle, fighter.seat).player as 0 | 1] ?? [])
    case 'enemy-territory':
      return nearest(battle, fighter, map.territory[sideOf(battle, opponentOf(fighter.seat)).player as 0 | 1] ?? [])
  }
}

function nearest(battle: Battle, fighter: Fighter, hexes: readonly Hex[]): number {
  let least = Number.POSITIVE_INFINITY
  for (const hex of hexes) least = Math.min(least, hexesBetween(battle, fighter.hex, hex))
  return least
}

function toFighter(battle: Battle, fighter: Fighter, other: Fighter | undefined): number {
  return other && other.hex >= 0 ? hexesBetween(battle, fighter.hex, other.hex) : Number.POSITIVE_INFINITY
}

function toOthers(battle: Battle, fighter: Fighter, enemies: boolean): number {
  let least = Number.POSITIVE_INFINITY
  for (const other of battle.fighters) {
    if (other === fighter || other.hex < 0 || (other.seat !== fighter.seat) !== enemies) continue
    least = Math.min(least, hexesBetween(battle, fighter.hex, other.hex))
  }
  return least
}
