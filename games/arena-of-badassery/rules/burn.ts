import type { Words } from '@muster/table'
import { modelNamed } from './effects/model.ts'
import { woundBy } from './effects/wound-by.ts'
import { decide } from './group.ts'
import { isUp, nameOf } from './lookup.ts'
import { endEnemyTurn } from './round.ts'
import type { State } from './state.ts'
import type { Table } from './table.ts'

const burnWords: Words<string, State> = {
  ask: 'burn',
  rule: 'AB-R-66',
  prompt: () => 'Who burns first?',
  key: (id) => id,
  text: (id, state) => nameOf(state, id),
  refs: (id) => [id],
}

/** AB-KEYWORD-8, AB-R-66: at the end of the enemy turn every burning model suffers its wounds in one lot, as the group orders them. */
export function burn(table: Table, state: State): void {
  const left = [...state.hunters.filter(isUp), ...state.enemies]
    .filter(({ status }) => status.burning > 0)
    .map(({ id }) => id)
  while (left.length > 0) {
    const id = decide(table, state, left, { words: burnWords, context: state, pass: left[0] as string })
    left.splice(left.indexOf(id), 1)
    const model = modelNamed(state, id)
    if (!model) continue
    table.tell({ event: 'burns', rule: 'AB-KEYWORD-8', id, wounds: model.status.burning })
    woundBy(table, state, model, model.status.burning, { me: undefined })
  }
  endEnemyTurn(table, state)
}
