import { type AfterAct, type GameAct, ok, refuse, type Seat, type Verdict } from '@muster/table'
import { passControl } from './control.ts'
import { settle } from './end.ts'
import { isOver } from './lookup.ts'
import { preparation } from './setup.ts'
import type { Battle, Side } from './state.ts'
import type { Table } from './table.ts'
import { leaveTable } from './takenout.ts'

const NOT_IN = refuse('CZ-R-152', 'the player is no longer in the game')
const NO_GAME = refuse('CZ-R-152', 'no game of the campaign is under way')

/** CZ-R-131: a player may give up at any time, and all may agree on a draw. */
export function mayAct(battle: Battle, seat: Seat, _: GameAct): Verdict {
  if (battle.campaign && battle.campaign.stage !== 'game') return NO_GAME
  return isOver(battle) || battle.sides[seat]?.left ? NOT_IN : ok
}

/** CZ-R-131, CZ-R-152: models leave without Bodies, waiting [RE]actions lapse, and Control passes clockwise if it was theirs. */
export function act(table: Table, battle: Battle, seat: Seat, act: GameAct): AfterAct {
  if (act === 'agree-draw') {
    table.tell({ event: 'drawn', rule: 'CZ-R-131' })
    battle.outcome = { winners: [], by: 'draw' }
    battle.stage = 'over'
    return 'step-over'
  }
  table.tell({ event: 'gave-up', rule: 'CZ-R-152', seat })
  ;(battle.sides[seat] as Side).left = true
  for (const model of battle.models) if (model.seat === seat) leaveTable(battle, model)
  battle.fallen = battle.fallen.filter((id) => battle.models.find((model) => model.id === id)?.seat !== seat)
  settle(table, battle)
  if (isOver(battle) || preparation(battle)) return 'step-over'
  const wasTheirs = battle.control === seat
  if (wasTheirs) {
    // Of a Blast that is not rolled yet there is nothing but its token.
    if (!battle.blast) battle.impact = undefined
    passControl(table, battle)
  }
  return wasTheirs ? 'step-over' : 'goes-on'
}
