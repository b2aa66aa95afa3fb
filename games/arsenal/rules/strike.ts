import type { Reason, Seat } from '@muster/table'
import type { Attack } from '../content/schema.ts'
import { isTarget, strikeVerdict } from './attack.ts'
import { dealDamage, type Harm } from './damage.ts'
import { attackOf } from './disrupt.ts'
import { perform } from './effects/deeds.ts'
import { damageOf } from './effects/standing.ts'
import { controllerOf, isAutonomous, isOut, isOver, mechId, permanentOf, seatOfMech } from './lookup.ts'
import type { Things } from './names.ts'
import { bonusAt } from './range.ts'
import { addedDice, isCalledOff, pullDice, rangeTimes, successes, useUp } from './roll.ts'
import type { Item, State } from './state.ts'
import type { Table } from './table.ts'
import { setOff } from './trigger.ts'

/** One shot of an Attack: at what, whether as a copy without a lap of its own, and what the target is called. */
export type Shot = {
  readonly target: string
  readonly copy: boolean
  readonly called: Things
}

/** AR-ATTACK-1, AR-ROLL-1 to AR-ROLL-18: one Attack against one target. Returns whether it hit. */
export function strike(table: Table, state: State, item: Item, { target, copy, called }: Shot): boolean {
  const attack = attackOf(state, item)
  const { seat } = item
  if (strikeVerdict(state, seat, attack, target)) {
    table.tell({ event: 'strike-off', rule: 'AR-R-64', seat, card: attack.id, target, called })
    return false
  }
  const defender = controllerOf(state, target)
  const hits = attackRoll(table, state, item, attack, target, copy)
  const evaded =
    hits === undefined
      ? undefined
      : evasionRoll(table, state, defender, attack, { target, attacker: seat, x: item.x, hits, copy })
  if (hits === undefined || evaded === undefined) {
    // What waits for an attacker who is out has vanished without a word.
    if (!isOut(state, seat)) table.tell({ event: 'strike-off', rule: 'AR-R-35', seat, card: attack.id, target, called })
    return false
  }
  const isHit = hits > evaded
  table.tell({
    event: isHit ? 'hit' : 'miss',
    rule: isHit ? 'AR-ROLL-7' : 'AR-ROLL-6',
    seat,
    card: attack.id,
    target,
    hits,
    evaded,
    called,
  })
  setOff(state, isHit ? 'hit' : 'missed', mechId(seat), mechId(defender))
  if (isHit) wound(table, state, item, attack, target)
  else setOff(state, 'evaded', mechId(defender), mechId(seat))
  return isHit
}

/** AR-ROLL-1, AR-ROLL-2, AR-R-72: accuracy, added dice, then the pull. Nothing where the Attack is over with the pull. */
function attackRoll(
  table: Table,
  state: State,
  item: Item,
  attack: Attack,
  target: string,
  copy: boolean,
): number | undefined {
  const { seat } = item
  const dice = attackDice(state, item, attack, target, copy)
  const shot = { attacker: seat, attack, x: item.x, target }
  const pulled = pullDice(table, { state, seat, roll: 'attack', others: dice, need: 0, shot })
  if (isCalledOff(state, seat, target)) return undefined
  table.tell(() => {
    const because: Reason[] = []
    attackDice(state, item, attack, target, copy, because)
    return {
      event: 'attack-roll',
      rule: 'AR-ROLL-1',
      seat,
      card: attack.id,
      target,
      dice: dice + pulled,
      pulled,
      because,
    }
  })
  if (!copy) useUp(state, seat, 'attack')
  return successes(table, seat, 'attack', dice + pulled)
}

/** AR-ROLL-1, AR-R-72: accuracy and added dice, before the pull. */
export function attackDice(
  state: State,
  item: Pick<Item, 'seat' | 'x'>,
  attack: Attack,
  target: string,
  copy: boolean,
  because?: Reason[],
): number {
  const accuracy = attack.accuracy === 'X' ? item.x : attack.accuracy
  because?.push({ source: attack.name, add: accuracy, rule: 'AR-ROLL-1' })
  return Math.max(
    0,
    accuracy + addedDice(state, item.seat, 'attack', { type: attack.damageType, target }, copy, because),
  )
}

