import { type AfterAct, type GameAct, ok, refuse, type Seat, type Verdict } from '@muster/table'
import { deciderFor, hasLeft, whoIs } from './lookup.ts'
import type { State } from './state.ts'
import type { Table } from './table.ts'
import { isOver } from './win.ts'

const noDraw = refuse('SN-R-86', 'all win or lose together; there is no draw')
const notIn = refuse('SN-R-86', 'the player is no longer in the game')

/** SN-R-86: a player may give up at any moment. */
export function mayAct(state: State, seat: Seat, act: GameAct): Verdict {
  if (act === 'agree-draw') return noDraw
  return isOver(state) || hasLeft(state, seat) ? notIn : ok
}

/** SN-R-86: the hunters go to the other players, clockwise, one after the other; with nobody left the game is lost. */
export function act(table: Table, state: State, seat: Seat): AfterAct {
  const { length } = state.hunters
  const players = state.hunters.map((_, hunter) => deciderFor(state, hunter))
  const heirs = Array.from({ length }, (_, i) => (seat + 1 + i) % length).filter(
    (other) => other !== seat && !hasLeft(state, other),
  )
  state.left = [...(state.left ?? []), seat]
  table.tell({ event: 'gave-up', rule: 'SN-R-86', seat })
  if (heirs.length === 0) {
    state.outcome = { won: false, by: 'gave up' }
    state.stage = 'over'
    table.tell({ event: 'abandoned', rule: 'SN-R-86' })
    return 'step-over'
  }
  let given = 0
  state.players = players.map((player, hunter) => {
    if (player !== seat) return player
    const heir = heirs[given++ % heirs.length] as Seat
    table.tell({ event: 'taken-over', rule: 'SN-R-86', hunter, who: whoIs(state, hunter), seat: heir })
    return heir
  })
  return 'goes-on'
}
