import type { Seat } from '@muster/table'
import { statOf } from './effects/standing.ts'
import { clockwise, isOut, isOver, playerOf } from './lookup.ts'
import { drawCard } from './reserve.ts'
import type { State } from './state.ts'
import type { Table } from './table.ts'
import { dueAtMoment } from './trigger.ts'

/** AR-RECHARGE-1 to AR-RECHARGE-12, AR-R-11: everybody recharges, each through all steps, the active player first. */
export function rechargePhase(table: Table, state: State): void {
  state.turns++
  table.tell({ event: 'phase', rule: 'AR-RECHARGE-1', phase: 'recharge', seat: state.turn, turn: state.turns })
  for (const seat of clockwise(state, state.turn)) {
    if (isOver(state)) return
    recharge(table, state, seat)
  }
  if (isOver(state)) return
  table.tell({ event: 'phase', rule: 'AR-GLOSSARY-6', phase: 'action', seat: state.turn, turn: state.turns })
  state.due = isOut(state, state.turn) ? [] : [...state.triggered.splice(0), ...dueAtMoment(state, 'start')]
  state.phase = 'start'
}

/** AR-RECHARGE-4: unmark, refresh, restore, draw. */
function recharge(table: Table, state: State, seat: Seat): void {
  const player = playerOf(state, seat)
  const { energy } = player
  player.marked = false
  for (const one of state.inPlay) if (one.controller === seat) one.marked = false
  energy.ready += energy.marked
  energy.marked = 0
  table.tell(() => ({ event: 'unmark', rule: 'AR-RECHARGE-5', seat, energy: { ...energy } }))
  if (energy.burned > 0) {
    energy.burned--
    energy.ready++
    table.tell(() => ({ event: 'refresh', rule: 'AR-RECHARGE-6', seat, energy: { ...energy } }))
  }
  restore(table, state, seat)
  player.moves = 0
  player.attacks = 0
  while (!isOut(state, seat) && player.hand.cards.length < statOf(state, seat, 'hand')) drawCard(table, state, seat)
}

/** AR-POOL-1, AR-RECHARGE-7: each pool holds exactly what the Mech says. */
function restore(table: Table, state: State, seat: Seat): void {
  const pools = {
    attack: statOf(state, seat, 'atk'),
    evasion: statOf(state, seat, 'eva'),
    armor: statOf(state, seat, 'arm'),
  }
  playerOf(state, seat).pools = pools
  table.tell(() => ({ event: 'restore', rule: 'AR-RECHARGE-7', seat, pools: { ...pools } }))
}
