import { force } from './effects/force.ts'
import { gearCardOf } from './lookup.ts'
import type { Held, Hunter, State } from './state.ts'
import type { Table } from './table.ts'

/** AB-AMMO-1: what runs out of ammo. */
const isLoaded = (state: State, held: Held): boolean => ['gun', 'grenade'].includes(gearCardOf(state, held).slot)

/** AB-AMMO-1, AB-AMMO-2: all guns and grenades a hunter has equipped are exhausted. */
export function outOfAmmo(table: Table, state: State, hunter: Hunter): void {
  hunter.gear = hunter.gear.map((held) => (isLoaded(state, held) ? { ...held, down: true } : held))
  force.changed(state)
  table.tell({ event: 'out-of-ammo', rule: 'AB-AMMO-1', id: hunter.id })
}

/** AB-AMMO-3, AB-RESPAWN-3: guns and grenades are face up again; so is the one in use when its action is over. */
export function reload(state: State, hunter: Hunter): void {
  for (const todo of state.todo) if (todo.do === 'shots' && todo.hunter === hunter.id) todo.reloaded = true
  hunter.gear = hunter.gear.map((held) => (isLoaded(state, held) ? { ...held, down: false } : held))
  force.changed(state)
}
