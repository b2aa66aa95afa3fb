import { force } from './effects/force.ts'
import { moment } from './effects/moment.ts'
import { spotlightHunter } from './lookup.ts'
import type { State } from './state.ts'
import type { Table } from './table.ts'

/** AB-SLAUGHTER-1, AB-R-91: the red side of the Spotlight token is turned up and stays so until another hunter has it. */
export function activateSlaughterlight(table: Table, state: State): void {
  const holder = spotlightHunter(state)
  if (!holder || state.red) return
  state.red = true
  force.changed(state)
  table.tell({ event: 'slaughterlight', rule: 'AB-SLAUGHTER-1', id: holder.id })
  moment(table, state, 'slaughterlight', holder)
}
