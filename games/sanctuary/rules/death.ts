import type { Square } from '@muster/space'
import { ok, pickOne, refuse, type Seat, type Words } from '@muster/table'
import { labelOf, NOWHERE, squareNamed } from './board.ts'
import { healthOf } from './character.ts'
import { cardOf, cityOf, deciderFor, hunterAt, hunterOf, tableOptions, turnOf, whoIs } from './lookup.ts'
import { goTo } from './standing.ts'
import type { State, Turn } from './state.ts'
import type { Table } from './table.ts'

type Arrival = { readonly state: State; readonly seat: Seat }

const cityWords: Words<Square, Arrival> = {
  ask: 'sanctuary',
  doing: 'chooses where to come back',
  rule: 'SN-SETUP-7',
  prompt: ({ state, seat }) => `On which Sanctuary square does ${cardOf(state, hunterOf(state, seat)).name} stand?`,
  key: (square) => `stand ${labelOf(square)}`,
  text: (square) => `Stand on ${labelOf(square)}`,
  kind: () => 'stand',
  refs: (square) => [labelOf(square)],
  candidates: ({ state }) => cityOf(state).squares,
  verdict: (square, { state }) => (hunterAt(state, square) ? refusalsIn(state).taken : ok),
  whyNot: (key, { state }) => (squareNamed('stand', key) === undefined ? ok : refusalsIn(state).outside),
}

const backWords: typeof cityWords = { ...cityWords, rule: 'SN-REVIVE-1' }

const setUp = {
  taken: refuse('SN-SETUP-7', 'another character stands on this square'),
  outside: refuse('SN-SETUP-7', 'characters start on a square of Sanctuary'),
}
const comingBack = {
  taken: refuse('SN-R-58', 'another character stands on this square'),
  outside: refuse('SN-REVIVE-1', 'characters come back on a square of Sanctuary'),
}
const refusalsIn = ({ round }: State) => (round === 0 ? setUp : comingBack)

/** SN-SETUP-7, SN-R-58: a free Sanctuary square of the player's choice. */
export function standInCity(table: Table, state: State, seat: Seat, rule: string): void {
  const free = cityOf(state).squares.filter((square) => !hunterAt(state, square))
  const words = state.round === 0 ? cityWords : backWords
  const square = table.ask(deciderFor(state, seat), pickOne(words, free, { state, seat }))
  goTo(state, hunterOf(state, seat), square)
  table.tell({ event: 'stands', rule, seat, who: whoIs(state, seat), square: labelOf(square) })
}

/** SN-DEATH-1, SN-R-57: what the rest of a downed player's turn is like. */
export function goDown(table: Table, state: State, seat: Seat): void {
  const { downedTurn } = tableOptions(state)
  const gently = downedTurn === 'normal' || (downedTurn === 'by-depth' && healthOf(state, hunterOf(state, seat)) === 0)
  turnOf(state).condition = gently ? 'normal' : 'shoot-only'
  table.tell({ event: 'down', rule: 'SN-DEATH-1', seat, who: whoIs(state, seat) })
}

/** SN-REVIVE-1, SN-R-59: back on Sanctuary with full health. */
function comeBack(table: Table, state: State, seat: Seat, rule: string): void {
  hunterOf(state, seat).wounds = 0
  standInCity(table, state, seat, rule)
}

/** SN-REVIVE-1, SN-R-58: before anything else of the turn; with end-of-turn the character stands there already. */
export function returnIfGone(table: Table, state: State, seat: Seat): void {
  if (hunterOf(state, seat).square === NOWHERE) comeBack(table, state, seat, 'SN-REVIVE-1')
}

export const leavesBoard = ({ condition }: Turn): boolean => condition === 'shoot-only' || condition === 'normal'

/** SN-DEATH-6, SN-R-57, SN-R-58: the turn being over, a downed character leaves its square. */
export function leaveBoard(table: Table, state: State, seat: Seat): void {
  const turn = turnOf(state)
  const { condition } = turn
  const hunter = hunterOf(state, seat)
  hunter.returning = condition === 'shoot-only'
  if (!leavesBoard(turn)) return
  goTo(state, hunter, NOWHERE)
  table.tell({ event: 'off-board', rule: 'SN-DEATH-6', seat, who: whoIs(state, seat) })
  if (condition === 'normal' || tableOptions(state).returnTo === 'end-of-turn') comeBack(table, state, seat, 'SN-R-58')
}
