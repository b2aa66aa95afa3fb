import type { Words } from '@muster/table'
import { modelNamed } from './effects/model.ts'
import { woundBy } from './effects/wound-by.ts'
import { decide } from './group.ts'
import { isUp, nameOf } from './lookup.ts'
import { endEnemyTurn } from './round.ts'
import type { Enemy, Hunter, State, Todo } from './state.ts'
import type { Table } from './table.ts'

const burnWords: Words<string, State> = {
  ask: 'burn',
  doing: 'chooses who burns',
  rule: 'AB-R-66',
  prompt: () => 'Who burns first?',
  key: (id) => id,
  text: (id, state) => nameOf(state, id),
  refs: (id) => [id],
}

type Burn = Extract<Todo, { do: 'burn' }>

/** AB-KEYWORD-8, AB-R-66: at the end of the enemy turn every burning model suffers its wounds in one lot, as the group orders them. */
export function burn(table: Table, state: State): void {
  const left: string[] = []
  for (const hunter of state.hunters) if (hunter.status.burning > 0 && isUp(hunter)) left.push(hunter.id)
  for (const { id, status } of state.enemies) if (status.burning > 0) left.push(id)
  state.todo.push({ do: 'burn', left })
  burnOn(table, state)
}

/** AB-KEYWORD-19: the next one; where it was irradiated and falls, it goes off before anybody else burns. */
export function burnOn(table: Table, state: State): void {
  const burning = state.todo.at(-1) as Burn
  burning.left = burning.left.filter((id) => stillBurns(state, id))
  if (burning.left.length === 0) {
    state.todo.pop()
    endEnemyTurn(table, state)
    return
  }
  const [pass] = burning.left as [string]
  const id = decide(table, state, burning.left, { words: burnWords, context: state, pass })
  burning.left = burning.left.filter((one) => one !== id)
  const model = modelNamed(state, id) as Hunter | Enemy
  table.tell({ event: 'burns', rule: 'AB-KEYWORD-8', id, wounds: model.status.burning })
  woundBy(table, state, model, model.status.burning, { me: undefined })
}

/** Whether somebody who burned when the turn ended still does: a blast or a card may have changed that. */
function stillBurns(state: State, id: string): boolean {
  const model = modelNamed(state, id)
  return model !== undefined && model.zone >= 0 && model.status.burning > 0
}
