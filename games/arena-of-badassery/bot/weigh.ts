import { chanceToMeet, chanceToMeetDie, colourOf, dieOf, hasKeyword, plainDieOf, shareOf, xOf } from '@muster/reaction'
import type { AnyQuestion } from '@muster/table'
import { type Means, meansNamed } from '../rules/action.ts'
import { aimsAtZone, NOBODY, woundsOfHit, zoneOfAim } from '../rules/attack.ts'
import { obstacleDie } from '../rules/dice.ts'
import { elementNamed } from '../rules/element.ts'
import { enemyCardOf, enemyNamed, hunterOf } from '../rules/lookup.ts'
import { addTo, defenseOf, keywordsIn } from '../rules/numbers.ts'
import type { Menu, Option } from '../rules/option.ts'
import type { Enemy, Hunter, State } from '../rules/state.ts'
import { lootValue } from './gear.ts'
import { type Goals, goalsOf, isQuarry, isUseful } from './goals.ts'
import { danger, placeValue } from './value.ts'

/** What a token is worth that stays Ready: for a [RE]action, or for the next thing to do. */
const KEPT = { green: 0.7, yellow: 0.5, red: 0.3 } as const
/** What a step of the goal is worth, and what using something is that is of no use to it. */
const COUNTED = 12
const OF_USE = 1.5

/** About what each option gains, in the measure of `value`, without trying it out. */
export function weigh(question: AnyQuestion, state: State): readonly number[] | undefined {
  if (question.form !== 'one') return undefined
  const { options, context } = question
  switch (question.words.ask) {
    case 'act':
      return weighActs(state, context as Menu, options)
    case 'shot':
      return options.map((aim: string) => weighTarget(state, enemyNamed(state, aim)))
    case 'use loot':
      return options.map(({ loot, how }: { loot: string; how: string }) => (loot === '' ? 0 : weighSpend(loot, how)))
    case 'pick up':
      return options.map((token: string) => (token === 'nothing' ? 0 : lootValue(state, token)))
    default:
      return undefined
  }
}

const weighTarget = (state: State, enemy: Enemy | undefined): number => (enemy ? danger(state, enemy) : 0)

const weighSpend = (loot: string, how: string): number => (how === 'draw' ? 2 : loot === 'guns' ? 0.2 : 2.5)

/** A hunter about to act, and what there is to see. */
interface Look {
  readonly state: State
  readonly goals: Goals
  readonly hunter: Hunter
  /** What its own place is worth, and what others are that have been looked at. */
  readonly here: number
  readonly places: Map<number, number>
}

function weighActs(state: State, { hunter: id, terms }: Menu, options: readonly Option[]): number[] {
  const goals = goalsOf(state)
  const hunter = hunterOf(state, id)
  const look: Look = { state, goals, hunter, here: placeValue(state, goals, hunter), places: new Map() }
  return options.map((option) => {
    const gain = weighAct(look, option)
    return 'token' in option && terms.free === undefined ? gain - KEPT[colourOf(option.token)] : gain
  })
}

function weighAct(look: Look, option: Option): number {
  const { state, hunter } = look
  switch (option.do) {
    case 'move':
      return weighMove(look, option)
    case 'use': {
      const means = meansNamed(state, hunter, option.source)
      return means ? weighUse(look, means, option) : 0
    }
    case 'loot':
      return state.ground.reduce(
        (sum, { zone, token }) => sum + (zone === hunter.zone ? lootValue(state, token) : 0),
        0,
      )
    case 'interact':
      return weighThing(look, elementNamed(state, option.with)?.kind, false)
    case 'swap':
      return -0.5
    case 'hand':
      return -1
    case 'spend':
      return weighSpend(option.loot, option.how)
    default:
      return 0
  }
}

function weighMove(look: Look, { zone, via, thaw }: Extract<Option, { do: 'move' }>): number {
  const { state, goals, hunter, here, places } = look
  const there = places.get(zone) ?? placeValue(state, goals, hunter, zone)
  places.set(zone, there)
  const lies = state.ground.some((one) => one.zone === zone || one.zone === via)
  return there - here + (lies ? 1 : 0) - (thaw === undefined ? 0 : 4)
}

/** Whether an element brings the goal nearer, by hand or by a hit. */
function weighThing({ state, goals, hunter }: Look, kind: string | undefined, isShot: boolean, zone = -1): number {
  const site = goals.sites.find((one) => one.kind === kind)
  if (!site) return OF_USE / 2
  if (isShot && (!site.countsShot || (site.needsEnemy && !state.enemies.some((enemy) => enemy.zone === zone))))
    return -1
  return isUseful(state, goals, site, hunter) ? COUNTED : -1
}

type UseOption = Extract<Option, { do: 'use' }>

function weighUse(look: Look, means: Means, { aim, token }: UseOption): number {
  const { state, hunter } = look
  const { action } = means
  if (!action.skill) return OF_USE / 2
  const zone = zoneOfAim(state, hunter, means, aim)
  const die = dieOf(colourOf(token))
  const enemy = aim === NOBODY ? undefined : enemyNamed(state, aim)
  if (!action.attack || (!enemy && !aimsAtZone(state, hunter, means))) {
    const add = addTo(state, 'acting', hunter, action.skill, { action, against: enemy })
    const chance = shareOf(enemy ? chanceToMeet({ die, add }, 5) : chanceToMeetDie({ die, add }, obstacleDie))
    const element = elementNamed(state, aim)
    return chance * (element ? weighThing(look, element.kind, true, zone) : 2 * OF_USE)
  }
  const keywords = keywordsIn(state, hunter, action, enemy)
  const isWide = aimsAtZone(state, hunter, means) || hasKeyword(keywords, 'explosive')
  const targets = isWide ? state.enemies.filter((one) => one.zone === zone) : enemy ? [enemy] : []
  const friends = hasKeyword(keywords, 'explosive') ? state.hunters.filter((one) => one.zone === zone).length : 0
  const times = Math.max(1, xOf(keywords, 'rapid'))
  const hits = targets.reduce((sum, one) => sum + weighHit(look, means, one, die), 0)
  return (1 + 0.7 * (times - 1)) * hits - 2 * friends
}

/** The danger a hit takes off, and more where the enemy falls, by the chance that it hits. */
function weighHit(
  { state, goals, hunter }: Look,
  { action }: Means,
  enemy: Enemy,
  die: ReturnType<typeof dieOf>,
): number {
  const { skill } = action
  if (!skill) return 0
  const add = addTo(state, 'acting', hunter, skill, { action, against: enemy })
  const [shield] = enemy.shields
  const isShock = hasKeyword(action.keywords, 'shock')
  const chance =
    shield && !isShock
      ? chanceToMeetDie({ die, add }, plainDieOf(shield))
      : chanceToMeet({ die, add }, defenseOf(state, enemy, { action, against: hunter }))
  const { strength, hitPoints, tough } = enemyCardOf(state, enemy)
  const wounds = woundsOfHit(state, hunter, enemy, action, false) - (tough ? 1 : 0)
  const left = hitPoints - enemy.wounds
  const isWanted = isQuarry(state, goals, enemy)
  const gain = shield && !isShock ? 0.6 : 0.25 * strength * Math.min(wounds, left)
  const fall = wounds >= left && !shield ? danger(state, enemy) : 0
  return shareOf(chance) * (Math.max(gain, fall) + (isWanted ? 4 : 0)) + (tough && wounds === 0 ? 0.3 : 0)
}
