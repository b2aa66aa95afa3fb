import { type Square, squareDistance } from '@muster/space'
import type { AnyQuestion, Seat } from '@muster/table'
import type { Option } from '../rules/action.ts'
import { board } from '../rules/board.ts'
import { abilityNumber, rangeOf } from '../rules/character.ts'
import type { Change } from '../rules/equip.ts'
import { cardOf, hunterOf, lootOf, metricOf, turnOf } from '../rules/lookup.ts'
import { bulletsOf, type Guns, shotDamage, splashOf, waysToFire } from '../rules/shots.ts'
import type { Enemy, Hunter, State } from '../rules/state.ts'
import type { Use } from '../rules/use.ts'
import { cardValue } from './cards.ts'
import { danger, nearness, placeValue } from './value.ts'

/** About what each option gains for the hunter the question is about (SN-R-86), in the measure of `value`, without trying it out. */
export function weigh(question: AnyQuestion, state: State): readonly number[] | undefined {
  if (question.form !== 'one') return undefined
  const { options, context } = question
  switch (question.words.ask) {
    case 'action':
      return weighActions(state, context.seat, options)
    case 'bullet':
      return weighBullets(state, context.seat, context.guns, options)
    case 'turret':
      return weighTurrets(state, hunterOf(state, context.seat), options)
    case 'equip':
    case 'equip-at-once':
      return options.map((change) => weighChange(state, hunterOf(state, context.seat), change))
    case 'prevent':
      return options.map((card: string) => (card === '' ? 0 : 1))
    default:
      return undefined
  }
}

/** A hunter about to act, and what there is to see. */
type Look = {
  readonly state: State
  readonly hunter: Hunter
  readonly dangers: readonly number[]
  readonly here: number
  /** The farthest a shot goes and the most it does; nothing where no shot will follow. */
  readonly range: number
  readonly damage: number
}

function weighActions(state: State, seat: Seat, options: readonly Option[]): number[] {
  const hunter = hunterOf(state, seat)
  const dangers = state.enemies.map((enemy) => danger(state, enemy))
  const { left, done, condition } = turnOf(state)
  const shootsLater = left > 1 && !done.includes('shoot') && condition === 'up'
  let [range, damage] = [0, 0]
  for (const guns of waysToFire(state, hunter)) {
    range = Math.max(range, rangeOf(state, hunter, guns))
    if (shootsLater) damage = Math.max(damage, shotDamage(state, hunter, guns) * bulletsOf(state, guns))
  }
  const look = { state, hunter, dangers, range, damage, here: 0 }
  const sight = { ...look, here: hunter.square < 0 ? 0 : weighPlace(look, hunter.square) }
  return options.map((option) => weighAction(sight, option))
}

function weighAction(look: Look, option: Option): number {
  const { state, hunter, dangers } = look
  switch (option.do) {
    case 'move':
      return weighPlace(look, option.square) - look.here
    case 'sprint':
      return weighPlace({ ...look, damage: 0 }, option.square) - look.here
    case 'shoot':
      return weighShot(look, option.guns, option.enemy)
    case 'ability':
      return weighAbility(look, option.on)
    case 'equip':
    case 'remove':
      return weighChange(state, hunter, option)
    case 'use':
      return cardValue(lootOf(state, option.card), hunter) * (dangers.length > 0 ? 0.6 : 0.1)
    case 'pickup':
      return 6
    default:
      return 0
  }
}

/** Where a hunter stands afterwards, with the shot that may follow from there. */
function weighPlace({ state, hunter, dangers, range, damage }: Look, square: Square): number {
  const there = { ...hunter, square }
  let shot = 0
  if (damage > 0)
    for (const [index, enemy] of state.enemies.entries())
      if (nearness(there, enemy.square, range) === 1)
        shot = Math.max(shot, weighHarm(dangers[index] as number, enemy, damage))
  return placeValue(state, there, dangers) + shot
}

/** What damage to an enemy is worth: the danger it takes off, and more where it falls. */
function weighHarm(worth: number, { health }: Enemy, damage: number): number {
  return 0.35 * worth * Math.min(damage, health) + (damage >= health ? worth + 2 : 0)
}

function weighShot({ state, hunter, dangers }: Look, guns: Guns, id: string): number {
  const index = state.enemies.findIndex((enemy) => enemy.id === id)
  const enemy = state.enemies[index] as Enemy
  const damage = shotDamage(state, hunter, guns)
  let sum = weighHarm(dangers[index] as number, enemy, damage * bulletsOf(state, guns))
  const splash = splashOf(state, guns)
  if (splash)
    for (const [place, other] of state.enemies.entries())
      if (place !== index && squareDistance(board, enemy.square, other.square, metricOf(state)) <= splash.radius)
        sum += weighHarm(dangers[place] as number, other, splash.damage)
  return sum
}

function weighBullets(state: State, seat: Seat, guns: Guns, options: readonly string[]): number[] {
  const damage = shotDamage(state, hunterOf(state, seat), guns)
  return options.map((id) => {
    const enemy = state.enemies.find((one) => one.id === id)
    return enemy ? weighHarm(danger(state, enemy), enemy, damage) : 0
  })
}

/** What an ability does until the hunter's next turn, by the enemies it reaches. */
function weighAbility({ state, hunter, dangers }: Look, on: string): number {
  const { does } = cardOf(state, hunter).ability
  const turns = state.hunters.length
  if (does === 'gunzerking') return dangers.length > 0 ? 6 : 0
  if (does === 'sabre-turret') return Math.max(0, ...dangers) * 0.2 * (turns + 1)
  const index = state.enemies.findIndex(({ id }) => id === on)
  const enemy = state.enemies[index]
  if (!enemy) return 0
  const worth = dangers[index] as number
  if (does === 'phaselock') return worth * (0.25 * (1 + 0.35 * enemy.health) + 0.2 * Math.min(turns, enemy.health))
  return 0.35 * worth * Math.min(3, enemy.health)
}

/** A turret belongs where it reaches the most danger. */
function weighTurrets(state: State, hunter: Hunter, options: readonly { readonly square: Square }[]): number[] {
  const dangers = state.enemies.map((enemy) => danger(state, enemy))
  const reach = abilityNumber(state, hunter, 'reach')
  return options.map(({ square }) => {
    let sum = 0
    for (const [index, enemy] of state.enemies.entries())
      if (squareDistance(board, square, enemy.square, metricOf(state)) <= reach)
        sum += 0.2 * (dangers[index] as number) * Math.min(state.hunters.length, enemy.health)
    return sum
  })
}

function weighChange(
  state: State,
  hunter: Hunter,
  change: Change | Use | { readonly do: 'keep' } | { readonly do: 'done' },
): number {
  if (change.do === 'use') return 1
  if (change.do === 'keep' || change.do === 'done') return 0
  const worth = cardValue(lootOf(state, change.card), hunter)
  if (change.do === 'remove') return -worth
  return 0.5 * (worth - (change.out === '' ? 0 : cardValue(lootOf(state, change.out), hunter)))
}
