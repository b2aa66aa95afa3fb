import { type AfterAct, type GameAct, ok, refuse, type Seat, type Verdict } from '@muster/table'
import { force } from './effects/force.ts'
import { seatsAtTable } from './lookup.ts'
import type { State } from './state.ts'
import type { Table } from './table.ts'
import { isOver, lose } from './win.ts'

const noDraw = refuse('AB-R-103', 'all win or lose together; there is no draw')
const notIn = refuse('AB-R-103', 'the player is no longer in the game')

/** AB-R-103: a player may give up at any moment. */
export function mayAct(state: State, seat: Seat, act: GameAct): Verdict {
  if (act === 'agree-draw') return noDraw
  return isOver(state) || !seatsAtTable(state).includes(seat) ? notIn : ok
}

/** AB-R-103: the hunters go to the other players, clockwise, one after the other; with nobody left the game is lost. */
export function takeAct(table: Table, state: State, seat: Seat): AfterAct {
  const { seats } = state
  state.gone = [...(state.gone ?? []), seat]
  force.changed(state)
  table.tell({ event: 'gave-up', rule: 'AB-R-103', seat })
  const staying = seatsAtTable(state)
  const heirs = Array.from({ length: seats }, (_, at) => (seat + 1 + at) % seats).filter((one) => staying.includes(one))
  if (heirs.length === 0) {
    lose(table, state, 'everybody gave up', 'AB-R-103')
    return 'step-over'
  }
  let given = 0
  for (const hunter of state.hunters) {
    if (hunter.seat !== seat) continue
    hunter.seat = heirs[given++ % heirs.length] as Seat
    table.tell({ event: 'taken-over', rule: 'AB-R-103', id: hunter.id, seat: hunter.seat })
  }
  return 'goes-on'
}
