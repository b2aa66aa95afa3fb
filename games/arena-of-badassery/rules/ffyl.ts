import { healAll } from './heal.ts'
import { hunterOf } from './lookup.ts'
import { takeOutHunter } from './out.ts'
import { rechargeShields } from './shield.ts'
import type { Hunter, State, Todo } from './state.ts'
import type { Table } from './table.ts'

type Fight = Extract<Todo, { do: 'fight' }>

/** AB-FFYL-3..6: whoever took out an enemy stands, whole again; whoever did not is taken out. */
export function endFight(table: Table, state: State): void {
  const { hunter: id, won, by } = state.todo.pop() as Fight
  const hunter = hunterOf(state, id)
  if (!hunter.dying) return
  if (!won) {
    takeOutHunter(table, state, hunter, by, 'AB-FFYL-6')
    return
  }
  hunter.dying = false
  table.tell({ event: 'fought', rule: 'AB-FFYL-3', id })
  restore(table, state, hunter)
}

/** AB-FFYL-4, AB-FFYL-5, AB-RESPAWN-3: all wounds healed, all shields recharged. */
export function restore(table: Table, state: State, hunter: Hunter): void {
  healAll(table, state, hunter)
  rechargeShields(table, state, hunter)
}
