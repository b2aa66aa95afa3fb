import { ok, refuse, type Seat, type Verdict } from '@muster/table'
import { abilityNumber } from './character.ts'
import { enemyOf, hunterOf, isOnBoard, tableOptions, whoIs } from './lookup.ts'
import { drawLoot } from './loot.ts'
import { canBeShot } from './shots.ts'
import type { Enemy, InPlay, State } from './state.ts'
import type { Table } from './table.ts'
import { makeTrade } from './trade.ts'

const outOfSight = refuse('SN-R-67', 'at this table Bloodwing marks only an enemy that the Hunter could shoot')

/** SN-BLOODWING-1, SN-R-67. */
export function markVerdict(state: State, seat: Seat, enemy: Enemy): Verdict {
  if (tableOptions(state).bloodwingTarget === 'anywhere') return ok
  return canBeShot(state, hunterOf(state, seat), enemy) ? ok : outOfSight
}

/** SN-BLOODWING-1, SN-BLOODWING-10, SN-R-70: marks every enemy left of the card; it does no damage by itself. */
export function markCard(table: Table, state: State, seat: Seat, enemy: string): void {
  const { card } = enemyOf(state, enemy)
  state.mark = { seat, card, escaped: false }
  table.tell({ event: 'marked', rule: 'SN-BLOODWING-10', seat, who: whoIs(state, seat), card })
}

/** SN-BLOODWING-2, SN-BLOODWING-3: what an attack deals more to this enemy. */
export function markBonus(state: State, enemy: Enemy): number {
  const { mark } = state
  return mark && mark.card === enemy.card ? abilityNumber(state, hunterOf(state, mark.seat), 'bonus') : 0
}

/**
 * SN-BLOODWING-5, SN-BLOODWING-8, SN-BLOODWING-11, SN-R-70: the Hunter's free loot for a marked card that is defeated; none
 * if a marked member escaped. Says whose mark it was: the killer's own, or the seat with whom a free trade is due.
 */
export function markedReward(table: Table, state: State, killer: Seat, { card }: InPlay): Seat | 'own' | undefined {
  const { mark } = state
  if (!mark || mark.card !== card) return undefined
  state.mark = undefined
  if (mark.escaped) return undefined
  table.tell({ event: 'mark-paid', rule: 'SN-BLOODWING-5', seat: mark.seat, who: whoIs(state, mark.seat) })
  drawLoot(table, state, mark.seat, abilityNumber(state, hunterOf(state, mark.seat), 'loot'))
  return mark.seat === killer ? 'own' : mark.seat
}

/** SN-BLOODWING-7, SN-R-69: killer and Hunter may trade at once, at any distance, free of any action. */
export function freeTrade(table: Table, state: State, killer: Seat, hunter: Seat): void {
  if (!isOnBoard(hunterOf(state, killer)) || !isOnBoard(hunterOf(state, hunter))) return
  makeTrade(table, state, killer, hunter, 'SN-BLOODWING-7')
}
