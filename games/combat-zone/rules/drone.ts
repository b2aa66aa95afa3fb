import { invariant } from '@muster/table'
import type { Drone } from '../content/cards/gear.ts'
import type { CombatAction } from '../content/grammar/index.ts'
import { combatPerform } from './effects/perform.ts'
import { isOn, modelsOn } from './lookup.ts'
import type { Battle, Model } from './state.ts'
import type { Table } from './table.ts'

/** CZ-DRONE-2: what its program says of a drone. */
export function droneOf({ content }: Battle, { card }: Model): Drone {
  const drone = content.programs[card]?.running.drone
  invariant(drone, `there is no drone ${card}`)
  return drone
}

/** CZ-DRONE-4: whether an action does nothing to a model since it is a drone. */
export function isImmune({ attack, who }: CombatAction, { kind }: Model): boolean {
  return kind === 'drone' && !attack && who?.kind !== 'drone'
}

/** CZ-DRONE-2, CZ-DRONE-3, CZ-DRONE-11: the moment of some drones has come. */
export function setToWork(battle: Battle, on: Drone['on'], isMeant: (drone: Model) => boolean): void {
  for (const model of battle.models)
    if (model.kind === 'drone' && isOn(model) && droneOf(battle, model).on === on && isMeant(model))
      battle.tasks = [...battle.tasks, { id: model.id, done: 0 }]
}

/** CZ-DRONE-2: on with a task up to its next move; what comes after that is done where the move has led. */
export function goOnWithTask(table: Table, battle: Battle): void {
  const [{ id, done }, ...others] = battle.tasks as [Battle['tasks'][number], ...Battle['tasks']]
  const drone = modelsOn(battle).find((model) => model.id === id)
  battle.tasks = others
  if (!drone) return
  const { name, task } = droneOf(battle, drone)
  const move = task.findIndex((deed, at) => at >= done && 'move' in deed)
  const end = move < 0 ? task.length : move + 1
  if (end < task.length) battle.tasks = [{ id, done: end }, ...others]
  const use = { seat: drone.seat, me: id, them: undefined, source: name, rule: 'CZ-DRONE-2' }
  combatPerform(table, battle, task.slice(done, end), use)
}
