import type { Reason } from '@muster/table'
import type { Weapon } from '../../content/cards.ts'
import type { Characteristic, Liberty, StandingRule } from '../../content/grammar.ts'
import type { Battle, Fighter } from '../state.ts'
import { bearerOf, forceOf, type Rank, type RuleInForce } from './force.ts'
import { fits } from './who.ts'

/** Whether a rule speaks of a fighter: those it names, or its bearer where it names none. */
function concerns(battle: Battle, entry: RuleInForce<StandingRule>, fighter: Fighter): boolean {
  const { rule, owner } = entry
  const bearer = bearerOf(battle, entry)
  if (rule.who === undefined) return bearer === undefined || bearer === fighter
  return fits(battle, fighter, rule.who, { owner, me: bearer })
}

/** Whether a card gives a fighter a liberty or a ban. */
export function isAllowed(battle: Battle, fighter: Fighter, liberty: Liberty): boolean {
  const entries = forceOf(battle).liberties[liberty]
  if (entries === undefined) return false
  for (const entry of entries) if (concerns(battle, entry, fighter)) return true
  return false
}

/** BB-R-36: whether a ban on a fighter holds against a liberty: narrower beats wider, and at equal rank the ban holds. */
export function isBanned(battle: Battle, fighter: Fighter, ban: Liberty, liberty: Liberty): boolean {
  const rank = rankOf(battle, fighter, ban)
  return rank > 0 && rank >= rankOf(battle, fighter, liberty)
}

/** The rank of the narrowest card that gives a fighter a liberty or a ban; 0 where none does. */
function rankOf(battle: Battle, fighter: Fighter, liberty: Liberty): Rank | 0 {
  let rank: Rank | 0 = 0
  for (const entry of forceOf(battle).liberties[liberty] ?? [])
    if (entry.rank > rank && concerns(battle, entry, fighter)) rank = entry.rank
  return rank
}

/** What cards add to one of a fighter's own characteristics. */
export function changeOf(battle: Battle, fighter: Fighter, what: Characteristic, because?: Reason[]): number {
  const entries = forceOf(battle).changes[what]
  if (entries === undefined) return 0
  let sum = 0
  for (const entry of entries) {
    const { rule, source } = entry
    if (rule.defending || !concerns(battle, entry, fighter)) continue
    sum += rule.add
    because?.push({ source, add: rule.add, rule: 'BB-PRECEDENCE-2' })
  }
  return sum
}

/** What cards add to a weapon's characteristic in an attack; without a target, in any attack. */
export function weaponChangeOf(
  battle: Battle,
  attacker: Fighter,
  weapon: Weapon,
  target: Fighter | undefined,
  what: Characteristic,
  because?: Reason[],
): number {
  const entries = forceOf(battle).changes[what]
  if (entries === undefined) return 0
  let sum = 0
  for (const entry of entries) {
    if (!appliesTo(battle, entry, attacker, weapon, target)) continue
    sum += entry.rule.add
    because?.push({ source: entry.source, add: entry.rule.add, rule: 'BB-PRECEDENCE-2' })
  }
  return sum
}

export type RerollGrant = { readonly what: 'all' | 'one' | 'misses'; readonly source: string }

const NO_GRANTS: readonly RerollGrant[] = []

/** The re-rolls cards grant for an attack. */
export function rerollsOf(battle: Battle, attacker: Fighter, weapon: Weapon, target: Fighter): readonly RerollGrant[] {
  const { rerolls } = forceOf(battle)
  if (rerolls.length === 0) return NO_GRANTS
  return rerolls
    .filter((entry) => appliesTo(battle, entry, attacker, weapon, target))
    .map(({ rule, source }) => ({ what: rule.reroll, source }))
}

/** A weapon that reaches three hexes or more is a missile weapon, any other a melee weapon. */
const isMissile = (weapon: Weapon): boolean => weapon.range >= 3

type OfWeapon = Exclude<StandingRule, { allow: unknown }>

function appliesTo(
  battle: Battle,
  entry: RuleInForce<OfWeapon>,
  attacker: Fighter,
  weapon: Weapon,
  target: Fighter | undefined,
): boolean {
  const { rule, owner } = entry
  if (rule.with && (rule.with === 'missile') !== isMissile(weapon)) return false
  if ('change' in rule && rule.defending) return target !== undefined && concerns(battle, entry, target)
  if (rule.against) {
    const from = { owner: owner ?? attacker.seat, me: bearerOf(battle, entry) ?? attacker }
    if (!target || !fits(battle, target, rule.against, from)) return false
  }
  return concerns(battle, entry, attacker)
}
