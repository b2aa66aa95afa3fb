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
/** What it counts, in points, to have all the points that win long before the others, and when that is never. */
const FIRST = 4
const LATE = 1000
const LEAST_GAIN = 0.1
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
  readonly next: number
  readonly last: number
  readonly points: number
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
  return { now, later, besides, next, last: turn + sides.length * left, points: battle.scores[seat] ?? 0 }
}

/** What all Inspires that a player can still make bring it, and when it has so many points if it went on like that; never, if they bring nothing. */
function runOf(racer: Racer, step: number, goal: number): { readonly points: number; readonly when: number } {
  let { points, next } = racer
  let when: number | undefined
  for (let kept = 1; next <= racer.last; kept *= KEPT, next += step) {
    const gain = kept * racer.now + (1 - kept) * racer.later
    if (when === undefined && points + gain >= goal) when = next + step * ((goal - points) / gain - 1)
    points += gain
  }
  if (racer.now + racer.later > 0) when ??= next + step * ((goal - points) / Math.max(LEAST_GAIN, racer.later) - 1)
  return { points: Math.min(points, goal) + racer.besides, when: when ?? LATE }
}

/**
 * CZ-SCENARIO-4, CZ-R-131: how many points a player will be ahead of the best of the others in the end, if all go on as they stand: each
 * activates somebody and inspires in turn. Where points win at once, to have them early counts as well.
 */
export function leadInTheEnd(battle: Battle, seat: Seat): number {
  const { points: goal } = scenarioOf(battle).end
  const step = 2 * battle.sides.length
  let [own, most] = [0, 0]
  let [early, rivalsEarly] = [LATE, LATE]
  for (const one of battle.sides.keys()) {
    const { points, when } = runOf(racerOf(battle, one), step, goal ?? Number.POSITIVE_INFINITY)
    if (areRivals(battle, { seat }, { seat: one })) {
      most = Math.max(most, points)
      rivalsEarly = Math.min(rivalsEarly, when)
    } else {
      own += points
      early = Math.min(early, when)
    }
  }
  const ahead = rivalsEarly - early
  return own - most + (goal === undefined ? 0 : (FIRST * ahead) / (step + Math.abs(ahead)))
}
