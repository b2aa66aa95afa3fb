import { setToWork } from './drone.ts'
import { happenTo } from './effects/moments.ts'
import type { Battle, Side } from './state.ts'
import type { Table } from './table.ts'

/** CZ-R-131: how often a player has had Control is what limits a game. */
export function countControl({ sides, control }: Battle): void {
  const side = sides[control] as Side
  side.controls++
}

/** CZ-CONTROL-4, CZ-COMMAND-5: whoever has Control now has it once more, and cards and drones hear of it. */
export function haveControl(table: Table, battle: Battle): void {
  const { control } = battle
  countControl(battle)
  happenTo(table, battle, 'control', control)
  setToWork(battle, 'control', ({ seat }) => seat === control)
}
