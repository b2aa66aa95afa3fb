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
    const lane = board.lanes[4 * hunter.square + direction] as readonly Square[]
    for (let far = 0; far < range && far < lane.length; far++) {
      const square = lane[far] as Square
      if (blockers[square] === 0) continue
      const enemy = enemyAt(state, square)
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
  if (isFarAway(enemy.square, target.square, state.content.longestRange)) return false
  const far = squareDistance(board, enemy.square, target.square, metricOf(state))
  const unit = unitOf(state, enemy)
  if (!unit || far > unit.range) return false
  const { enemySight } = tableOptions(state)
  if (enemySight !== 'any-line' && !isInLine(board, enemy.square, target.square, enemySight === 'eight-directions'))
    return false
  return isClearBetween(board, enemy.square, target.square, sightBlockers(state, true))
}

/** Whether a square is further away than a range however one counts: most are. */
function isFarAway(from: Square, to: Square, range: number): boolean {
  const across = (board.column[from] as number) - (board.column[to] as number)
  const down = (board.row[from] as number) - (board.row[to] as number)
  return across > range || down > range || across < -range || down < -range
}

/** SN-R-66: whether the turret sees an enemy; its own wall does not stand in its way. */
export function turretSees(state: State, from: Square, enemy: Enemy): boolean {
  return isClearBetween(board, from, enemy.square, sightBlockers(state, false))
}
