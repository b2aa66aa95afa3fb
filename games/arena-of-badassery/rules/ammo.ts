import { mapped } from '@muster/table'
import { forceOfCard } from './effects/force.ts'
import { gearCardOf } from './lookup.ts'
import type { Held, Hunter, State } from './state.ts'
import type { Table } from './table.ts'

/** AB-AMMO-1: what runs out of ammo. */
export function isLoaded(state: State, held: Held): boolean {
  const { slot } = gearCardOf(state, held)
  return slot === 'gun' || slot === 'grenade'
}

function turn(state: State, hunter: Hunter, down: boolean): void {
  const turned = hunter.gear.filter((held) => held.down !== down && isLoaded(state, held))
  if (turned.length === 0) return
  hunter.gear = mapped(hunter.gear, (held) => (isLoaded(state, held) ? { ...held, down } : held))
  for (const held of turned) forceOfCard(state, gearCardOf(state, held))
}

/** AB-AMMO-1, AB-AMMO-2: all guns and grenades a hunter has equipped are exhausted. */
export function outOfAmmo(table: Table, state: State, hunter: Hunter): void {
  turn(state, hunter, true)
  table.tell({ event: 'out-of-ammo', rule: 'AB-AMMO-1', id: hunter.id })
}

/** AB-AMMO-3, AB-RESPAWN-3: guns and grenades are face up again; so is the one in use when its action is over. */
export function reload(state: State, hunter: Hunter): void {
  for (const todo of state.todo) if (todo.do === 'shots' && todo.hunter === hunter.id) todo.reloaded = true
  turn(state, hunter, false)
}
