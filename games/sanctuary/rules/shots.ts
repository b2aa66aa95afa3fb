import { ok, refuse, type Verdict } from '@muster/table'
import type { Splash } from '../content/loot.ts'
import { damageOf, rangeOf } from './character.ts'
import { cityOf, gunOf, tableOptions } from './lookup.ts'
import { inLane, laneFault } from './sight.ts'
import type { Enemy, Hunter, State } from './state.ts'

/** What fires together: no gun at all, one gun, or two guns as one (SN-R-37). */
export type Guns = readonly string[]

const BARE: readonly Guns[] = [[]]

/** SN-CHARACTER-7, SN-SHOOT-4, SN-R-27, SN-R-37: the ways to fire; whoever has a gun equipped fires a gun. */
export function waysToFire(state: State, hunter: Hunter): readonly Guns[] {
  const { guns } = hunter
  if (guns.length === 0) return BARE
  const summed = guns.length > 1 && isGunzerking(state, hunter) && tableOptions(state).gunzerkGuns === 'one-summed-shot'
  return summed ? [guns] : guns.map((gun) => [gun])
}

export function isGunzerking(state: State, hunter: Hunter): boolean {
  return state.turn?.gunzerking === true && state.turn.seat === hunter.seat
}

/** SN-SHOOT-7: how many bullets a way of firing has; two guns as one fire a single bullet. */
export function bulletsOf(state: State, guns: Guns): number {
  const [gun] = guns
  return gun !== undefined && guns.length === 1 ? gunOf(state, gun).bullets : 1
}

/** SN-LOOT-4, SN-R-37: the splash of the gun, or of either of two. */
export function splashOf(state: State, guns: Guns): Splash | undefined {
  let best: Splash | undefined
  for (const gun of guns) {
    const { splash } = gunOf(state, gun)
    if (!splash) continue
    best = best
      ? { radius: Math.max(best.radius, splash.radius), damage: Math.max(best.damage, splash.damage) }
      : splash
  }
  return best
}

const inSanctuary = refuse('SN-R-20', 'at this table nobody shoots out of Sanctuary')

function mayFire(state: State, hunter: Hunter): Verdict {
  const forbidden = tableOptions(state).sanctuaryShooting === 'forbidden' && cityOf(state).has[hunter.square] !== 0
  return forbidden ? inSanctuary : ok
}

/** SN-SHOOT-2, SN-SHOOT-3, SN-SHOOT-10: the enemies a way of firing can hit now. */
export function targetsOf(state: State, hunter: Hunter, guns: Guns): Enemy[] {
  return mayFire(state, hunter) ? [] : inLane(state, hunter, rangeOf(state, hunter, guns))
}

const faults = {
  line: refuse('SN-SHOOT-3', 'players shoot only along their own row or column'),
  range: refuse('SN-SHOOT-2', 'the target is out of range'),
  cover: refuse('SN-SIGHT-1', 'cover stands in the way'),
  enemy: refuse('SN-SIGHT-2', 'another enemy stands in the way'),
  character: refuse('SN-SIGHT-3', "another player's character stands in the way"),
}

/** SN-SHOOT-11: the defeated are off the board at once. */
export const noSuchEnemy = refuse('SN-SHOOT-11', 'there is no such enemy on the board')

export function targetVerdict(state: State, hunter: Hunter, guns: Guns, enemy: Enemy): Verdict {
  const refusal = mayFire(state, hunter)
  if (refusal) return refusal
  const fault = laneFault(state, hunter.square, enemy.square, rangeOf(state, hunter, guns))
  return fault && faults[fault]
}

export function canBeShot(state: State, hunter: Hunter, enemy: Enemy): boolean {
  return waysToFire(state, hunter).some((guns) => targetsOf(state, hunter, guns).includes(enemy))
}

export const shotDamage = (state: State, hunter: Hunter, guns: Guns): number => damageOf(state, hunter, guns)
