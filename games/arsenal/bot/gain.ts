import type { Seat } from '@muster/table'
import type { Attack } from '../content/schema.ts'
import { hasLock } from '../rules/lockon.ts'
import { controllerOf, mechOf, objectCard, permanentOf, playerOf } from '../rules/lookup.ts'
import { bonusAt } from '../rules/range.ts'
import type { State } from '../rules/state.ts'

/** The chance that `attack` dice show more successes than `evasion` dice, by the normal curve. */
function chanceToHit(attack: number, evasion: number): number {
  if (attack <= 0) return 0
  const spread = Math.sqrt(((attack + evasion) * 2) / 9)
  return 1 / (1 + Math.exp((-1.7 * ((attack - evasion) / 3 - 0.5)) / spread))
}

export const health = (state: State, seat: Seat, damage: number): number =>
  (30 * Math.min(damage, mechOf(state, seat).hp - playerOf(state, seat).damage)) / mechOf(state, seat).hp

/** What an Attack takes off its target, on average. */
export function gainOf(state: State, seat: Seat, attack: Attack, target: string, x: number): number {
  const defender = controllerOf(state, target)
  const { pools } = playerOf(state, defender)
  const object = permanentOf(state, target)
  const isAutonomous = object !== undefined && object.hex >= 0
  const accuracy = attack.accuracy === 'X' ? x : attack.accuracy
  const evasion =
    (bonusAt(state, seat, attack, target) ?? 0) +
    (object ? (isAutonomous ? 2 : 1) : 0) +
    (isAutonomous ? 0 : pools.evasion * 0.7)
  const chance = chanceToHit(
    accuracy + playerOf(state, seat).pools.attack * 0.6 + (hasLock(state, seat, target) ? 1 : 0),
    evasion,
  )
  const damage = attack.damage === 'X' ? x : attack.damage
  const shots = 1 + (attack.swarm ?? 0) * 0.8 + (attack.rapidFire ?? 0) * chance * 0.8
  if (object) {
    const left = (objectCard(state, object)?.hp ?? 1) - object.damage
    return chance * shots * Math.min(1, damage / left) * 1.2
  }
  const armored = Math.max(damage * 0.25, damage - pools.armor * 0.25)
  return health(state, defender, chance * shots * armored) + chance * attack.hit.length * 0.8
}
