import type { Hex } from '@muster/space'
import { shufflePile, takeTop } from '@muster/table'
import { d4, rolls } from './dice.ts'
import { enemyCardOf, firstAtTable, labelOf } from './lookup.ts'
import { lootChange } from './numbers.ts'
import type { Enemy, Hunter, State, Todo } from './state.ts'
import type { Table } from './table.ts'

type Drop = Extract<Todo, { do: 'drop' }>

/**
 * AB-LOOT-1..3, AB-UNIQUE-2, AB-UNIQUE-3, AB-TYPES-5, AB-R-78: what an enemy that is taken out leaves in its zone, drawn when what
 * is under way is done.
 */
export function leaveLoot(state: State, enemy: Enemy, by: Hunter | undefined): void {
  const { type, hitPoints, tough, extraLoot } = enemyCardOf(state, enemy)
  if (type === 'boss') return
  const legendary = type === 'unique'
  const tokens = legendary ? 0 : Math.max(0, hitPoints + lootChange(state, enemy, by))
  const dice = legendary ? 0 : (tough ? 1 : 0) + (extraLoot ? 1 : 0)
  state.todo.push({ do: 'drop', zone: enemy.zone, tokens, dice, legendary })
}

/** AB-LOOT-3, AB-LOOT-4, AB-UNIQUE-3: the D4 of a Tough enemy, then the draws. */
export function dropOn(table: Table, state: State): void {
  const { zone, tokens, dice, legendary } = state.todo.pop() as Drop
  if (legendary) {
    const token = Object.values(state.content.lootTokens).find(({ kind }) => kind === 'legendary')?.id
    if (token !== undefined) lay(table, state, zone, [token], 'AB-UNIQUE-3')
    return
  }
  const more = dice === 0 ? [] : table.roll(firstAtTable(state), dice, d4, rolls.loot)
  dropLoot(
    table,
    state,
    zone,
    more.reduce((sum, face) => sum + face, tokens),
  )
}

function lay(table: Table, state: State, zone: Hex, tokens: readonly string[], rule: string): void {
  state.ground = [...state.ground, ...tokens.map((token) => ({ zone, token }))]
  table.tell({ event: 'dropped', rule, zone: labelOf(state, zone), tokens: tokens.slice() })
}

/** AB-LOOT-1, AB-LOOT-4, AB-R-32: so many tokens from the bag into a zone, or as many as there are. */
export function dropLoot(table: Table, state: State, zone: Hex, count: number): void {
  const tokens: string[] = []
  while (tokens.length < count) {
    const token = takeTop(state.bag)
    if (token === undefined) break
    tokens.push(token)
  }
  if (tokens.length > 0) lay(table, state, zone, tokens, 'AB-LOOT-1')
}

/** AB-LOOT-4, AB-R-31: whatever came back into the bag may lie anywhere in it when the next token is drawn. */
export function shakeBag(table: Table, { bag }: State): void {
  shufflePile(table, bag, 'the Claptrap bag')
}
