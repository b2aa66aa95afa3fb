import type { AnyQuestion, Seat } from '@muster/table'
import type { Weapon } from '../content/cards.ts'
import { toHit } from '../rules/attack.ts'
import { toughnessOf, weaponValue, woundsOf } from '../rules/characteristics.ts'
import { cardOf, fighterOf, mapOf, weaponOf } from '../rules/lookup.ts'
import type { Battle, Fighter } from '../rules/state.ts'
import { punches, reachOf, worthOf } from './card-worth.ts'
import { placeAt, projectedControl } from './place.ts'
import { WEIGHTS } from './weights.ts'

/** What an option of a question about fighters may look like; those of other questions have none of it. */
type Option = {
  readonly do?: string
  readonly hex?: number
  readonly weapon?: string
  readonly target?: string
  readonly fighter?: string
  readonly dice?: number
}

/** About what each option gains, without trying it: blows by what they deal on average, steps by where they lead. */
export function weigh(question: AnyQuestion, battle: Battle, seat: Seat): readonly number[] | undefined {
  if (question.form !== 'one') return undefined
  switch (question.words.ask) {
    case 'activate':
      return question.options.map((id: string) => readiness(battle, fighterOf(battle, id)))
    case 'action':
    case 'bonus': {
      const { fighter } = question.context as { fighter: Fighter }
      const place = placer(battle, fighter)
      const here = place(fighter.hex)
      return question.options.map((option: Option) => gainOf(battle, fighter, option, (hex) => place(hex) - here))
    }
    case 'place':
    case 'arrive':
      return question.options.map(({ fighter = '', hex = 0 }: Option) =>
        placer(battle, fighterOf(battle, fighter))(hex),
      )
    case 'pick':
      return question.options.map((option: unknown) => pickWeight(battle, seat, option))
    default:
      return undefined
  }
}

function gainOf(battle: Battle, fighter: Fighter, option: Option, step: (hex: number) => number): number {
  switch (option.do) {
    case 'move':
      return step(option.hex as number)
    case 'disengage':
      return step(option.hex as number) - 0.1
    case 'attack':
      return blowWorth(
        battle,
        fighter,
        weaponOf(battle, fighter, option.weapon as string),
        fighterOf(battle, option.target as string),
      )
    case 'ability':
      return 0.35 * (option.dice as number)
    case 'artefact':
      return 0.5
    case 'wait':
      return -0.1
    default:
      return 0
  }
}

/** What an attack takes from the other side on average, in the measure of `value`. */
function blowWorth(battle: Battle, attacker: Fighter, weapon: Weapon, target: Fighter): number {
  const need = toHit(weaponValue(battle, attacker, weapon, target, 'strength'), toughnessOf(battle, target))
  const attacks = weaponValue(battle, attacker, weapon, target, 'attacks')
  const blow = (attacks * ((6 - need) * weapon.damage[0] + weapon.damage[1])) / 6
  const wounds = woundsOf(battle, target)
  const left = wounds - target.damage
  const kill = blow >= left ? 0.6 : 0.4 * (blow / left) * (blow / left)
  const hurt = Math.min(blow, left) / wounds
  return worthShare(battle, target) * ((1 - WEIGHTS.standing) * hurt + WEIGHTS.standing * kill) * WEIGHTS.warband
}

/** What share of its warband a fighter is. */
function worthShare(battle: Battle, fighter: Fighter): number {
  let whole = 0
  for (const one of battle.fighters)
    if (one.seat === fighter.seat && one.where !== 'apart') whole += worthOf(cardOf(battle, one))
  return worthOf(cardOf(battle, fighter)) / whole
}

function readiness(battle: Battle, fighter: Fighter): number {
  const { board } = mapOf(battle)
  const card = cardOf(battle, fighter)
  const blows = punches(card)
  let most = 0
  for (const other of battle.fighters) {
    if (other.hex < 0 || other.seat === fighter.seat) continue
    const away = board.distances[fighter.hex * board.size + other.hex] as number
    if (away > reachOf(card) + card.move) continue
    const { wounds, toughness } = cardOf(battle, other)
    most = Math.max(
      most,
      ((blows[toughness] as number) / Math.max(2, wounds - other.damage)) * (away <= reachOf(card) ? 1.4 : 1),
    )
  }
  return (fighter.activated ? 0.5 : 1) * most
}

function pickWeight(battle: Battle, seat: Seat, option: unknown): number {
  const id = typeof option === 'string' ? option : (option as Option | undefined)?.fighter
  const fighter = battle.fighters.find((one) => one.id === id)
  if (!fighter || fighter.hex < 0) return 0
  return fighter.seat === seat ? 0.2 : fighter.damage / woundsOf(battle, fighter)
}

/** What standing in a hex is worth to a fighter: objectives it would decide, and its place among the others. */
function placer(battle: Battle, fighter: Fighter): (hex: number) => number {
  const { objectives, board } = mapOf(battle)
  const control = projectedControl(battle)
  const others = objectives.map(({ hex }) => {
    let ahead = 0
    for (const one of battle.fighters)
      if (one !== fighter && one.hex >= 0 && (board.distances[one.hex * board.size + hex] as number) <= 1)
        ahead += one.seat === fighter.seat ? 1 : -1
    return ahead
  })
  return (hex) => {
    let worth = placeAt(battle, control, fighter, hex)
    objectives.forEach((objective, index) => {
      if ((board.distances[hex * board.size + objective.hex] as number) > 1) return
      const ahead = others[index] as number
      if (ahead === 0) worth += 1
      else if (ahead === -1) worth += 0.6
    })
    return worth
  }
}
