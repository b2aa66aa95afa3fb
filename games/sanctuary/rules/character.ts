import type { Reason } from '@muster/table'
import type { AbilityNumber, Gun, Shield, Stat, Upgrade } from '../content/loot.ts'
import { cardOf, gunOf, lootOf, tableOptions } from './lookup.ts'
import type { Hunter, State } from './state.ts'

/** The numbers of a character card: base values and what equipped loot and permanent bonuses add to them. */

/** SN-EQUIP-8, SN-EQUIP-13, SN-LOOT-3: what equipped upgrades and used permanent cards add to a base value. */
function bonusTo(state: State, { upgrades, perks }: Hunter, stat: Stat, because?: Reason[]): number {
  return addedBy(state, upgrades, stat, 'SN-LOOT-3', because) + addedBy(state, perks, stat, 'SN-EQUIP-13', because)
}

function addedBy(state: State, cards: readonly string[], stat: Stat, rule: string, because?: Reason[]): number {
  let sum = 0
  for (const id of cards) {
    const add = (lootOf(state, id) as Upgrade).stats[stat] ?? 0
    if (add === 0) continue
    sum += add
    because?.push({ source: id, add, rule })
  }
  return sum
}

/** SN-CHARACTER-2, SN-LOOT-1: base health, the shield, and other bonuses. */
export function maxHealth(state: State, hunter: Hunter, because?: Reason[]): number {
  const base = cardOf(state, hunter).health
  because?.push({ source: hunter.card, add: base, rule: 'SN-CHARACTER-2' })
  let sum = base + bonusTo(state, hunter, 'health', because)
  for (const id of hunter.shields) {
    const { health } = lootOf(state, id) as Shield
    sum += health
    if (health > 0) because?.push({ source: id, add: health, rule: 'SN-LOOT-1' })
  }
  return sum
}

export const healthOf = (state: State, hunter: Hunter): number => maxHealth(state, hunter) - hunter.wounds

/** SN-DRAW-1, SN-LOOT-2: one health, and what the shield adds. */
export function recoveryOf(state: State, hunter: Hunter): number {
  let sum = 1
  for (const id of hunter.shields) sum += (lootOf(state, id) as Shield).recovery
  return sum
}

/** SN-CHARACTER-5. */
export function movementOf(state: State, hunter: Hunter, because?: Reason[]): number {
  const base = cardOf(state, hunter).movement
  because?.push({ source: hunter.card, add: base, rule: 'SN-CHARACTER-5' })
  return base + bonusTo(state, hunter, 'movement', because)
}

/** SN-SHOOT-5, SN-SHOOT-6, SN-R-27: what one bullet deals: base and the fired guns, or the gun alone. */
export function damageOf(state: State, hunter: Hunter, guns: readonly string[], because?: Reason[]): number {
  const gunOnly = guns.length > 0 && tableOptions(state).bulletDamage === 'gun-only'
  const base = gunOnly ? 0 : cardOf(state, hunter).damage
  if (!gunOnly) because?.push({ source: hunter.card, add: base, rule: 'SN-CHARACTER-3' })
  let printed = 0
  for (const id of guns) {
    const { damage } = gunOf(state, id)
    printed += damage
    because?.push({ source: id, add: damage, rule: 'SN-SHOOT-5' })
  }
  if (gunOnly && printed < 1) {
    because?.push({ source: 'least', add: 1 - printed, rule: 'SN-R-27' })
    printed = 1
  }
  return base + printed + bonusTo(state, hunter, 'damage', because)
}

/** SN-SHOOT-5, SN-R-37: base and the fired gun; of two guns fired as one the smaller bonus. */
export function rangeOf(state: State, hunter: Hunter, guns: readonly string[], because?: Reason[]): number {
  const base = cardOf(state, hunter).range
  because?.push({ source: hunter.card, add: base, rule: 'SN-CHARACTER-4' })
  let printed = 0
  let from: Gun | undefined
  for (const id of guns) {
    const gun = gunOf(state, id)
    if (from && gun.range >= printed) continue
    from = gun
    printed = gun.range
  }
  if (from) because?.push({ source: from.id, add: printed, rule: 'SN-SHOOT-5' })
  return base + printed + bonusTo(state, hunter, 'range', because)
}

/** SN-LOOT-3, SN-ABILITY-8: a number of the hunter's ability with what upgrades change about it. A cooldown is at least 1. */
export function abilityNumber(state: State, hunter: Hunter, what: AbilityNumber, because?: Reason[]): number {
  const { ability } = cardOf(state, hunter)
  let sum = ability[what]
  because?.push({ source: hunter.card, add: sum, rule: 'SN-ABILITY-7' })
  for (const id of hunter.upgrades) {
    const change = (lootOf(state, id) as Upgrade).ability
    if (!change || (change.of !== 'any' && change.of !== ability.does)) continue
    const add = change.add[what] ?? 0
    if (add === 0) continue
    sum += add
    because?.push({ source: id, add, rule: 'SN-LOOT-3' })
  }
  return what === 'cooldown' ? Math.max(1, sum) : Math.max(0, sum)
}

/** SN-DEATH-1, SN-R-56: whether this health puts a character down. */
export function isDownAt(state: State, health: number): boolean {
  return tableOptions(state).downedAt === 'zero' ? health <= 0 : health < 0
}
