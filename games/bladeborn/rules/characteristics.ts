import type { Reason } from '@muster/table'
import type { Weapon } from '../content/cards.ts'
import type { Characteristic } from '../content/grammar.ts'
import { changeOf, weaponChangeOf } from './effects/standing.ts'
import { cardOf } from './lookup.ts'
import type { Battle, Fighter } from './state.ts'

/** BB-R-66: changes are added up, then limits apply: Move and Damage never fall below 0, everything else never below 1. */
const LEAST: Record<Characteristic, number> = {
  move: 0,
  toughness: 1,
  wounds: 1,
  range: 1,
  attacks: 1,
  strength: 1,
  damage: 0,
  critical: 0,
}

type OfFighter = 'move' | 'toughness' | 'wounds'

function ofFighter(battle: Battle, fighter: Fighter, what: OfFighter, because?: Reason[]): number {
  const { name, [what]: printed } = cardOf(battle, fighter)
  because?.push({ source: name, add: printed, rule: 'BB-WARBAND-1' })
  return limited(what, printed + changeOf(battle, fighter, what, because), because)
}

export const moveOf = (battle: Battle, fighter: Fighter, because?: Reason[]) =>
  ofFighter(battle, fighter, 'move', because)
export const toughnessOf = (battle: Battle, fighter: Fighter, because?: Reason[]) =>
  ofFighter(battle, fighter, 'toughness', because)
export const woundsOf = (battle: Battle, fighter: Fighter, because?: Reason[]) =>
  ofFighter(battle, fighter, 'wounds', because)

type OfWeapon = 'range' | 'attacks' | 'strength' | 'damage' | 'critical'

/** A weapon's characteristic in an attack against a target, or against nobody in particular. */
export function weaponValue(
  battle: Battle,
  attacker: Fighter,
  weapon: Weapon,
  target: Fighter | undefined,
  what: OfWeapon,
  because?: Reason[],
): number {
  const printed = what === 'damage' ? weapon.damage[0] : what === 'critical' ? weapon.damage[1] : weapon[what]
  because?.push({ source: weapon.name, add: printed, rule: 'BB-WARBAND-2' })
  return limited(what, printed + weaponChangeOf(battle, attacker, weapon, target, what, because), because)
}

function limited(what: Characteristic, sum: number, because?: Reason[]): number {
  const least = LEAST[what]
  if (sum >= least) return sum
  because?.push({ source: `${what} never falls below ${least}`, add: least - sum, rule: 'BB-R-66' })
  return least
}
