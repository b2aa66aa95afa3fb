import { d6, type RollKind, type Seat } from '@muster/table'
import type { Table } from './table.ts'

const rollOffRoll: RollKind = { why: 'roll-off', rule: 'BB-ROLLOFF-1', set: 'action' }

/** BB-ROLLOFF-1 to BB-ROLLOFF-4: each player rolls one action die; the higher score wins; equal scores are rolled again. */
export function rollOff(table: Table, forWhat: string): Seat {
  const scores = table.rollOff([0, 1], d6, rollOffRoll)
  const winner = (scores[0] as number) > (scores[1] as number) ? 0 : 1
  table.tell({ event: 'rolloff', rule: 'BB-ROLLOFF-3', scores, winner, for: forWhat })
  return winner
}
