import { healed, isWounded, woundsOf } from '@muster/reaction'
import { mapped } from '@muster/table'
import { moment } from './effects/moment.ts'
import type { Hunter, State } from './state.ts'
import type { Table } from './table.ts'

/** AB-HEAL-1, AB-R-80: every wounded token of a hunter gets its colour back and keeps its side. */
export function healAll(table: Table, state: State, hunter: Hunter): void {
  const wounds = woundsOf(hunter.tokens)
  if (wounds === 0) return
  hunter.tokens = mapped(hunter.tokens, (token) => (isWounded(token) ? healed(token) : token))
  table.tell({ event: 'healed-all', rule: 'AB-HEAL-1', id: hunter.id, wounds })
  moment(table, state, 'healed', hunter)
}
