import type { Hex } from '@muster/space'
import type { Reason, Seat } from '@muster/table'
import type { DamageType, RollName, Scope, StandingKind, StandingOf } from '../../content/grammar.ts'
import type { Attack, Card, Mech } from '../../content/schema.ts'
import { stepsBetween } from '../arena.ts'
import { hasLock } from '../lockon.ts'
import { areRivals, cardNamed, mechOf, playerOf } from '../lookup.ts'
import { titleOf } from '../names.ts'
import type { Permanent, State } from '../state.ts'

/** AR-FUNCTION-10: what cards in play (and Mechs) do by themselves, as numbers. Marked cards go on (AR-R-45). */

/** A standing rule in force: whose it is, and the card in play it stands on; none for a Mech. */
type Each<Kind extends StandingKind> = (rule: StandingOf<Kind>, owner: Seat, from: Permanent | undefined) => void

/** Calls `each` for every standing rule of a kind in force, cards in play first, in the order they came into play. */
function eachRule<Kind extends StandingKind>(state: State, kind: Kind, each: Each<Kind>): void {
  const rules = state.content.rules[kind]
  for (const from of state.inPlay) {
    const own = rules[from.card]
    if (own) for (const rule of own) each(rule, from.controller, from)
  }
  for (let seat = 0; seat < state.players.length; seat++) {
    const { mech, out } = playerOf(state, seat)
    const own = rules[mech]
    if (own && !out) for (const rule of own) each(rule, seat, undefined)
  }
}

/** What a standing rule adds, as a reason. */
const reasonOf = (state: State, owner: Seat, from: Permanent | undefined, add: number): Reason => ({
  source: titleOf(state, from ? from.card : playerOf(state, owner).mech),
  add,
  rule: 'AR-FUNCTION-10',
})

/** AR-KEYWORD-20, AR-R-60: whether a player's Mech is inside the Radius of a card. */
function isInside(state: State, owner: Seat, from: Permanent | undefined, other: Seat): boolean {
  const card = from && cardNamed(state, from.card)
  const radius = card?.type === 'object' ? card.radius : undefined
  const centre: Hex = from && from.hex >= 0 ? from.hex : playerOf(state, owner).hex
  return stepsBetween(state, centre, playerOf(state, other).hex) <= (radius ?? 0)
}

function concerns(state: State, owner: Seat, from: Permanent | undefined, who: Scope, seat: Seat): boolean {
  if (who === 'me') return owner === seat
  if (who !== 'everyone-inside' && areRivals(state, owner, seat) !== (who === 'rivals-inside')) return false
  return isInside(state, owner, from, seat)
}

/** What a roll is made in: the damage type of the Attack and its target, as far as they are known. */
export type RollOccasion = {
  readonly type?: DamageType | undefined
  readonly target?: string | undefined
  readonly autonomous?: boolean
}

/** Dice that standing rules add to a roll of a player. */
export function standingDice(
  state: State,
  seat: Seat,
  roll: RollName,
  occasion: RollOccasion,
  because?: Reason[],
): number {
  let sum = 0
  eachRule(state, 'dice', (rule, owner, from) => {
    if (rule.dice !== roll) return
    if (rule.type && rule.type !== occasion.type) return
    if (occasion.autonomous && !rule.autonomous) return
    if (rule.against && !(occasion.target && hasLock(state, seat, occasion.target))) return
    if (!concerns(state, owner, from, rule.who, seat)) return
    sum += rule.add
    because?.push(reasonOf(state, owner, from, rule.add))
  })
  return sum
}

export type Stat = 'atk' | 'eva' | 'arm' | 'free' | 'paid' | 'hand'

const HAND_SIZE = 8

function printed(stat: Stat, { atk, eva, arm, spd }: Mech): number {
  switch (stat) {
    case 'atk':
      return atk
    case 'eva':
      return eva
    case 'arm':
      return arm
    case 'free':
      return spd[0]
    case 'paid':
      return spd[1]
    case 'hand':
      return HAND_SIZE
  }
}

