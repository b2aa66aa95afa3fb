import { squareDistance } from '@muster/space'
import type { Seat } from '@muster/table'
import { board } from './board.ts'
import { abilityNumber } from './character.ts'
import { adjacencyOf, enemyOf, hunterOf, whoIs } from './lookup.ts'
import { harm } from './stars.ts'
import type { Enemy, State } from './state.ts'
import type { Table } from './table.ts'

/** SN-PHASELOCK-1, SN-R-63: any enemy on the board; nothing is hurt when it is cast. */
export function castPhaselock(table: Table, state: State, seat: Seat, enemy: string): void {
  state.phaselock = { seat, enemy }
  table.tell({ event: 'phaselocked', rule: 'SN-PHASELOCK-1', seat, who: whoIs(state, seat), enemy })
}

/** SN-PHASELOCK-2, SN-PHASELOCK-3. */
export const isLocked = (state: State, enemy: Enemy): boolean => state.phaselock?.enemy === enemy.id

/** SN-PHASELOCK-5, SN-PHASELOCK-6, SN-PHASELOCK-8: at the beginning of a turn the locked enemy and those then beside it are hurt. */
export function phaselockField(table: Table, state: State): void {
  const { phaselock } = state
  if (!phaselock) return
  const amount = abilityNumber(state, hunterOf(state, phaselock.seat), 'damage')
  const { square } = enemyOf(state, phaselock.enemy)
  const metric = adjacencyOf(state)
  const victims = state.enemies.filter((enemy) => squareDistance(board, enemy.square, square, metric) <= 1)
  table.tell({ event: 'field', rule: 'SN-PHASELOCK-5', seat: phaselock.seat, who: whoIs(state, phaselock.seat) })
  harm(
    table,
    state,
    phaselock.seat,
    victims.map((enemy) => ({ enemy, amount })),
    'SN-PHASELOCK-6',
  )
}
