import type { Hex } from '@muster/space'
import type { Reason, Seat } from '@muster/table'
import type { DamageType, RollName, Scope, StandingKind, StandingOf } from '../../content/grammar.ts'
import type { Card, Mech } from '../../content/schema.ts'
import { stepsBetween } from '../arena.ts'
import { hasLock } from '../lock.ts'
import { areRivals, cardNamed, mechOf, playerOf, titleOf } from '../lookup.ts'
import type { Permanent, State } from '../state.ts'

/** AR-FUNCTION-10: what cards in play (and Mechs) do by themselves, as numbers. Marked cards go on (AR-R-45). */

/** Whose rule it is, and the card in play it stands on; none for a Mech. */
type Source = { readonly seat: Seat; readonly from: Permanent | undefined }
type Entry<Kind extends StandingKind> = Source & { readonly rule: StandingOf<Kind>; readonly source: string }

/** Calls `each` for every standing rule of a kind in force, cards in play first, in the order they came into play. */
function eachRule<Kind extends StandingKind>(state: State, kind: Kind, each: (entry: Entry<Kind>) => void): void {
  const { rules } = state.content
  for (const from of state.inPlay) {
    const own = rules[from.card]?.[kind] as readonly StandingOf<Kind>[] | undefined
    if (own) for (const rule of own) each({ rule, seat: from.controller, from, source: titleOf(state, from.card) })
  }
  for (let seat = 0; seat < state.players.length; seat++) {
    const { mech, out } = playerOf(state, seat)
    const own = rules[mech]?.[kind] as readonly StandingOf<Kind>[] | undefined
    if (own && !out) for (const rule of own) each({ rule, seat, from: undefined, source: titleOf(state, mech) })
  }
}

/** AR-KEYWORD-20, AR-R-60: whether a player's Mech is inside the Radius of a card. */
function isInside(state: State, { from, seat }: Source, other: Seat): boolean {
  const card = from && cardNamed(state, from.card)
  const radius = card?.type === 'object' ? card.radius : undefined
  const centre: Hex = from && from.hex >= 0 ? from.hex : playerOf(state, seat).hex
  return stepsBetween(state, centre, playerOf(state, other).hex) <= (radius ?? 0)
}

function concerns(state: State, entry: Source, who: Scope, seat: Seat): boolean {
  if (who === 'me') return entry.seat === seat
  if (who !== 'everyone-inside' && areRivals(state, entry.seat, seat) !== (who === 'rivals-inside')) return false
  return isInside(state, entry, seat)
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
  eachRule(state, 'dice', (entry) => {
    const { rule, source } = entry
    if (rule.dice !== roll) return
    if (rule.type && rule.type !== occasion.type) return
    if (occasion.autonomous && !rule.autonomous) return
    if (rule.against && !(occasion.target && hasLock(state, seat, occasion.target))) return
    if (!concerns(state, entry, rule.who, seat)) return
    sum += rule.add
    because?.push({ source, add: rule.add, rule: 'AR-FUNCTION-10' })
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
export function statOf(state: State, seat: Seat, stat: Stat): number {
  let value = printed(stat, mechOf(state, seat))
  eachRule(state, 'stat', (entry) => {
    if (entry.rule.stat === stat && concerns(state, entry, entry.rule.who, seat)) value += entry.rule.add
  })
  for (const one of state.lasting)
    if (one.kind === 'speed' && one.seat === seat && (stat === 'free' || stat === 'paid')) value += one[stat]
  return Math.max(0, value)
}

/** What cards add to the damage of an Attack. */
export function harmOf(state: State, seat: Seat, type: DamageType, target: string): number {
  let sum = 0
  eachRule(state, 'harm', (entry) => {
    const { rule } = entry
    if (rule.type && rule.type !== type) return
    if (rule.against && !hasLock(state, seat, target)) return
    if (concerns(state, entry, rule.who, seat)) sum += rule.harm
  })
  return sum
}

/** Damage that standing rules prevent each time; `of` says whether a Mech or an Object is hit. */
export function shieldOf(state: State, seat: Seat, of: 'mech' | 'objects', type: DamageType | undefined): number {
  let sum = 0
  eachRule(state, 'shield', (entry) => {
    const { rule } = entry
    if (rule.to !== 'both' && rule.to !== of) return
    if (rule.type && rule.type !== type) return
    if (concerns(state, entry, rule.who, seat)) sum += rule.shield
  })
  return sum
}

const EXTENDED = 6

/** AR-ATTACK-11, AR-ATTACK-12: how far a player's extended range reaches. */
export function reachOf(state: State, seat: Seat): number {
  let reach = EXTENDED
  eachRule(state, 'reach', ({ rule, seat: owner }) => {
    if (owner === seat) reach = Math.max(reach, rule.reach)
  })
  return reach
}

/** AR-ENERGY-12, AR-R-72: what a card costs now, never below 0; X where its cost is X. */
export function costOf(state: State, seat: Seat, card: Card, x: number): number {
  const { rules } = state.content
  let cost = card.cost === 'X' ? x : card.cost
  for (const one of state.inPlay)
    if (one.controller === seat) cost += discountOf(state, seat, card, rules[one.card]?.cost)
  cost += discountOf(state, seat, card, rules[playerOf(state, seat).mech]?.cost)
  return Math.max(0, cost)
}

/** What rules add to the cost of a card: those for its type, and those for the Attack it would be in this turn. */
function discountOf(state: State, seat: Seat, card: Card, rules: readonly StandingOf<'cost'>[] | undefined): number {
  if (!rules) return 0
  let sum = 0
  for (const { cost, of, nth } of rules) {
    if (of !== 'all' && of !== card.type) continue
    if (nth === undefined || playerOf(state, seat).attacks + 1 === nth) sum += cost
  }
  return sum
}

/** AR-R-73: whether a card in play forbids a player something. */
export function isForbidden(state: State, seat: Seat, what: 'moves' | 'locks'): boolean {
  let forbidden = false
  eachRule(state, 'forbid', (entry) => {
    if (entry.rule.forbid === what && concerns(state, entry, entry.rule.who, seat)) forbidden = true
  })
  return forbidden
}
