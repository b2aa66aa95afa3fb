import { act } from './act.ts'
import { hunterOf, isInIt } from './lookup.ts'
import type { State, Todo } from './state.ts'
import type { Table } from './table.ts'

type Free = Extract<Todo, { do: 'free' }>

/** AB-FREE-1, AB-FREE-2, AB-R-97: a free action that a card gave, taken or declined. */
export function freeOn(table: Table, state: State): void {
  const { hunter: id, act: free } = state.todo.pop() as Free
  const hunter = hunterOf(state, id)
  if (isInIt(state, hunter)) act(table, state, hunter, { isReaction: false, limit: undefined, free })
}
