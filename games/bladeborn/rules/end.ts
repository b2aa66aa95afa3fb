import { expire } from './activate.ts'
import { TURNS } from './combat.ts'
import { settle } from './damage.ts'
import { fire } from './effects/trigger.ts'
import type { Battle } from './state.ts'
import type { Table } from './table.ts'
import { checkRoundEnd } from './victory.ts'

/** BB-END-1 to BB-END-4, BB-R-49: tokens go back; then the round's end is scored; then the next round or the battle's end. */
export function endPhase(table: Table, battle: Battle): void {
  table.tell({ event: 'phase', rule: 'BB-ROUND-2', phase: 'end', round: battle.round })
  for (const fighter of battle.fighters) fighter.activated = false
  for (const side of battle.sides) side.turnsLeft = TURNS
  expire(table, battle, 'round')
  settle(table, battle)
  if (!battle.outcome) fire(table, battle, 'round-end', {})
  if (!battle.outcome) checkRoundEnd(table, battle)
  battle.phase = 'hero'
}
