import { force } from './effects/force.ts'
import { dropExcess, returnToDeck } from './gear.ts'
import { replaceGear } from './shield.ts'
import type { Held, Hunter, State } from './state.ts'
import type { Table } from './table.ts'

const gearNamed = ({ gear }: Hunter, card: string): Held | undefined => gear.find((held) => held.card === card)

/** AB-EXHAUST-1, AB-EXHAUST-2: the card is turned face down and counts as blank. */
export function exhaustGear(table: Table, state: State, hunter: Hunter, card: string, rule: string): void {
  const held = gearNamed(hunter, card)
  if (!held || held.down) return
  replaceGear(state, hunter, held, { ...held, down: true })
  table.tell({ event: 'exhausted', rule, id: hunter.id, card })
}

/** AB-KEYWORD-37, AB-R-82: the card leaves the hunter. */
export function discardGear(table: Table, state: State, hunter: Hunter, card: string): void {
  hunter.gear = hunter.gear.filter((held) => held.card !== card)
  force.changed(state)
  returnToDeck(table, state, card)
  table.tell({ event: 'discarded', rule: 'AB-KEYWORD-37', id: hunter.id, card })
  dropExcess(table, state, hunter)
}
