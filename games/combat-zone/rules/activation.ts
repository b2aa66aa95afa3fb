import { setToWork } from './drone.ts'
import { endLasting, forgetOnce } from './effects/lasting.ts'
import { happen } from './effects/moments.ts'
import { isOn, modelOf } from './lookup.ts'
import { reloadWhen } from './reload.ts'
import type { Battle } from './state.ts'
import type { Table } from './table.ts'

/** CZ-CONTROL-5, CZ-COMMAND-2, CZ-NET-11, CZ-R-80: it is the Active Model, and may try again what failed before. */
export function beginActivation(table: Table, battle: Battle, id: string): void {
  battle.active = { id, acts: 0 }
  battle.stage = 'active'
  for (const program of battle.programs) if (program.of === id) program.failed = undefined
  const model = modelOf(battle, id)
  // CZ-RESERVE-2: who comes in from Reserve is deployed first.
  if (isOn(model)) happen(table, battle, { on: 'activation-start', by: model })
}

/** CZ-CONTROL-11, CZ-COMMAND-3, CZ-NET-19: whoever is active is done; what lasted for the activation is over. */
export function endActivation(table: Table, battle: Battle): void {
  const last = battle.active && modelOf(battle, battle.active.id)
  if (last && isOn(last)) happen(table, battle, { on: 'activation-end', by: last })
  if (last) {
    setToWork(battle, 'activation', ({ runner }) => runner === last.id)
    if (battle.programs.length > 0) reloadWhen(table, battle, 'activation-end', [last])
  }
  battle.active = undefined
  battle.moved = []
  for (const until of ['roll', 'action', 'activation'] as const) endLasting(battle, until)
  forgetOnce(battle)
}
