import { suffer, type Use } from '@muster/reaction'
import { isHunter } from '../occupancy.ts'
import { takeOutHunter } from '../out.ts'
import type { Enemy, Hunter, State } from '../state.ts'
import type { Table } from '../table.ts'
import { removeBeaten, woundEnemy } from '../wound.ts'
import { moment } from './moment.ts'
import { freeWoundRules } from './rules.ts'

/** AB-REDLINE-4, AB-R-41, AB-REACT-12, AB-FFYL-7: wounds that no attack deals; shields do not help against them. */
export function woundBy(
  table: Table,
  state: State,
  model: Hunter | Enemy,
  wounds: number,
  { me }: Pick<Use, 'me'>,
): void {
  if (!isHunter(model)) {
    const cause = { by: me, isAttack: false, isShock: false, action: undefined, isReaction: false }
    woundEnemy(table, state, model, wounds, cause)
    removeBeaten(table, state, cause)
    return
  }
  const harm = suffer(table, freeWoundRules, model, wounds)
  if (harm === 'out') takeOutHunter(table, state, model, me, freeWoundRules.out)
  else if (harm !== 'unhurt') moment(table, state, 'wounded', model)
}
