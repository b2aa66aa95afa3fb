import { isReady, reaches, woundsOf } from '@muster/reaction'
import type { Hex } from '@muster/space'
import { meansOf } from '../rules/action.ts'
import { enemyCardOf, isUp, spotlightHunter } from '../rules/lookup.ts'
import { bandLimits, rangeBetween } from '../rules/range.ts'
import type { Enemy, Hunter, State } from '../rules/state.ts'
import { walkingFrom } from '../rules/zone.ts'
import { gearValue, lootValue } from './gear.ts'
import { aimsFor, type Goals, goalsOf, isQuarry, zonesOf } from './goals.ts'

/** Above and below anything a position under way is worth. */
const WON = 900
const LOST = -900
/** What the whole goal of a scenario is worth, shared out among its parts. */
const GOAL = 90
const OUT = -16
const DYING = -11

/** A token that is not wounded, one that is Ready, a Luck token. */
const WHOLE = 4
const READY = 0.25
const LUCK = 1.2
/** A zone nearer to where the goal is. */
const STEP = 1.2
const FARTHEST = 9

/** AB-R-36: what a hunter has left, which is what holds off those who follow the Spotlight. */
const sturdiness = ({ tokens, gear }: Hunter): number =>
  tokens.length - woundsOf(tokens) + gear.reduce((sum, { down, shield }) => sum + (down ? 0 : (shield?.length ?? 0)), 0)

/** The steps from a zone to the nearest of some; nothing to walk where there are none. */
function stepsTo(state: State, from: Hex, zones: readonly Hex[]): number {
  if (zones.length === 0) return 0
  const walk = walkingFrom(state, from)
  let least = FARTHEST
  for (const zone of zones) {
    const steps = walk[zone] as number
    if (steps >= 0 && steps < least) least = steps
  }
  return least
}

/** Where a hunter stands: near the goal, with somebody to shoot at and not too many around. */
export function placeValue(state: State, goals: Goals, hunter: Hunter, zone = hunter.zone): number {
  const pull = -STEP * stepsTo(state, zone, aimsFor(state, goals, hunter))
  const attacks = meansOf(state, hunter).filter(({ action }) => action.attack)
  let close = 0
  let target = 0
  let nearest = FARTHEST
  for (const enemy of state.enemies) {
    const range = rangeBetween(state, zone, enemy.zone)
    nearest = Math.min(nearest, range)
    if (range <= 1) close++
    const best = attacks.reduce((most, { action, source }) => {
      const worth = source === 'melee' ? 0.4 : 1
      return reaches(action.bands, range, bandLimits) ? Math.max(most, worth) : most
    }, 0)
    target = Math.max(target, best)
  }
  const chase = state.enemies.length === 0 || target > 0 ? 0 : -0.2 * nearest
  return pull + 0.6 * target + chase - 0.2 * Math.max(0, close - 1)
}

function hunterValue(state: State, goals: Goals, hunter: Hunter): number {
  const { tokens, loot, things, gear, inventory, trees } = hunter
  let owned = inventory.length * 0.3 + 3 * trees.reduce((sum, { mods }) => sum + mods.length, 0)
  for (const held of gear) owned += gearValue(state, held)
  for (const id of loot) owned += lootValue(state, id)
  if (hunter.zone < 0) return owned + (state.round > 0 ? OUT : 0)
  if (hunter.dying) return owned + DYING
  const whole = WHOLE * (tokens.length - woundsOf(tokens))
  const ready = READY * tokens.filter(isReady).length
  const status = hunter.status.corrosive + hunter.status.burning + hunter.status.slag + 2 * hunter.status.cryo
  return owned + whole + ready - status + carriedValue(goals, things) + placeValue(state, goals, hunter)
}

/** A thing in hand is half of what it will count for. */
function carriedValue({ counters }: Goals, things: readonly string[]): number {
  const least = counters.reduce((sum, counter) => sum + counter.least, 0)
  return least === 0 ? 0 : (0.45 * GOAL * things.length) / least
}

/** What an enemy costs while it stands: its strength, for each wound it can still take. */
export function danger(state: State, enemy: Enemy): number {
  const { strength, hitPoints, tough } = enemyCardOf(state, enemy)
  const left = Math.max(0, hitPoints - enemy.wounds)
  const held = enemy.status.cryo > 0 ? 0.7 : 1
  return 0.25 * strength * (1 + left + (tough ? 0.5 : 0)) * held + 0.6 * enemy.shields.length
}

/** How much of the goal is reached: counters, wounds on those who must fall, hunters where they have to be. */
function progress(state: State, goals: Goals): number {
  const { counters, quarry, exits, lures } = goals
  const parts = counters.length + (counters.length === 0 && quarry.length > 0 ? 1 : 0) + (exits.length > 0 ? 1 : 0)
  if (parts === 0) return 0
  const part = GOAL / parts
  let sum = 0
  for (const { of, least } of counters) sum += (part * Math.min(least, state.counters[of] ?? 0)) / least
  if (quarry.length > 0) sum += huntValue(state, goals, part)
  if (exits.length > 0) {
    const there = zonesOf(state, exits)
    sum += (part * state.hunters.filter(({ zone }) => there.includes(zone)).length) / state.hunters.length / 2
  }
  if (lures.length > 0) sum += lureValue(state, zonesOf(state, lures))
  return sum
}

/** Who has to fall is worth the more, the more wounds it has. */
function huntValue(state: State, goals: Goals, part: number): number {
  const { counters } = goals
  const least = counters[0]?.least ?? 1
  let sum = 0
  for (const enemy of state.enemies) {
    if (!isQuarry(state, goals, enemy)) continue
    const { hitPoints } = enemyCardOf(state, enemy)
    const share = Math.min(hitPoints, enemy.wounds) / hitPoints
    sum += counters.length > 0 ? (0.7 * part * share) / least : part * (share - 1)
  }
  return sum
}

/** Enemies near where they are to be led. */
function lureValue(state: State, zones: readonly Hex[]): number {
  return state.enemies.reduce((sum, { zone }) => sum + 0.5 * (FARTHEST - stepsTo(state, zone, zones)), 0)
}

/** AB-SIDES-3: all win or lose together, so a position is worth the same to all seats. A defeat is the better the further all got. */
export function value(state: State): number {
  const { outcome } = state
  const goals = goalsOf(state)
  if (outcome) return outcome.won ? WON : LOST + progress(state, goals)
  let sum = progress(state, goals) + LUCK * state.luck
  for (const hunter of state.hunters) if (hunter.id !== '') sum += hunterValue(state, goals, hunter)
  for (const enemy of state.enemies) sum -= danger(state, enemy)
  const holder = spotlightHunter(state)
  return holder && isUp(holder) ? sum + 0.5 * sturdiness(holder) : sum
}
