import { colourOf, pay } from '@muster/reaction'
import { meansNamed } from './action.ts'
import { stepsWith, thaw, walk } from './basic.ts'
import { doBasic } from './basics.ts'
import { tokenRules } from './effects/rules.ts'
import { chooseAct } from './menu.ts'
import type { Option, Terms } from './option.ts'
import { beginAction } from './rapid.ts'
import { payByWeapon } from './run.ts'
import { spend } from './spend.ts'
import type { Hunter, State } from './state.ts'
import type { Table } from './table.ts'

/**
 * AB-ACTION-1, AB-FREE-1, AB-R-102: one action of a hunter, paid for when it is settled; in its activation what its Loot brings comes
 * before. False where it did nothing.
 */
export function act(table: Table, state: State, hunter: Hunter, terms: Terms): boolean {
  for (;;) {
    const option = chooseAct(table, { state, hunter: hunter.id, terms })
    if (option.do === 'end') return false
    if (option.do !== 'spend') return carryOut(table, state, hunter, terms, option)
    const { length } = state.todo
    spend(table, state, hunter, option)
    if (!terms.isReaction && terms.free === undefined && state.todo.length > length) return true
  }
}

function carryOut(
  table: Table,
  state: State,
  hunter: Hunter,
  terms: Terms,
  option: Exclude<Option, { do: 'end' } | { do: 'spend' }>,
): boolean {
  const steps = option.do === 'move' ? stepsWith(state, hunter, option.token) : 0
  if (option.do === 'move') thaw(table, state, hunter, option.thaw)
  if (option.do === 'use' && option.run) payByWeapon(table, state, hunter, option.source)
  else if (terms.free === undefined) pay(table, tokenRules, hunter, option.token)
  if (option.do === 'move') walk(table, state, hunter, { ...option, steps })
  else if (option.do !== 'use') doBasic(table, state, hunter, option)
  else {
    const means = meansNamed(state, hunter, option.source)
    const { aim, token } = option
    if (means) beginAction(table, state, { hunter, means, colour: colourOf(token), aim, isReaction: terms.isReaction })
  }
  return true
}
