import type { Seat } from '@muster/table'
import { singlesOf } from './hero.ts'
import { opponentOf, sideOf } from './lookup.ts'
import { rollOff } from './rolloff.ts'
import type { Battle } from './state.ts'
import type { Table } from './table.ts'

/**
 * BB-INITIATIVE-1 to BB-INITIATIVE-4: more singles; where equal, a roll-off in the first round and afterwards whoever lacked
 * it in the round before.
 */
export function determineInitiative(table: Table, battle: Battle): void {
  const [one, two] = [0, 1].map((seat) => singlesOf(sideOf(battle, seat).rolled).length) as [number, number]
  if (one !== two) return giveInitiative(table, battle, one > two ? 0 : 1, 'BB-INITIATIVE-1')
  if (battle.initiative === undefined)
    return giveInitiative(table, battle, rollOff(table, 'the initiative'), 'BB-INITIATIVE-2')
  giveInitiative(table, battle, opponentOf(battle.initiative), 'BB-INITIATIVE-3')
}

function giveInitiative(table: Table, battle: Battle, seat: Seat, rule: string): void {
  battle.initiative = seat
  table.tell({ event: 'initiative', rule, seat })
}
