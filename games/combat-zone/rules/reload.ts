import type { Use } from '@muster/reaction'
import type { Program } from '../content/cards/gear.ts'
import { combatForce } from './effects/force.ts'
import type { Installed } from './effects/state.ts'
import { isOn } from './lookup.ts'
import type { Battle, Model } from './state.ts'
import type { Table } from './table.ts'
import { leaveTable } from './takenout.ts'

const sideOf = ({ content }: Battle, { card }: Installed): Program['running'] =>
  (content.programs[card] as Program).running

/** The drones a program has brought to the table. */
function dronesOf({ models }: Battle, { of, card }: Installed): Model[] {
  return models.filter((model) => isOn(model) && model.runner === of && model.card === card)
}

/** CZ-NET-19, CZ-DRONE-3: back to its Loaded side; what it did while Running is over, and a fleeting drone goes. */
export function reload(table: Table, battle: Battle, program: Installed): void {
  const { of: id, card } = program
  program.running = false
  program.on = undefined
  combatForce.changed(battle)
  table.tell({ event: 'reloads', rule: 'CZ-NET-19', id, card })
  if (!sideOf(battle, program).drone?.fleeting) return
  for (const drone of dronesOf(battle, program)) {
    leaveTable(battle, drone)
    table.tell({ event: 'leaves', rule: 'CZ-DRONE-3', id: drone.id })
  }
}

/** CZ-NET-19: the Running programs of these models that say so are reloaded now. */
export function reloadWhen(
  table: Table,
  battle: Battle,
  when: Program['running']['reload'],
  models: readonly { readonly id: string }[],
): void {
  for (const program of battle.programs)
    if (program.running && sideOf(battle, program).reload === when && models.some(({ id }) => id === program.of))
      reload(table, battle, program)
}

/** CZ-NET-19: a program that was used up by what it has just made happen. */
export function reloadUsed(table: Table, battle: Battle, { me, source }: Use): void {
  const used = battle.programs.find(
    ({ of, card, running }) => running && of === me && battle.content.programs[card]?.name === source,
  )
  if (used && sideOf(battle, used).reload === 'used') reload(table, battle, used)
}

/** CZ-NET-19: programs whose target has no Hacked token left, or whose drone is lost. */
export function reloadLost(table: Table, battle: Battle): void {
  for (const program of battle.programs) {
    if (!program.running) continue
    const { reload: when } = sideOf(battle, program)
    const target = battle.models.find(({ id }) => id === program.on)
    const isClean = when === 'target-clean' && !(target && isOn(target) && target.hacked > 0)
    const isLost = when === 'drone-lost' && dronesOf(battle, program).length === 0
    if (isClean || isLost) reload(table, battle, program)
  }
}