type Struck = { readonly target: string; readonly attacker: Seat; readonly copy: boolean }
type Evasion = Struck & { readonly hits: number; readonly x: number }

const PERSONAL_DIE = 1
const AUTONOMOUS_DICE = 2

/** AR-ROLL-4, AR-ROLL-17, AR-OBJATTACK-2 to AR-OBJATTACK-7, AR-R-31, AR-R-32: the dice before the pull. */
export function evasionDice(
  state: State,
  seat: Seat,
  attack: Attack,
  { target, attacker, copy }: Struck,
  because?: Reason[],
): number {
  const bonus = bonusAt(state, attacker, attack, target) ?? 0
  const object = permanentOf(state, target)
  const autonomous = object !== undefined && isAutonomous(object)
  const times = autonomous || copy ? 1 : rangeTimes(state, seat)
  because?.push({ source: 'range', add: bonus * times, rule: times === 1 ? 'AR-ATTACKCARD-3' : 'AR-ROLL-17' })
  const extra = object ? (autonomous ? AUTONOMOUS_DICE : PERSONAL_DIE) : 0
  if (extra > 0) because?.push({ source: 'Object', add: extra, rule: autonomous ? 'AR-OBJATTACK-5' : 'AR-OBJATTACK-2' })
  return Math.max(
    0,
    bonus * times + extra + addedDice(state, seat, 'evasion', { type: attack.damageType, autonomous }, copy, because),
  )
}

/** AR-ROLL-5, AR-ROLL-10, AR-OBJATTACK-6: the defender sees the attack roll, pulls, and must roll. Nothing as above. */
function evasionRoll(table: Table, state: State, seat: Seat, attack: Attack, evasion: Evasion): number | undefined {
  const { target, hits, copy } = evasion
  const object = permanentOf(state, target)
  const autonomous = object !== undefined && isAutonomous(object)
  const dice = evasionDice(state, seat, attack, evasion)
  const shot = { attacker: evasion.attacker, attack, x: evasion.x, target }
  const pulled = autonomous ? 0 : pullDice(table, { state, seat, roll: 'evasion', others: dice, need: hits, shot })
  if (isCalledOff(state, evasion.attacker, target)) return undefined
  table.tell(() => {
    const because: Reason[] = []
    evasionDice(state, seat, attack, evasion, because)
    return { event: 'evasion-roll', rule: 'AR-ROLL-4', seat, target, dice: dice + pulled, pulled, because }
  })
  if (!copy) useUp(state, seat, 'evasion', autonomous)
  return successes(table, seat, 'evasion', dice + pulled)
}

/** AR-DAMAGE-1, AR-KEYWORD-2 to AR-KEYWORD-6, AR-R-29: the damage of a hit, then Explosive, then what else the card does. */
function wound(table: Table, state: State, item: Item, attack: Attack, target: string): void {
  const amount = damageOf(state, item.seat, attack, item.x, target)
  const source = { type: attack.damageType }
  const [dealt = 0] = dealDamage(table, state, [{ to: target, amount }], source)
  // AR-R-36: the card has left with an attacker who gave up at the armor roll, and does no more.
  if (isOut(state, item.seat)) return
  const seat = seatOfMech(target)
  if (attack.explosive && seat >= 0 && dealt > 0 && !isOut(state, seat)) {
    const { explosive } = attack
    const harms = state.inPlay
      .filter((one) => one.controller === seat && !isAutonomous(one) && isTarget(state, one.id))
      .map(({ id }): Harm => ({ to: id, amount: explosive }))
    if (harms.length > 0) {
      table.tell({ event: 'explosive', rule: 'AR-KEYWORD-3', seat, amount: explosive })
      dealDamage(table, state, harms, source)
    }
  }
  if (attack.hit.length > 0 && !isOver(state))
    perform(table, state, attack.hit, {
      seat: item.seat,
      x: item.x,
      target,
      source: attack.name,
      from: undefined,
      hex: -1,
      radius: 0,
    })
}
