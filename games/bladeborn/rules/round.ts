import type { Foreseen } from '@muster/table'
import { foreseeTurn, isDeserted, pickFirst, takeTurn } from './combat.ts'
import { endPhase } from './end.ts'
import { heroPhase } from './hero.ts'
import { reservePhase } from './reserve.ts'
import { chooseReserves, placeFighter, setupRollOff } from './setup.ts'
import type { Battle } from './state.ts'
import type { Table } from './table.ts'
import { drawTwist } from './twist.ts'

/** BB-SETUP-1, BB-ROUND-1, BB-ROUND-2: plays a battle from one checkpoint to the next. */
export function battleStep(table: Table, battle: Battle): void {
  if (isRunThrough(battle)) runThrough(table, battle)
  else playPhase(table, battle)
  if (battle.outcome) battle.phase = 'over'
}

/** What the next step begins by asking, where most decisions are made: in turns. */
export function foreseeBattle(battle: Battle): Foreseen | undefined {
  return battle.phase === 'turn' && !isRunThrough(battle) ? foreseeTurn(battle) : undefined
}

const isRunThrough = (battle: Battle): boolean => battle.round > 0 && !battle.active && isDeserted(battle)

function playPhase(table: Table, battle: Battle): void {
  switch (battle.phase) {
    case 'rolloff':
      return setupRollOff(table, battle)
    case 'reserves':
      return chooseReserves(table, battle)
    case 'placing':
      return placeFighter(table, battle)
    case 'twist':
      return drawTwist(table, battle)
    case 'hero':
      return heroPhase(table, battle)
    case 'reserve':
      return reservePhase(table, battle)
    case 'first':
      return pickFirst(table, battle)
    case 'turn':
      return takeTurn(table, battle)
    case 'end':
      return endPhase(table, battle)
    case 'over':
      return
  }
}

/** BB-R-25: with nobody left, what remains of the round is passed without questions or dice; its end is scored. */
function runThrough(table: Table, battle: Battle): void {
  if (battle.phase === 'hero') battle.round++
  battle.phase = 'end'
  table.tell({ event: 'deserted', rule: 'BB-R-25', round: battle.round })
  endPhase(table, battle)
}
