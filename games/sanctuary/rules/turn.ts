import type { Foreseen, Seat } from '@muster/table'
import { endEffects, lowerTimer } from './ability.ts'
import { act } from './act.ts'
import { takeDamage } from './damage.ts'
import { leaveBoard, leavesBoard, returnIfGone } from './death.ts'
import { mixBosses } from './decks.ts'
import { beginDraw, drawNext } from './draw.ts'
import { beginMarch, marchAsksNobody, marchNext } from './enemy-move.ts'
import { hunterOf, tableOptions, turnOf, whoIs } from './lookup.ts'
import { actionAsk } from './menu.ts'
import { phaselockField } from './phaselock.ts'
import type { State } from './state.ts'
import type { Table } from './table.ts'
import { turretFires } from './turret.ts'
import { isOver } from './win.ts'

/** SN-R-8: the third round, or the third turn taken at the table. */
const MIXED_AFTER = 3

/** SN-TURN-2: a round is one turn of each player in turn order. */
export function beginRound(table: Table, state: State): void {
  state.round++
  table.tell({ event: 'round', rule: 'SN-TURN-2', round: state.round })
  beginTurn(state, state.first)
}

/** A turn as it begins for a hunter who is up. */
export function newTurn(seat: Seat): NonNullable<State['turn']> {
  return {
    seat,
    condition: 'up',
    left: 2,
    done: [],
    walked: 0,
    sprinted: false,
    abilityUsed: false,
    gunzerking: false,
    earned: 0,
    drawn: 0,
    declined: [],
    draws: [],
    lootDraws: [],
  }
}

function beginTurn(state: State, seat: Seat): void {
  state.turn = newTurn(seat)
  if (hunterOf(state, seat).returning) {
    state.turn.condition = 'reviving'
    state.turn.left = tableOptions(state).reviveActions
  }
  state.stage = 'start'
}

/**
 * SN-TURN-1, SN-R-62: return to Sanctuary, ability timer, Phaselock field, turret, enemy fire; then the Action Phase begins
 * and what the player has running ends.
 */
export function startTurn(table: Table, state: State): void {
  const { seat } = turnOf(state)
  const { phaselockTiming, cooldown } = tableOptions(state)
  table.tell({ event: 'turn', rule: 'SN-TURN-1', seat, who: whoIs(state, seat), round: state.round })
  returnIfGone(table, state, seat)
  if (cooldown === 'third-turn-after') lowerTimer(table, state, seat)
  if (phaselockTiming === 'before-fire') phaselockField(table, state)
  if (!isOver(state)) turretFires(table, state)
  if (!isOver(state)) takeDamage(table, state, seat)
  if (!isOver(state) && phaselockTiming === 'after-fire') phaselockField(table, state)
  endEffects(table, state, seat)
  state.stage = 'act'
}

/** SN-TURN-1: one decision of the Action Phase after the other; then the draw. */
export function actionPhase(table: Table, state: State): void {
  if (!act(table, state)) return
  beginDraw(table, state)
  state.stage = 'draw'
}

/** SN-TURN-3: one card of the draw after the other. */
export function drawPhase(table: Table, state: State): void {
  drawNext(table, state)
  const { draws, lootDraws } = turnOf(state)
  if (draws.length + lootDraws.length === 0) state.stage = 'close'
}

/** SN-TURN-2: who has the next turn of the round; nobody after the last. */
function nextInRound(state: State, seat: Seat): Seat | undefined {
  const next = (seat + 1) % state.hunters.length
  return next === state.first ? undefined : next
}

/** SN-DEATH-6, SN-R-8, SN-R-10: what happens when a turn is over; after the last of a round Enemy Movement begins. */
export function closeTurn(table: Table, state: State): void {
  const { seat, abilityUsed } = turnOf(state)
  leaveBoard(table, state, seat)
  if (tableOptions(state).cooldown === 'three-turns-between' && !abilityUsed) lowerTimer(table, state, seat)
  state.turnsTaken++
  const next = nextInRound(state, seat)
  const { bossShuffle } = tableOptions(state)
  const due =
    bossShuffle === 'after-round-3'
      ? next === undefined && state.round === MIXED_AFTER
      : state.turnsTaken === MIXED_AFTER
  if (due && !state.mixed) mixBosses(table, state)
  if (next !== undefined) {
    beginTurn(state, next)
    return
  }
  state.turn = undefined
  beginMarch(table, state)
  state.stage = 'march'
}

/** SN-ENEMYMOVE-1, SN-ENEMYMOVE-2: one enemy after the other, all before the first player's next turn. */
export function marchPhase(table: Table, state: State): void {
  if (marchNext(table, state)) return
  state.march = undefined
  beginRound(table, state)
}

/** What the next step begins by asking, where that is known without playing it. */
export function foresee(state: State): Foreseen | undefined {
  switch (state.stage) {
    case 'act':
      return actionAsk(state, turnOf(state).seat)
    case 'close':
      return leavesBoard(turnOf(state)) ? undefined : 'nobody'
    case 'march':
      return marchAsksNobody(state) ? 'nobody' : undefined
    default:
      return undefined
  }
}
