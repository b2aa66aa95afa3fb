import { hasReady } from '@muster/reaction'
import { force } from './effects/force.ts'
import { isKeptFrom } from './effects/liberty.ts'
import { modelNamed } from './effects/model.ts'
import { moment } from './effects/moment.ts'
import { spotlightHunter } from './lookup.ts'
import { putInZone } from './occupancy.ts'
import { setOff } from './radiation.ts'
import { passSpotlight } from './spot.ts'
import type { Hunter, State } from './state.ts'
import { CLEAR } from './status.ts'
import type { Table } from './table.ts'

/** AB-R-58: whether a hunter may [RE]act and has a token to fight for its life with: its own, or that of a Run And Gun weapon. */
const canFight = (state: State, hunter: Hunter): boolean =>
  !isKeptFrom(state, 'react', hunter) &&
  (hasReady(hunter.tokens) || hunter.gear.some(({ down, run }) => !down && run === 'Y+'))

/**
 * AB-DEFEND-13, AB-R-59: the model leaves the board, everything stays on its card but the tokens of its status. The Spotlight
 * passes on, and its activation is over. `by` is whose doing it is put down to.
 */
export function takeOutHunter(
  table: Table,
  state: State,
  hunter: Hunter,
  by: string | undefined,
  rule = 'AB-DEFEND-13',
): void {
  moment(table, state, 'taken-out', hunter, { who: modelNamed(state, by) })
  if (hunter.status.radiation > 0) setOff(state, hunter, { isEnemy: false })
  putInZone(state, hunter, -1)
  hunter.dying = false
  hunter.status = CLEAR
  force.changed(state)
  table.tell({ event: 'taken-out', rule, id: hunter.id })
  if (spotlightHunter(state) === hunter) passSpotlight(table, state)
}

/** AB-FFYL-1, AB-FFYL-2: a hunter whom an enemy's attack takes out fights for its life where it may and has a Ready token. */
export function fall(table: Table, state: State, hunter: Hunter, by: string | undefined): void {
  if (!canFight(state, hunter)) {
    takeOutHunter(table, state, hunter, by, 'AB-FFYL-2')
    return
  }
  hunter.dying = true
  table.tell({ event: 'dying', rule: 'AB-FFYL-1', id: hunter.id })
}
