import { heal as healTokens, woundsOf } from '@muster/reaction'
import type { Seat } from '@muster/table'
import { happen } from './effects/moments.ts'
import { mustNot } from './effects/standing.ts'
import { isOn } from './lookup.ts'
import type { Battle, Model } from './state.ts'
import type { Table } from './table.ts'
import { woundRules } from './token-rules.ts'

/** CZ-HEAL-1..3, CZ-HEAL-5, CZ-GONK-11, CZ-R-55: up to so many wounds of a character on the table; who heals picks the tokens. */
export function heal(table: Table, battle: Battle, healer: Seat, model: Model, wounds: number, by?: Model): void {
  if (!isOn(model) || model.kind !== 'character' || mustNot(battle, model, 'be-healed')) return
  const before = woundsOf(model.tokens)
  healTokens(table, woundRules, healer, model, wounds)
  if (woundsOf(model.tokens) < before) happen(table, battle, { on: 'healed', by: model, who: by })
}
