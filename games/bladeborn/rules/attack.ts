import { d6, type Matters, ok, type Random, type Reason, type RollKind, refuse, type Verdict } from '@muster/table'
import type { Weapon } from '../content/cards.ts'
import { toughnessOf, weaponValue } from './characteristics.ts'
import { giveDamage, settle } from './damage.ts'
import { hexesBetween, isEngaged } from './distance.ts'
import { isAllowed } from './effects/standing.ts'
import { fire } from './effects/trigger.ts'
import { cardOf, isEnemy, isOnField } from './lookup.ts'
import { offerRerolls } from './reroll.ts'
import { offerLesser } from './spoils.ts'
import type { Battle, Fighter } from './state.ts'
import type { Table } from './table.ts'
import { isVisible } from './visible.ts'

const notOnField = refuse('BB-SETUP-8', 'the fighter is not on the battlefield')
const friendly = refuse('BB-ATTACK-3', 'a friendly fighter cannot be the target of an attack')
const adjacentFirst = refuse('BB-ATTACK-6', 'with an enemy fighter adjacent, the target must be an adjacent enemy')
const outOfRange = refuse('BB-ATTACK-5', "the target is further away than the weapon's Range")
const tooClose = refuse('BB-R-40', "the target is closer than the weapon's minimum range")
const hidden = refuse('BB-ATTACK-4', 'the target is not visible: a blocked hex lies in between')

/** BB-ATTACK-3 to BB-ATTACK-7: whether a weapon may be used against a target. */
export function attackVerdict(
  battle: Battle,
  attacker: Fighter,
  weapon: Weapon,
  target: Fighter,
  engaged = mustPickAdjacent(battle, attacker),
): Verdict {
  if (!isEnemy(attacker, target)) return friendly
  if (!isOnField(target)) return notOnField
  const away = hexesBetween(battle, attacker.hex, target.hex)
  if (away > 1 && engaged) return adjacentFirst
  if (weapon.minimum !== undefined && away < weapon.minimum) return tooClose
  if (away > 1 && away > weaponValue(battle, attacker, weapon, target, 'range')) return outOfRange
  if (!isVisible(battle, attacker, target)) return hidden
  return ok
}

/** BB-ATTACK-6: with an enemy adjacent the target must be an adjacent one, unless a card lifts it. */
function mustPickAdjacent(battle: Battle, attacker: Fighter): boolean {
  return isEngaged(battle, attacker) && !isAllowed(battle, attacker, 'picks-any-target')
}

/** BB-ATTACK-2, BB-R-42: every weapon with every target it may be used against, in the order of the cards. */
export function attacksOf(battle: Battle, attacker: Fighter): { weapon: Weapon; target: Fighter }[] {
  const attacks: { weapon: Weapon; target: Fighter }[] = []
  const engaged = mustPickAdjacent(battle, attacker)
  for (const weapon of cardOf(battle, attacker).weapons)
    for (const target of battle.fighters)
      if (isEnemy(attacker, target) && !attackVerdict(battle, attacker, weapon, target, engaged))
        attacks.push({ weapon, target })
  return attacks
}

/** Any one attack, without the others; undefined where there is none. */
export function sampleAttack(battle: Battle, attacker: Fighter, random: Random): Attack | undefined {
  return attackFrom(battle, attacker, random.below(cardOf(battle, attacker).weapons.length * battle.fighters.length))
}

export function canAttack(battle: Battle, attacker: Fighter): boolean {
  return attackFrom(battle, attacker, 0) !== undefined
}

type Attack = { readonly weapon: Weapon; readonly target: Fighter }

/** The first attack there is, trying weapons and targets from one of their pairs on. */
function attackFrom(battle: Battle, attacker: Fighter, first: number): Attack | undefined {
  const { weapons } = cardOf(battle, attacker)
  const { fighters } = battle
  const pairs = weapons.length * fighters.length
  const engaged = mustPickAdjacent(battle, attacker)
  for (let index = 0; index < pairs; index++) {
    const at = (first + index) % pairs
    const target = fighters[at % fighters.length] as Fighter
    if (!isEnemy(attacker, target)) continue
    const weapon = weapons[(at - (at % fighters.length)) / fighters.length] as Weapon
    if (!attackVerdict(battle, attacker, weapon, target, engaged)) return { weapon, target }
  }
  return undefined
}

