import { type ActionDie, actionDie } from '@muster/reaction'
import { optionsOf } from './lookup.ts'
import type { Battle } from './state.ts'

/** What the black die is called. */
export const OBSTACLE = 'Obstacle'

const obstacleDice = { fumbles: actionDie(OBSTACLE, 10), plain: actionDie(OBSTACLE, 10, 10, 0) } as const

/** CZ-DICE-4, CZ-DICE-10, CZ-R-46: the black die, with a Crit, and with a Fumble where the table plays so. */
export function obstacleDie(battle: Battle): ActionDie {
  return optionsOf(battle).obstacleDieFumble ? obstacleDice.fumbles : obstacleDice.plain
}
