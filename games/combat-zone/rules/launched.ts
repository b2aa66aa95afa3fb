import { hasKeyword, hasReady } from '@muster/reaction'
import type { CombatAction } from '../content/grammar/index.ts'
import type { Doing } from './cards.ts'
import { combatForce } from './effects/force.ts'
import { happen } from './effects/moments.ts'
import { stunBy } from './keyword.ts'
import { isOn } from './lookup.ts'
import { installedFor } from './net.ts'
import type { Battle, Model } from './state.ts'
import type { Table } from './table.ts'
import { wound } from './wound.ts'

/** CZ-NET-10, CZ-NET-27: the program runs from now on, at whom it has met. */
export function run(table: Table, battle: Battle, by: Model, doing: Doing, met: Model | undefined): void {
  if (!isOn(by)) return
  const program = installedFor(battle, by, doing)
  program.running = true
  if (met) program.on = met.id
  combatForce.changed(battle)
  table.tell({ event: 'runs', rule: 'CZ-NET-10', id: by.id, card: program.card, ...(met && { on: met.id }) })
  happen(table, battle, { on: 'launch', by, who: met, action: doing.action })
}

/** CZ-NET-11, CZ-NET-37. */
export function failsToRun(battle: Battle, by: Model, doing: Doing): void {
  installedFor(battle, by, doing).failed = true
}

/** CZ-NET-32..36, CZ-R-101, CZ-SETUP-4: Stun 1, for whoever can be stunned, or with none Ready a wound, another wound where the program is Dangerous, and the activation is over. */
export function leak(table: Table, battle: Battle, by: Model, { keywords }: CombatAction): void {
  if (battle.active?.id === by.id) battle.active.over = true
  if (!isOn(by)) return
  table.tell({ event: 'leaks', rule: 'CZ-NET-32', id: by.id })
  if (hasReady(by.tokens)) stunBy(table, battle, by, 1)
  else wound(table, battle, by, 1)
  if (hasKeyword(keywords, 'dangerous') && isOn(by)) wound(table, battle, by, 1)
}
