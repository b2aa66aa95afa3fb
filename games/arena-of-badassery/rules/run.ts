import { meansNamed } from './action.ts'
import { replaceGear } from './shield.ts'
import type { Hunter, State } from './state.ts'
import type { Table } from './table.ts'

/** AB-KEYWORD-48: the YELLOW token on a Run And Gun weapon is Used. */
export function payByWeapon(table: Table, state: State, hunter: Hunter, source: string): void {
  const card = meansNamed(state, hunter, source)?.gear
  const held = hunter.gear.find((one) => one.card === card)
  if (!held) return
  replaceGear(state, hunter, held, { ...held, run: 'Y-' })
  table.tell({ event: 'paid', rule: 'AB-KEYWORD-48', id: hunter.id, token: 'Y+' })
}
