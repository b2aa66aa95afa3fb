import { type AfterAct, type GameAct, ok, refuse, type Seat, type Verdict } from '@muster/table'
import { opponentOf } from './lookup.ts'
import type { State } from './state.ts'
import type { Table } from './table.ts'
import { breakOff } from './victory.ts'

const noBattle = refuse('BB-R-69', 'no battle is under way')
const needsWinner = refuse('BB-R-69', 'a campaign battle must have a winner')

/** BB-R-69: a battle can be given up as long as it is fought, and a skirmish ended as a draw by both. */
export function mayAct({ stage, campaign }: State, _seat: Seat, act: GameAct): Verdict {
  if (stage !== 'battle') return noBattle
  return act === 'agree-draw' && campaign ? needsWinner : ok
}

/** BB-R-69: the battle is over at once, in the middle of whatever is under way; a campaign goes on with its spoils. */
export function act(table: Table, state: State, seat: Seat, act: GameAct): AfterAct {
  const { battle, campaign } = state
  if (!battle) return 'goes-on'
  breakOff(table, battle, act === 'resign' ? opponentOf(seat) : undefined)
  battle.phase = 'over'
  state.stage = campaign ? 'spoils' : 'over'
  return 'step-over'
}
