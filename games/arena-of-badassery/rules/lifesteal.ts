import { isCrit, rollDie } from '@muster/reaction'
import { critOfD4, d4, rolls } from './dice.ts'
import { healBy } from './effects/heal-by.ts'
import { modelNamed } from './effects/model.ts'
import { hunterOf } from './lookup.ts'
import { offerLuck } from './luck.ts'
import type { Hunter, State, Todo } from './state.ts'
import type { Table } from './table.ts'

type Lifesteal = Extract<Todo, { do: 'lifesteal' }>

/**
 * AB-KEYWORD-41, AB-R-81, AB-R-94: an attack that dealt wounds may heal as many, once everything else it did is done: below what
 * has come onto `todo` since the attack began.
 */
export function stealLife({ todo }: State, by: string, wounds: number, luckOf: Hunter, before = todo.length): void {
  if (wounds > 0) todo.splice(before, 0, { do: 'lifesteal', by, wounds, luckOf: luckOf.id })
}

/** AB-KEYWORD-41, AB-R-24: a D4, with its Luck; a Crit heals the attacker. */
export function lifestealOn(table: Table, state: State): void {
  const { by, wounds, luckOf } = state.todo.pop() as Lifesteal
  const hunter = hunterOf(state, luckOf)
  const model = modelNamed(state, by)
  if (!model) return
  const roll = rollDie(table, hunter.seat, d4, rolls.lifesteal, critOfD4)
  offerLuck(table, state, hunter, [roll])
  if (!isCrit(roll)) return
  table.tell({ event: 'lifesteal', rule: 'AB-KEYWORD-41', id: by, wounds })
  healBy(table, state, model, wounds)
}