/** BB-ATTACK-9 to BB-ATTACK-11: the score a die needs to hit. */
export function toHit(strength: number, toughness: number, because?: Reason[]): number {
  if (strength > toughness) {
    because?.push({ source: `Strength ${strength} is higher than Toughness ${toughness}`, add: 3, rule: 'BB-ATTACK-9' })
    return 3
  }
  if (strength === toughness) {
    because?.push({ source: `Strength ${strength} equals Toughness ${toughness}`, add: 4, rule: 'BB-ATTACK-10' })
    return 4
  }
  because?.push({ source: `Strength ${strength} is lower than Toughness ${toughness}`, add: 5, rule: 'BB-ATTACK-11' })
  return 5
}

/** BB-ATTACK-12: a die misses, hits, or is a critical hit on a 6. By the score needed: the class of each face. */
const MISS_HIT_CRITICAL: Record<number, Matters> = {
  3: [0, 0, 1, 1, 1, 2],
  4: [0, 0, 0, 1, 1, 2],
  5: [0, 0, 0, 0, 1, 2],
}

const toHitRoll: RollKind = { why: 'to hit', rule: 'BB-ATTACK-8', set: 'action' }

/** An attack whose dice lie on the table: by whom, with what, against whom, and the score a die needs. */
export type RolledAttack = {
  readonly attacker: Fighter
  readonly weapon: Weapon
  readonly target: Fighter
  readonly need: number
}

/** BB-ATTACK-12, BB-DAMAGE-1, BB-DAMAGE-2: the hits and critical hits among some scores, and the damage they deal. */
export function hitsOf(battle: Battle, { attacker, weapon, target, need }: RolledAttack, scores: readonly number[]) {
  let hits = 0
  let criticals = 0
  for (const score of scores) {
    if (score === 6) criticals++
    else if (score >= need) hits++
  }
  const damage =
    hits * weaponValue(battle, attacker, weapon, target, 'damage') +
    criticals * weaponValue(battle, attacker, weapon, target, 'critical')
  return { hits, criticals, damage }
}

/** BB-ATTACK-1: pick weapon and target (done by whoever calls), roll to hit, allocate damage. */
export function resolveAttack(table: Table, battle: Battle, attacker: Fighter, weapon: Weapon, target: Fighter): void {
  table.tell({
    event: 'attack',
    rule: 'BB-ATTACK-1',
    fighter: attacker.id,
    fighterCard: attacker.card,
    weapon: weapon.id,
    target: target.id,
    targetCard: target.card,
  })
  offerLesser(table, battle, { moment: 'attacking', seat: attacker.seat, me: attacker, them: target })
  offerLesser(table, battle, { moment: 'targeted', seat: target.seat, me: target, them: attacker })
  if (!isOnField(target) || !isOnField(attacker)) return

  const need = toHit(weaponValue(battle, attacker, weapon, target, 'strength'), toughnessOf(battle, target))
  const dice = weaponValue(battle, attacker, weapon, target, 'attacks')
  const first = table.roll(attacker.seat, dice, d6, toHitRoll, MISS_HIT_CRITICAL[need])
  const attack = { attacker, weapon, target, need }
  const { hits, criticals, damage } = hitsOf(battle, attack, offerRerolls(table, battle, attack, first))
  table.tell({
    event: 'hits',
    rule: 'BB-ATTACK-12',
    fighter: attacker.id,
    target: target.id,
    need,
    hits,
    criticals,
    damage,
  })
  giveDamage(table, battle, target, damage, criticals > 0 ? 'BB-DAMAGE-2' : 'BB-DAMAGE-1', attacker.id)
  settle(table, battle, attacker)
  fire(table, battle, 'attack', { me: attacker, them: target })
}
