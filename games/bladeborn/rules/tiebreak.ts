import type { Seat } from '@muster/table'
import { fightersOf } from './lookup.ts'
import { objectivesOf } from './objective.ts'
import { rollOff } from './rolloff.ts'
import type { Battle, Victory } from './state.ts'
import type { Table } from './table.ts'

const tiebreakers = [
  'fighters on one side only',
  'more objectives',
  'higher proportion of fighters',
  'roll-off',
] as const satisfies Victory[]

/** BB-TIEBREAK-1 to BB-TIEBREAK-5: consulted in order, each only if all before it left the tie standing. */
export function breakTie(table: Table, battle: Battle): void {
  if (battle.outcome?.winner !== undefined) return
  const numbers = [byLastStanding(battle), byObjectives(battle), byProportion(battle)]
  const decided = numbers.findIndex((winner) => winner !== undefined)
  const winner = decided >= 0 ? (numbers[decided] as Seat) : rollOff(table, 'the battle')
  const by = tiebreakers[decided >= 0 ? decided : 3] as (typeof tiebreakers)[number]
  battle.outcome = { winner, by }
  table.tell({ event: 'tiebreak', rule: `BB-TIEBREAK-${(decided >= 0 ? decided : 3) + 2}`, winner, by })
}

/** BB-TIEBREAK-2, BB-R-51: decides nothing where neither warband has a fighter on the battlefield. */
function byLastStanding(battle: Battle): Seat | undefined {
  const [one, two] = [0, 1].map((seat) => fightersOf(battle, seat, 'field').length) as [number, number]
  return one > 0 !== two > 0 ? more(one, two) : undefined
}

function byObjectives(battle: Battle): Seat | undefined {
  return more(objectivesOf(battle, 0), objectivesOf(battle, 1))
}

/** BB-TIEBREAK-4, BB-R-52: exact fractions of the whole warband; a fighter still apart has not joined it. */
function byProportion(battle: Battle): Seat | undefined {
  const [one, two] = [0, 1].map((seat) => ({
    field: fightersOf(battle, seat, 'field').length,
    all: battle.fighters.filter((fighter) => fighter.seat === seat && fighter.where !== 'apart').length,
  })) as [{ field: number; all: number }, { field: number; all: number }]
  return more(one.field * two.all, two.field * one.all)
}

function more(one: number, two: number): Seat | undefined {
  return one === two ? undefined : one > two ? 0 : 1
}
