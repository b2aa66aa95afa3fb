import { beginActivation, endActivation } from './activation.ts'
import { happen } from './effects/moments.ts'
import { haveControl } from './have-control.ts'
import { areRivals, isOn, modelOf } from './lookup.ts'
import type { Battle, Model } from './state.ts'
import type { Table } from './table.ts'

/** CZ-COMMAND-2, CZ-R-67: whom the action activates, once all [RE]actions to it are over. */
export function command(table: Table, battle: Battle, by: Model, target: Model): void {
  battle.commanded = target.id
  table.tell({ event: 'commanded', rule: 'CZ-COMMAND-2', id: target.id, by: by.id })
  happen(table, battle, { on: 'commanded', by, who: target })
}

/** CZ-COMMAND-2, CZ-COMMAND-3, CZ-COMMAND-5, CZ-COMMAND-9, CZ-COMMAND-10, CZ-REACT-19: it is the Active Model, and its owner has Control, taken if it was a rival's. */
export function obey(table: Table, battle: Battle): void {
  const target = modelOf(battle, battle.commanded as string)
  battle.commanded = undefined
  if (!isOn(target)) return
  endActivation(table, battle)
  const { seat } = target
  const isTaken = areRivals(battle, { seat: battle.control }, target)
  if (battle.control !== seat) {
    battle.control = seat
    table.tell({ event: 'control', rule: 'CZ-COMMAND-5', seat })
  }
  if (isTaken) haveControl(table, battle)
  beginActivation(table, battle, target.id)
}
