import { isReady } from '@muster/reaction'
import type { Seat } from '@muster/table'
import { planeFor } from '../rules/components.ts'
import { controlsOf } from '../rules/end.ts'
import { areRivals, modelsOn } from '../rules/lookup.ts'
import { limitOf, scenarioOf } from '../rules/scenario.ts'
import type { Battle } from '../rules/state.ts'
import { COMING, scoringOf } from './scoring.ts'

/** How much of what is held is still as it is when it is scored once more; what is held by other means than numbers is lost more often. */
const KEPT = 0.75
const LOST = 0.2
/** What it counts, in points, to be the first with all the points there are to win. */
const FIRST = 2
/** How near to the middle a model counts for both sides of it, and how sharply numbers tell who will hold a quarter. */
const NEAR_MIDDLE = 500
const SHARP = 3

const logistic = (x: number): number => 1 / (1 + Math.exp(-x))

/** CZ-QUARTER-1: how many quarters a player is likely to control before long, by who is in them or near. */
function quartersSoon(battle: Battle, seat: Seat): number {
  const { width, depth } = planeFor(battle)
  const balance: [number, number, number, number] = [0, 0, 0, 0]
  for (const model of modelsOn(battle)) {
    const sign = areRivals(battle, { seat }, model) ? -1 : 1
    const right = logistic((model.at.x - width / 2) / NEAR_MIDDLE)
    const far = logistic((model.at.y - depth / 2) / NEAR_MIDDLE)
    balance[0] += sign * (1 - right) * (1 - far)
    balance[1] += sign * right * (1 - far)
    balance[2] += sign * (1 - right) * far
    balance[3] += sign * right * far
  }
  return balance.reduce((sum, more) => sum + logistic(SHARP * (more - 0.5)), 0)
}

/** CZ-CONTROL-13: whether a player must activate somebody before the next Inspire. */
const mustActivate = ({ models }: Battle, seat: Seat): boolean =>
  models.every(
    ({ seat: of, kind, where, tokens }) =>
      of !== seat || kind !== 'character' || where === 'out' || tokens.every(isReady),
  )

/** One who scores by inspiring: what the next time and later ones bring, when the next is and the last can be, in Controls of all from now on. */
type Racer = {
  readonly now: number
  readonly later: number
  /** What is to come by other ways. */
  readonly besides: number
  readonly last: number
  next: number
  times: number
  points: number
}

function racerOf(battle: Battle, seat: Seat): Racer {
  const { control, stage, sides } = battle
  const turn = (seat - control + sides.length) % sides.length
  const isDone = turn === 0 && stage === 'active'
  const mustWait = turn === 0 && stage !== 'control' ? isDone : mustActivate(battle, seat)
  const left = limitOf(battle, seat) - controlsOf(battle, seat) - (turn === 0 ? 0 : 1)
  let [now, later, besides] = [0, 0, 0]
  for (const { on, points, times, isByQuarter } of scoringOf(battle, seat)) {
    if (on !== 'inspire-end') besides += (COMING[on] ?? 0) * points * times
    else {
      now += points * times
      later += points * (isByQuarter ? quartersSoon(battle, seat) : (1 - LOST) * times)
    }
  }
  const next = turn + (mustWait ? sides.length : 0)
  return { now, later, besides, next, last: turn + sides.length * left, times: 0, points: battle.scores[seat] ?? 0 }
}

/** Lets all inspire whenever they may, in turn, until somebody has so many points or nobody has a Control left; who was first. */
function run(racers: readonly Racer[], points: number): number | undefined {
  for (;;) {
    let who: Racer | undefined
    for (const one of racers) if (one.next <= one.last && (!who || one.next < who.next)) who = one
    if (!who) return undefined
    const kept = KEPT ** who.times
    who.points += kept * who.now + (1 - kept) * who.later
    who.times++
    who.next += 2 * racers.length
    if (who.points >= points) return racers.indexOf(who)
  }
}

/**
 * CZ-SCENARIO-4, CZ-R-131: how many points a player will be ahead of the best of the others in the end, if all go on as they stand: each
 * activates somebody and inspires in turn.
 */
export function leadInTheEnd(battle: Battle, seat: Seat): number {
  const isRival = (other: Seat): boolean => areRivals(battle, { seat }, { seat: other })
  const racers = battle.sides.map((_, one) => racerOf(battle, one))
  const first = run(racers, scenarioOf(battle).end.points ?? Number.POSITIVE_INFINITY)
  let [own, most] = [0, 0]
  for (const [one, { points, besides }] of racers.entries())
    if (isRival(one)) most = Math.max(most, points + besides)
    else own += points + besides
  const lead = own - most
  return first === undefined ? lead : lead + (isRival(first) ? -FIRST : FIRST)
}
