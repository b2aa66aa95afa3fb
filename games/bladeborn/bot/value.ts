import type { Seat } from '@muster/table'
import type { Amount, Deed } from '../content/grammar.ts'
import { woundsOf } from '../rules/characteristics.ts'
import { TURNS } from '../rules/combat.ts'
import { amountOf } from '../rules/effects/amount.ts'
import { forceOf } from '../rules/effects/force.ts'
import { taskProgress } from '../rules/effects/task.ts'
import { fits } from '../rules/effects/who.ts'
import { battleCardOf, cardOf, fightersOf, mapOf, opponentOf, sideOf } from '../rules/lookup.ts'
import type { Battle, Side } from '../rules/state.ts'
import { worthOf } from './card-worth.ts'
import { placeAt, projectedControl } from './place.ts'
import { WEIGHTS } from './weights.ts'

export function valueOfBattle(battle: Battle, seat: Seat): number {
  const control = projectedControl(battle)
  const other = opponentOf(seat)
  const time = timeLeft(battle)
  return (
    sideValue(battle, control, time, seat) -
    sideValue(battle, control, time, other) +
    placesOf(battle, control, seat) -
    WEIGHTS.caution * placesOf(battle, control, other)
  )
}

/** How much of the battle and of the round is left, each from 1 to 0 by turns not taken. */
type Time = { readonly battle: number; readonly round: number }

function timeLeft(battle: Battle): Time {
  const { rounds } = battleCardOf(battle).victory
  const [one, two] = battle.sides
  const round = (one.turnsLeft + two.turnsLeft) / (2 * TURNS)
  return { battle: (Math.max(0, rounds - Math.max(1, battle.round)) + round) / rounds, round }
}

function placesOf(battle: Battle, control: readonly number[], seat: Seat): number {
  let value = 0
  for (const fighter of battle.fighters)
    if (fighter.seat === seat && fighter.hex >= 0) value += placeAt(battle, control, fighter, fighter.hex)
  return value
}

function sideValue(battle: Battle, control: readonly number[], time: Time, seat: Seat): number {
  const { points, groups } = sideOf(battle, seat)
  const point = WEIGHTS.points + WEIGHTS.pointsLate / (time.battle + 0.1)
  let value = point * (taskValue(battle, seat) ?? points + promisedPoints(battle, control, time, seat))
  for (const { dice } of groups) value += WEIGHTS.dice * (dice - 1)
  return value + WEIGHTS.turn * turnsOf(battle, seat) + warbandValue(battle, time, seat)
}

/** What a convergence's task is worth in points once it is done. */
const TASK = 4

/** BB-R-70: where a task decides, points do not: the aspirant gains by each part of it, and a little by more than is asked. */
function taskValue(battle: Battle, seat: Seat): number | undefined {
  const done = taskProgress(battle)
  if (done === undefined) return undefined
  return battle.convergence?.aspirant === seat ? TASK * (Math.min(done, 1) + 0.1 * Math.max(0, done - 1)) : 0
}

/** Turns not taken yet; of the one under way, what its actions left make up. */
function turnsOf({ sides, active, turn }: Battle, seat: Seat): number {
  const { turnsLeft } = sides[seat] as Side
  return active && turn === seat ? turnsLeft - 1 + active.actions / 2 : turnsLeft
}

/** What is left of a warband; towards the end there is less and less to do with it. */
function warbandValue(battle: Battle, time: Time, seat: Seat): number {
  let whole = 0
  let left = 0
  for (const fighter of battle.fighters) {
    if (fighter.seat !== seat || fighter.where === 'apart') continue
    const worth = worthOf(cardOf(battle, fighter))
    whole += worth
    if (fighter.where === 'down') continue
    const health = 1 - fighter.damage / woundsOf(battle, fighter)
    left += worth * (WEIGHTS.standing + (1 - WEIGHTS.standing) * health)
  }
  return (WEIGHTS.warband * Math.min(1, 6 * time.battle) * left) / whole
}

/** What the round ends to come score by what holds now, read off the cards in force: the surer, the sooner. */
function promisedPoints(battle: Battle, control: readonly number[], time: Time, seat: Seat): number {
  const { rounds, winner } = battleCardOf(battle).victory
  const { triggers } = forceOf(battle)
  const now = 1 - WEIGHTS.unsettled * time.round
  const atEnd = 1 - WEIGHTS.unsettled * Math.min(1, 2 * time.battle)
  let promised = 0
  if (winner !== 'points')
    promised += atEnd * (winner === 'fighters' ? fightersOf(battle, seat, 'field').length : countOf(control, seat))
  for (const { rule, owner } of triggers['round-end'] ?? []) {
    if (owner !== undefined && owner !== seat) continue
    let times = 0
    for (let round = Math.max(1, battle.round); round <= rounds; round++)
      if (!rule.rounds || rule.rounds.includes(round)) times += round === battle.round ? now : WEIGHTS.later
    if (times > 0) promised += times * scoreOf(battle, control, seat, rule.do)
    if (times > 0) promised -= WEIGHTS.hazard * hazardOf(battle, seat, rule.do)
  }
  for (const { rule } of triggers['battle-end'] ?? []) promised += atEnd * scoreOf(battle, control, seat, rule.do)
  return promised
}

/** The damage a rule brings to a side's fighters where they stand. */
function hazardOf(battle: Battle, seat: Seat, deeds: readonly Deed[]): number {
  let damage = 0
  for (const deed of deeds) {
    if (!('all' in deed)) continue
    const { who, do: done } = deed.all
    for (const one of done)
      if ('damage' in one && typeof one.damage.amount === 'number')
        for (const fighter of battle.fighters)
          if (fighter.seat === seat && fighter.hex >= 0 && fits(battle, fighter, who, countingUse(seat)))
            damage += one.damage.amount
  }
  return damage
}

/** A card in use by nobody in particular, for counting what it counts. */
function countingUse(owner: Seat): Parameters<typeof amountOf>[3] {
  return { owner, me: undefined, them: undefined, value: 3, source: '', rule: '' }
}

function countOf(control: readonly number[], holder: number): number {
  let count = 0
  for (const one of control) if (one === holder) count++
  return count
}

function scoreOf(battle: Battle, control: readonly number[], seat: Seat, deeds: readonly Deed[]): number {
  let score = 0
  for (const deed of deeds)
    if ('score' in deed && deed.score.player === 'owner')
      score += countedAmount(battle, control, seat, deed.score.points)
  return score
}

/** An amount that needs no dice, objectives as they would be held; dice count by what they bring on average. */
function countedAmount(battle: Battle, control: readonly number[], seat: Seat, amount: Amount): number {
  if (typeof amount === 'object' && 'dice' in amount)
    return typeof amount.dice === 'number' ? (amount.dice * (7 - amount.need)) / 6 : 1
  if (typeof amount === 'object' && amount.count === 'objectives') {
    const holder = amount.held === 'opponent' ? opponentOf(seat) : amount.held === 'nobody' ? -1 : seat
    const { objectives } = mapOf(battle)
    let count = 0
    control.forEach((one, index) => {
      if (one === holder && (amount.marked === undefined || objectives[index]?.mark === amount.marked)) count++
    })
    return Math.min(count * amount.times, amount.most ?? 99)
  }
  return amountOf(undefined as never, battle, amount, countingUse(seat))
}
