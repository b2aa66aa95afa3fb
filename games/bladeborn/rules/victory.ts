import type { Seat } from '@muster/table'
import { taskProgress } from './effects/task.ts'
import { fire } from './effects/trigger.ts'
import { battleCardOf, fightersOf, opponentOf, sideOf } from './lookup.ts'
import { objectivesOf } from './objective.ts'
import type { Battle, Ending } from './state.ts'
import type { Table } from './table.ts'

/** Whether a player has a fighter on the battlefield or one that can still come in from reserve. */
export function hasFighters(battle: Battle, seat: Seat): boolean {
  return battle.fighters.some(
    (fighter) => fighter.seat === seat && ['field', 'reserve', 'unplaced'].includes(fighter.where),
  )
}

/** BB-R-25: taking down every enemy wins at once only where the battle card says so. */
export function checkElimination(table: Table, battle: Battle): void {
  if (!battleCardOf(battle).victory.elimination || battle.outcome) return
  const standing = [0, 1].filter((seat) => hasFighters(battle, seat))
  if (standing.length === 2) return
  conclude(table, battle, standing[0], 'elimination')
}

/** BB-BATTLE-8, BB-R-49: whether the battle is over at the end of a round; scoring comes before. */
export function checkRoundEnd(table: Table, battle: Battle): void {
  const { victory } = battleCardOf(battle)
  const [one, two] = [sideOf(battle, 0).points, sideOf(battle, 1).points]
  const most = Math.max(one, two)
  if (victory.atPoints !== undefined && most >= victory.atPoints && one !== two)
    return conclude(table, battle, one > two ? 0 : 1, 'points')
  if (battle.round < victory.rounds) return
  fire(table, battle, 'battle-end', {})
  if (!battle.outcome) conclude(table, battle, leader(battle), victory.winner)
}

/** BB-ROUND-3, BB-BATTLE-9, BB-BATTLE-10: who has most of what the battle card counts; nobody where it is equal. */
function leader(battle: Battle): Seat | undefined {
  const [one, two] = [0, 1].map((seat) => countedFor(battle, seat)) as [number, number]
  return one === two ? undefined : one > two ? 0 : 1
}

function countedFor(battle: Battle, seat: Seat): number {
  switch (battleCardOf(battle).victory.winner) {
    case 'points':
      return sideOf(battle, seat).points
    case 'fighters':
      return fightersOf(battle, seat, 'field').length
    case 'objectives':
      return objectivesOf(battle, seat)
  }
}

/** BB-R-70: where the convergence sets a task, that and nothing else says who has won. */
function conclude(table: Table, battle: Battle, winner: Seat | undefined, by: Ending): void {
  const { convergence } = battle
  const done = taskProgress(battle)
  if (convergence && done !== undefined) {
    const { aspirant } = convergence
    return declare(table, battle, { winner: done >= 1 ? aspirant : opponentOf(aspirant), by: 'task' }, 'BB-R-70')
  }
  declare(table, battle, winner === undefined ? { by: 'draw' } : { winner, by }, 'BB-ROUND-3')
}

/** BB-R-69: the battle is broken off, since a player gave up or both agreed on a draw. */
export function breakOff(table: Table, battle: Battle, winner: Seat | undefined): void {
  declare(table, battle, winner === undefined ? { by: 'agreement' } : { winner, by: 'giving up' }, 'BB-R-69')
}

/** BB-R-69: what must be settled by the end of a battle need not be where it was broken off. */
export const wasBrokenOff = ({ outcome }: Battle): boolean => outcome?.by === 'agreement' || outcome?.by === 'giving up'

function declare(table: Table, battle: Battle, outcome: NonNullable<Battle['outcome']>, rule: string): void {
  battle.active = undefined
  battle.outcome = outcome
  const { winner, by } = outcome
  table.tell({
    event: 'battle-over',
    rule,
    by,
    points: [sideOf(battle, 0).points, sideOf(battle, 1).points],
    ...(winner === undefined ? {} : { winner, loser: opponentOf(winner) }),
  })
}

export function scorePoints(
  table: Table,
  battle: Battle,
  seat: Seat,
  points: number,
  source: string,
  rule: string,
): void {
  if (points <= 0) return
  sideOf(battle, seat).points += points
  table.tell({ event: 'points', rule, seat, points, total: sideOf(battle, seat).points, source })
}
