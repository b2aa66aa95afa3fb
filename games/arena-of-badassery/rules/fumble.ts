import { putInOrder, type Words } from '@muster/table'
import { perform } from './effects/cards.ts'
import { enemyCardOf, nameOf } from './lookup.ts'
import type { Enemy, Hunter, State } from './state.ts'
import type { Table } from './table.ts'

const orderWords: Words<string, State> = {
  ask: 'fumbles',
  doing: 'chooses which enemy acts',
  rule: 'AB-R-53',
  prompt: () => 'Several enemies make something of the Fumble. In which order?',
  key: (id) => id,
  text: (id, state) => nameOf(state, id),
  refs: (id) => [id],
}

/** AB-ENEMY-4, AB-R-53: the Attack Fumble of every target, each once, in an order the attacker's player chooses. */
export function attackFumbles(table: Table, state: State, hunter: Hunter, enemies: readonly Enemy[]): void {
  const ids = enemies.filter((enemy) => enemyCardOf(state, enemy).attackFumble).map(({ id }) => id)
  const order = ids.length > 1 ? table.ask(hunter.seat, putInOrder(orderWords, ids, state)) : ids
  for (const id of order) {
    const enemy = enemies.find((one) => one.id === id)
    if (enemy) makeOfFumble(table, state, enemy, hunter, 'attackFumble')
  }
}

/** AB-ENEMY-4, AB-ENEMY-5: what an enemy's card makes of a hunter's Fumble. */
export function makeOfFumble(
  table: Table,
  state: State,
  enemy: Enemy,
  hunter: Hunter,
  kind: 'attackFumble' | 'defenseFumble',
): void {
  const card = enemyCardOf(state, enemy)
  const deeds = card[kind]
  if (!deeds) return
  const rule = kind === 'attackFumble' ? 'AB-ENEMY-4' : 'AB-ENEMY-5'
  table.tell({ event: 'fumble', rule, id: hunter.id, enemy: enemy.id })
  perform(table, state, deeds, { seat: hunter.seat, me: enemy.id, them: hunter.id, source: card.name, rule })
}
