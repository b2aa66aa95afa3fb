import { isRed, suffer, type Token, type WoundRules } from '@muster/reaction'
import { noteHurt } from './campaign/injury.ts'
import { hasLeft, optionsOf } from './lookup.ts'
import type { Battle, Model } from './state.ts'
import type { Table } from './table.ts'
import { isFalling, takeOut } from './takenout.ts'
import { ownWoundRules, rolledWoundRules, woundRules } from './token-rules.ts'

/**
 * CZ-WOUND-1..11, CZ-GONK-7, CZ-DRONE-9, CZ-R-53, CZ-R-152: wounds one after the other, the first on the token rolled with where there is one. A model
 * without tokens is out at the first. Whether it was wounded and is still there.
 */
export function wound(
  table: Table,
  battle: Battle,
  model: Model,
  wounds: number,
  rolled?: Token,
  dealer?: Model,
  rules: WoundRules = rolled === undefined ? woundRules : rolledWoundRules,
): boolean {
  if (isFalling(battle, model)) return false
  if (model.kind !== 'character') {
    if (wounds === 0) return false
    table.tell({ event: 'out', rule: model.kind === 'drone' ? 'CZ-DRONE-9' : 'CZ-GONK-7', id: model.id })
    takeOut(table, battle, model, dealer)
    return false
  }
  const harm = suffer(table, rules, model, wounds, rolled)
  if (hasLeft(battle, model)) return false
  if (harm !== 'unhurt') noteHurt(battle, model, 'wounded')
  if (harm === 'out') takeOut(table, battle, model, dealer)
  return harm === 'wounded'
}

/** CZ-WOUND-5, CZ-R-18, CZ-R-19: a wound by its own action falls on the token it was taken with, if the table does not spare a RED one. */
export function woundByOwnAction(table: Table, battle: Battle, model: Model, token: Token): void {
  const mayChoose = isRed(token) && optionsOf(battle).ownActionWoundOnRedToken === 'choose-other-token'
  wound(table, battle, model, 1, mayChoose ? undefined : token, undefined, ownWoundRules)
}
