import type { Result, Seat } from '@muster/table'
import type { Scenario } from '../content/cards/scenario.ts'
import { happenTo } from './effects/moments.ts'
import { cardOf, modelsOn } from './lookup.ts'
import { giveBack } from './loot.ts'
import { limitOf, scenarioOf } from './scenario.ts'
import type { Battle } from './state.ts'
import type { Table } from './table.ts'
import { alliances, alliesOf, partOf, playing } from './teamplay.ts'

/** Once a step is over: whether the game is. */
export function settle(table: Table, battle: Battle): void {
  if (!battle.outcome && !goesOn(battle)) judgeEnd(table, battle)
}

/**
 * CZ-CONTROL-14, CZ-SCENARIO-4, CZ-R-131: the scenario alone says when the game is over: when somebody has the points, when all others have nobody
 * left and it says that this ends it, or after so many Controls. Whoever is the last not to have given up has won.
 */
export function judgeEnd(table: Table, battle: Battle): void {
  const teams = alliances(battle)
  if (teams.length <= 1) return end(table, battle, teams.flat(), 'gave-up')
  if (battle.stage !== 'control' && battle.stage !== 'active' && battle.stage !== 'inspire') return
  const { points, wiped } = scenarioOf(battle).end
  if (points !== undefined && teams.some((seats) => pointsOf(battle, seats) >= points))
    return decide(table, battle, 'points')
  const standing = teams.filter((seats) => seats.some((seat) => hasModels(battle, seat)))
  if (standing.length === 0 || (standing.length === 1 && wiped === 'ends')) return decide(table, battle, 'standing')
  const isIdle = battle.stage === 'control' && battle.tasks.length === 0
  if (isIdle && controlsOf(battle, battle.control) > limitOf(battle, battle.control)) decide(table, battle, 'limit')
}

/** Whether nothing of this can be so, told without lists of who plays, as after almost every step. Its slow twin is `judgeEnd`. */
export function goesOn(battle: Battle): boolean {
  const { stage, control, sides, models, scores } = battle
  if (battle.config.pairs || (stage !== 'control' && stage !== 'active' && stage !== 'inspire')) return false
  const { points } = scenarioOf(battle).end
  if (points !== undefined) for (const score of scores) if (score >= points) return false
  if (stage === 'control' && controlsOf(battle, control) > limitOf(battle, control)) return false
  let first: Seat | undefined
  for (const { seat, where, kind } of models) {
    if (seat === first || where === 'out' || kind === 'drone' || sides[seat]?.left) continue
    if (first !== undefined) return true
    first = seat
  }
  return false
}

/** CZ-DRONE-11: whether somebody is left who could do something: models in Reserve count, drones do not. */
function hasModels({ models }: Battle, seat: Seat): boolean {
  return models.some((model) => model.seat === seat && model.where !== 'out' && model.kind !== 'drone')
}

/** CZ-TEAMPLAY-2: how often a player's team has had Control. */
export function controlsOf(battle: Battle, seat: Seat): number {
  if (!battle.config.pairs) return battle.sides[seat]?.controls ?? 0
  return alliesOf(battle, seat).reduce((sum, ally) => sum + (battle.sides[ally]?.controls ?? 0), 0)
}

/** CZ-TEAMPLAY-8: what a team has scored together. */
function pointsOf({ scores }: Battle, seats: readonly Seat[]): number {
  return seats.reduce((sum, seat) => sum + (scores[seat] ?? 0), 0)
}

/** CZ-SCENARIO-4, CZ-R-131: what is scored at the end is scored; then most points win. Of as many, whoever alone is left has won; else the scenario says. */
function decide(table: Table, battle: Battle, by: 'standing' | 'limit' | 'points'): void {
  for (const seat of playing(battle)) if (!battle.outcome) happenTo(table, battle, 'game-end', seat)
  if (battle.outcome) return
  const best = highest(alliances(battle), (seats) => pointsOf(battle, seats))
  const left = best.filter((seats) => seats.some((seat) => hasModels(battle, seat)))
  const first = by === 'standing' && left.length === 1 ? left : best
  end(table, battle, first.length === 1 ? (first[0] as Seat[]) : tied(battle, best), by)
}

function highest(teams: readonly Seat[][], worth: (seats: readonly Seat[]) => number): Seat[][] {
  const most = Math.max(...teams.map(worth))
  return teams.filter((seats) => worth(seats) === most)
}

/** Who of those with as many points has won, if anybody. */
function tied(battle: Battle, teams: readonly Seat[][]): Seat[] {
  const { tie, sides } = scenarioOf(battle) satisfies Scenario
  if (tie === 'draw') return []
  if (tie === 'more-standing') {
    const best = highest(teams, (seats) => seats.reduce((eb, seat) => eb + worthOf(battle, seat), 0))
    return best.length === 1 ? (best[0] as Seat[]) : []
  }
  const part = tie === 'first-side' ? 0 : sides.length - 1
  return teams.find(([seat]) => partOf(battle, seat as Seat) === part) ?? []
}

/** What a player still has on the table, in EB. */
export function worthOf(battle: Battle, seat: Seat): number {
  return modelsOn(battle)
    .filter((model) => model.seat === seat)
    .reduce((eb, model) => eb + cardOf(battle, model).cost, 0)
}

export function end(table: Table, battle: Battle, winners: Seat[], by: NonNullable<Battle['outcome']>['by']): void {
  battle.outcome = { winners, by }
  battle.stage = 'over'
  giveBack(battle)
  table.tell({ event: 'over', rule: 'CZ-R-131', winners, by })
}

export function result({ outcome, stage }: Battle): Result | undefined {
  return outcome && stage === 'over' ? { winners: outcome.winners, by: outcome.by } : undefined
}
