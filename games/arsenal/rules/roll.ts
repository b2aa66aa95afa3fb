import { d6, type Matters, pickNumber, type Reason, type RollKind, type Seat, type Words } from '@muster/table'
import { unit } from '../content/describe/deeds.ts'
import type { RollName } from '../content/grammar.ts'
import type { Attack } from '../content/schema.ts'
import { damageOf, type RollOccasion, standingDice } from './effects/standing.ts'
import { controllerOf, isOut, playerOf, tableOptions } from './lookup.ts'
import { nameOf } from './names.ts'
import type { State } from './state.ts'
import type { Table } from './table.ts'

/** AR-ROLL-3, AR-DAMAGE-4: only ones and sixes count. */
const ONES_AND_SIXES: Matters = [1, 0, 0, 0, 0, 1]

const kinds: Readonly<Record<RollName, RollKind>> = {
  attack: { why: 'to hit', rule: 'AR-ROLL-1', set: 'attack' },
  evasion: { why: 'to evade', rule: 'AR-ROLL-4', set: 'evasion' },
  armor: { why: 'for armor', rule: 'AR-DAMAGE-4', set: 'armor' },
}

/** Rolls dice (none is a roll too, with no success: AR-R-72) and counts the successes. */
export function successes(table: Table, seat: Seat, roll: RollName, dice: number): number {
  if (dice <= 0) return 0
  let count = 0
  for (const face of table.roll(seat, dice, d6, kinds[roll], ONES_AND_SIXES)) if (face === 1 || face === 6) count++
  return count
}

/** Whether an effect on the next roll (or all rolls this turn) speaks of this roll. */
function counts(roll: RollName, seat: Seat, autonomous: boolean, one: State['lasting'][number]): boolean {
  return one.kind === 'dice' && one.roll === roll && one.seat === seat && (!autonomous || one.autonomous)
}

/** AR-ROLL-1, AR-ROLL-16, AR-R-28: dice that cards and functions add to a roll; may be below 0. */
export function addedDice(
  state: State,
  seat: Seat,
  roll: RollName,
  occasion: RollOccasion,
  copy: boolean,
  because?: Reason[],
): number {
  let sum = standingDice(state, seat, roll, occasion, because)
  for (const one of state.lasting) {
    if (one.kind !== 'dice' || !counts(roll, seat, occasion.autonomous ?? false, one) || (copy && !one.all)) continue
    sum += one.add
    because?.push({ source: one.source, add: one.add, rule: 'AR-ROLL-13' })
  }
  return sum
}

/** AR-ROLL-13, AR-R-30: the next-roll effects a roll has used up are gone. */
export function useUp(state: State, seat: Seat, roll: RollName, autonomous = false): void {
  const kept = autonomous && tableOptions(state).nextRollOnAutonomous === 'kept'
  state.lasting = state.lasting.filter((one) => {
    if (one.kind === 'range') return roll !== 'evasion' || one.seat !== seat || kept
    if (one.kind !== 'dice' || one.all || one.roll !== roll || one.seat !== seat) return true
    return kept && !one.autonomous
  })
}

/** AR-ROLL-17, AR-R-32: what the range bonus is multiplied with. */
export function rangeTimes(state: State, seat: Seat): number {
  let times = 1
  for (const one of state.lasting) if (one.kind === 'range' && one.seat === seat) times *= one.times
  return times
}

/** An Attack under way: who attacks with what, for which X, and what is struck. */
type UnderFire = { readonly attacker: Seat; readonly attack: Attack; readonly x: number; readonly target: string }

/** A pull: for which roll, with how many other dice, against how many successes (evasion) or how much damage (armor). */
export type Pull = {
  readonly state: State
  readonly seat: Seat
  readonly roll: RollName
  readonly others: number
  readonly need: number
  /** The Attack the dice are for; armor also stops damage that comes from elsewhere. */
  readonly shot?: UnderFire
}

/** The numbers behind a pull: the dice that are rolled anyway, the successes to match, the damage at stake. */
export type PullNumbers = {
  readonly roll: RollName
  readonly dice: number
  readonly pool: number
  readonly damage: number
  readonly hits?: number
  readonly attack?: { readonly card: string; readonly x: number; readonly target: string }
}

function numbersBehind({ state, seat, roll, others, need, shot }: Pull): PullNumbers {
  const common = { roll, dice: others, pool: playerOf(state, seat).pools[roll] }
  if (!shot) return { ...common, damage: need }
  const { attacker, attack, x, target } = shot
  return {
    ...common,
    damage: damageOf(state, attacker, attack, x, target),
    ...(roll === 'evasion' ? { hits: need } : {}),
    attack: { card: attack.id, x, target },
  }
}

/** What the dice are for, in words. */
function occasionOf({ state, roll, need, shot }: Pull): string {
  if (!shot) return `${need} damage is coming.`
  const aimed = `${shot.attack.name} against ${nameOf(state, shot.target)}`
  return roll === 'evasion' ? `${aimed} has ${unit(need, 'success', 'successes')}.` : `${aimed}.`
}

const otherDice = (count: number): string =>
  count === 0 ? 'No other dice are rolled.' : count === 1 ? '1 other die is rolled.' : `${count} other dice are rolled.`

const pullWords: Words<number, Pull> = {
  ask: 'pull',
  doing: 'pulls dice from a pool',
  rule: 'AR-POOL-3',
  prompt: (pull) =>
    `${occasionOf(pull)} How many dice do you pull from your ${pull.roll} pool? ${otherDice(pull.others)}`,
  key: String,
  text: (count) => (count === 1 ? '1 die' : `${count} dice`),
  about: numbersBehind,
}

/** AR-R-35, AR-R-36: whoever attacks or defends may give up when asked for pool dice, and the Attack is over with that. */
export const isCalledOff = (state: State, attacker: Seat, target: string): boolean =>
  isOut(state, attacker) || controllerOf(state, target) < 0

/** AR-POOL-2 to AR-POOL-4, AR-ROLL-18, AR-R-36: the owner pulls any number of dice of the pool, once, just before the roll. */
export function pullDice(table: Table, pull: Pull): number {
  const { state, seat, roll, shot } = pull
  const { pools } = playerOf(state, seat)
  if (pools[roll] === 0) return 0
  const pulled = table.ask(seat, pickNumber(pullWords, 0, pools[roll], pull))
  if (shot && isCalledOff(state, shot.attacker, shot.target)) return 0
  pools[roll] -= pulled
  return pulled
}
