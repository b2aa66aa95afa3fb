import type { Seat } from '@muster/table'
import { settleLocks } from './lockon.ts'
import { isOut, isOver, playerOf } from './lookup.ts'
import type { State } from './state.ts'
import type { Table } from './table.ts'

/** AR-LOSE-1 to AR-LOSE-10, AR-R-36 to AR-R-38: players lose, together where one effect did it, and leave with their cards. */
export function eliminate(table: Table, state: State, losers: readonly Seat[], rule: string): void {
  for (const seat of losers) playerOf(state, seat).out = true
  state.lost.push([...losers])
  for (const seat of losers) table.tell({ event: 'lost', rule, seat })
  for (const seat of losers) leave(state, seat)
  settleLocks(table, state)
  decide(table, state)
}

/** AR-R-75: the game is drawn between all who are still in. */
export function agreeDraw(table: Table, state: State): void {
  const drawn = [...state.players.keys()].filter((seat) => !isOut(state, seat))
  end(table, state, { winners: [], drawn }, 'AR-R-75')
}

/** AR-LOSE-2, AR-R-37: every card a loser controls leaves the game; cards of the loser that others control stay. */
function leave(state: State, seat: Seat): void {
  const player = playerOf(state, seat)
  for (const pile of [player.hand, player.reserve, player.scrapheap]) pile.cards = []
  player.hex = -1
  state.stack = state.stack.filter((item) => item.seat !== seat)
  state.inPlay = state.inPlay.filter((one) => one.controller !== seat)
  state.due = state.due.filter((due) => due.seat !== seat)
  state.triggered = state.triggered.filter((due) => due.seat !== seat)
  state.queue = state.queue.filter((one) => one !== seat)
}

/** AR-LOSE-8, AR-LOSE-9, AR-TEAM-3, AR-R-38: over when one player or team has no opponents left, or nobody is left. */
function decide(table: Table, state: State): void {
  if (isOver(state)) return
  const left = new Set(state.players.filter(({ out }) => !out).map(({ team }) => team))
  if (left.size > 1) return
  const [team] = left
  const seats = [...state.players.keys()]
  const last = state.lost.at(-1) ?? []
  const drawnTeams = new Set(last.map((seat) => playerOf(state, seat).team))
  const outcome =
    team === undefined
      ? { winners: [], drawn: seats.filter((seat) => drawnTeams.has(playerOf(state, seat).team)) }
      : { winners: seats.filter((seat) => playerOf(state, seat).team === team), drawn: [] }
  end(table, state, outcome, 'AR-LOSE-8')
}

function end(table: Table, state: State, outcome: NonNullable<State['outcome']>, rule: string): void {
  state.outcome = outcome
  state.phase = 'over'
  table.tell({ event: 'over', rule, ...outcome })
}