/** AR-GLOSSARY-1, AR-R-56, AR-R-72: a number of a Mech (or the hand size) with what cards change, never below 0. */
export function statOf(state: State, seat: Seat, stat: Stat, because?: Reason[]): number {
  const mech = mechOf(state, seat)
  let value = printed(stat, mech)
  because?.push({ source: mech.name, add: value, rule: stat === 'hand' ? 'AR-RECHARGE-8' : 'AR-MECH-1' })
  eachRule(state, 'stat', (rule, owner, from) => {
    if (rule.stat !== stat || !concerns(state, owner, from, rule.who, seat)) return
    value += rule.add
    because?.push(reasonOf(state, owner, from, rule.add))
  })
  if (stat === 'free' || stat === 'paid')
    for (const one of state.lasting) {
      if (one.kind !== 'speed' || one.seat !== seat) continue
      value += one[stat]
      because?.push({ source: 'this turn', add: one[stat], rule: 'AR-R-56' })
    }
  return Math.max(0, value)
}

/** AR-DAMAGE-1, AR-R-72: the damage of an Attack that hits, with what cards add to it, never below 0. */
export function damageOf(
  state: State,
  seat: Seat,
  attack: Attack,
  x: number,
  target: string,
  because?: Reason[],
): number {
  let damage = attack.damage === 'X' ? x : attack.damage
  because?.push({ source: attack.name, add: damage, rule: 'AR-DAMAGE-1' })
  eachRule(state, 'harm', (rule, owner, from) => {
    if (rule.type && rule.type !== attack.damageType) return
    if (rule.against && !hasLock(state, seat, target)) return
    if (!concerns(state, owner, from, rule.who, seat)) return
    damage += rule.harm
    because?.push(reasonOf(state, owner, from, rule.harm))
  })
  return Math.max(0, damage)
}

/** Damage that standing rules prevent each time; `of` says whether a Mech or an Object is hit. */
export function shieldOf(state: State, seat: Seat, of: 'mech' | 'objects', type: DamageType | undefined): number {
  let sum = 0
  eachRule(state, 'shield', (rule, owner, from) => {
    if (rule.to !== 'both' && rule.to !== of) return
    if (rule.type && rule.type !== type) return
    if (concerns(state, owner, from, rule.who, seat)) sum += rule.shield
  })
  return sum
}

const EXTENDED = 6

/** AR-ATTACK-11, AR-ATTACK-12: how far a player's extended range reaches. */
export function reachOf(state: State, seat: Seat, because?: Reason[]): number {
  let reach = EXTENDED
  because?.push({ source: 'extended range', add: EXTENDED, rule: 'AR-ATTACK-11' })
  eachRule(state, 'reach', (rule, owner, from) => {
    if (owner !== seat || rule.reach <= reach) return
    because?.push({ ...reasonOf(state, owner, from, rule.reach - reach), rule: 'AR-ATTACK-12' })
    reach = rule.reach
  })
  return reach
}

/** AR-ENERGY-12, AR-R-72: what a card costs now, never below 0; X where its cost is X. */
export function costOf(state: State, seat: Seat, card: Card, x: number, because?: Reason[]): number {
  let cost = card.cost === 'X' ? x : card.cost
  because?.push({ source: card.name, add: cost, rule: 'AR-ENERGY-12' })
  const { attacks } = playerOf(state, seat)
  eachRule(state, 'cost', (rule, owner, from) => {
    if (owner !== seat || (rule.of !== 'all' && rule.of !== card.type)) return
    if (rule.nth !== undefined && attacks + 1 !== rule.nth) return
    cost += rule.cost
    because?.push(reasonOf(state, owner, from, rule.cost))
  })
  return Math.max(0, cost)
}

/** AR-R-73: whether a card in play forbids a player something. */
export function isForbidden(state: State, seat: Seat, what: 'moves' | 'locks'): boolean {
  let forbidden = false
  eachRule(state, 'forbid', (rule, owner, from) => {
    if (rule.forbid === what && concerns(state, owner, from, rule.who, seat)) forbidden = true
  })
  return forbidden
}
