import { isClearBetween, isInLine, type Square, squareDistance } from '@muster/space'
import { sightBlockers } from './barred.ts'
import { board } from './board.ts'
import { sightGround } from './ground.ts'
import { enemyAt, hunterAt, metricOf, tableOptions, unitOf } from './lookup.ts'
import type { Enemy, Hunter, State } from './state.ts'

/**
 * SN-SHOOT-2, SN-SHOOT-3, SN-SIGHT-1 to SN-SIGHT-3: the enemies a hunter could hit: on each of the four lanes whatever
 * stands first, within range. Walls let players' fire pass (SN-TURRET-5), tokens block nothing (SN-SIGHT-9).
 */
export function inLane(state: State, hunter: Hunter, range: number): Enemy[] {
  const found: Enemy[] = []
  if (hunter.square < 0) return found
  const blockers = sightBlockers(state, false)
  for (let direction = 0; direction < 4; direction++) {
    let at = hunter.square
    for (let far = 0; far < range; far++) {
      at = board.steps[4 * at + direction] as number
      if (at < 0) break
      if (blockers[at] === 0) continue
      const enemy = enemyAt(state, at)
      if (enemy) found.push(enemy)
      break
    }
  }
  return found
}

/** Why an enemy is no target along a lane; the first thing wrong. */
export type LaneFault = 'line' | 'range' | 'cover' | 'enemy' | 'character' | undefined

export function laneFault(state: State, from: Square, target: Square, range: number): LaneFault {
  if (!isInLine(board, from, target, false)) return 'line'
  if (squareDistance(board, from, target, 'orthogonal') > range) return 'range'
  const lane = [0, 1, 2, 3]
    .map((way) => board.lanes[4 * from + way] as readonly Square[])
    .find((way) => way.includes(target))
  const ground = sightGround(state)
  for (const square of lane ?? []) {
    if (square === target) return undefined
    if (ground[square] !== 0) return 'cover'
    if (enemyAt(state, square)) return 'enemy'
    if (hunterAt(state, square)) return 'character'
  }
  return undefined
}

/**
 * SN-SIGHT-4 to SN-SIGHT-8, SN-ENEMYFIRE-3, SN-R-18, SN-R-19: whether an enemy has a character in range and in sight.
 */
export function canFireAt(state: State, enemy: Enemy, target: Hunter): boolean {
  const far = squareDistance(board, enemy.square, target.square, metricOf(state))
  const unit = unitOf(state, enemy)
  if (!unit || far > unit.range) return false
  const { enemySight } = tableOptions(state)
  if (enemySight !== 'any-line' && !isInLine(board, enemy.square, target.square, enemySight === 'eight-directions'))
    return false
  return isClearBetween(board, enemy.square, target.square, sightBlockers(state, true))
}

/** SN-R-66: whether the turret sees an enemy; its own wall does not stand in its way. */
export function turretSees(state: State, from: Square, enemy: Enemy): boolean {
  return isClearBetween(board, from, enemy.square, sightBlockers(state, false))
}
