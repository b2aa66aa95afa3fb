import type { Side } from '@muster/reaction'
import { happen } from './effects/moments.ts'
import { hasLeft } from './lookup.ts'
import { type Opposition, opposedRoll } from './oppose.ts'
import type { Battle, Model } from './state.ts'
import type { Table } from './table.ts'

/**
 * CZ-R-152: a rival whose player gave up when asked what it opposes with keeps nobody, and for a mover that has left nothing is
 * rolled. CZ-MOVE-6, CZ-ACTION-21, CZ-ACTION-22: a roll within a Move Action is an action roll: cards hear of its Crit, its Fumble and
 * its failure.
 */
export function moveRoll(
  table: Table,
  battle: Battle,
  mover: Model,
  side: Side,
  against: Opposition,
  rival: Model | undefined,
): boolean {
  if (hasLeft(battle, mover)) return false
  if (rival && hasLeft(battle, rival)) return true
  const { won, isCrit, isFumble } = opposedRoll(table, battle, mover, side, against)
  const moment = { by: mover, who: rival }
  if (isCrit) happen(table, battle, { on: 'crit', ...moment })
  if (isFumble) happen(table, battle, { on: 'fumble', ...moment })
  if (!won) happen(table, battle, { on: 'failure', ...moment })
  return won
}
