import { heal } from '@muster/reaction'
import { isHunter } from '../occupancy.ts'
import type { Enemy, Hunter, State } from '../state.ts'
import type { Table } from '../table.ts'
import { moment } from './moment.ts'
import { woundRules } from './rules.ts'

/** AB-HEAL-1, AB-WOUND-1, AB-R-58: wounds of a hunter lie on its tokens, those of an enemy are counted; nobody is healed in a fight for its life. */
export function healBy(table: Table, state: State, model: Hunter | Enemy, wounds: number): void {
  if (isHunter(model)) {
    if (model.dying) return
    const healed = heal(table, woundRules, model.seat, model, wounds)
    if (healed > 0) moment(table, state, 'healed', model)
    return
  }
  const healed = Math.min(wounds, model.wounds)
  if (healed === 0) return
  model.wounds -= healed
  table.tell({ event: 'healed-all', rule: 'AB-HEAL-1', id: model.id, wounds: healed })
}
