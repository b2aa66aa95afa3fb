import type { Condition } from '../content/grammar/condition.ts'
import { besideOf } from './beside.ts'
import { meetsAny } from './condition.ts'
import { huntOf, scenarioOf, seatsAtTable, showOf } from './lookup.ts'
import type { State } from './state.ts'
import type { Table } from './table.ts'

/** AB-R-13: rounds without cards and without a wound to an enemy after which nothing more will come of it. */
const MOST_IDLE = 10

export const isOver = ({ outcome }: State): boolean => outcome !== undefined

/** AB-BOSS-2, AB-BOUNTY-19, AB-R-71, AB-R-103: whether a campaign goes on after a game that has ended so. */
export function goesOn(state: State): boolean {
  const { campaign, outcome } = state
  if (!campaign || !outcome || seatsAtTable(state).length === 0) return false
  return !outcome.won || huntOf(state) !== undefined || scenarioOf(state).after.next.length > 0
}

/** The end of a game; what follows in a campaign comes when the step is over. */
export function finish(table: Table, state: State, won: boolean, by: string, rule: string): void {
  state.outcome = { won, by }
  state.stage = 'over'
  if (goesOn(state)) table.tell({ event: won ? 'game-won' : 'game-lost', rule, by })
  else table.tell({ event: won ? 'won' : 'lost', rule, by })
}

export function lose(table: Table, state: State, by: string, rule: string): void {
  finish(table, state, false, by, rule)
}

/** AB-BOUNTY-17: there is no coming back in a Bounty Hunt. */
const isHuntOver = (state: State): boolean => huntOf(state) !== undefined && state.hunters.some(({ zone }) => zone < 0)

/** AB-WIN-1..3, AB-R-69, AB-R-101: winning is looked at first, the scenario's own conditions besides the general one. */
export function checkEnd(table: Table, state: State): void {
  if (isOver(state) || state.round === 0) return
  const show = showOf(state)
  const { win, lose: losing, name } = show
  const { deck, queue, enemies } = state
  const isOpen = isStillOpen(state, show)
  if (!isOpen && meetsAny(state, win)) finish(table, state, true, name, 'AB-WIN-3')
  else if (deck.cards.length + queue.cards.length + enemies.length === 0)
    finish(table, state, true, 'the Vault is empty', 'AB-WIN-1')
  else if (!isOpen && meetsAny(state, losing)) finish(table, state, false, name, 'AB-WIN-3')
  else if (isHuntOver(state)) finish(table, state, false, 'a Vault Hunter is out', 'AB-BOUNTY-17')
  else if (state.idle > MOST_IDLE) finish(table, state, false, 'nothing happens any more', 'AB-R-13')
  else if (!isOpen) besideOf(state).open = asksCountsAlone(show) ? { show, round: state.round } : undefined
}

/** Whether the scenario's conditions ask for counts and rounds alone, and both are as they were when none of them was met. */
export function isStillOpen(state: State, show: Show): boolean {
  const { open } = besideOf(state)
  return open !== undefined && open.show === show && open.round === state.round
}

type Show = ReturnType<typeof showOf>

const asksCountsAlone = ({ win, lose: losing }: Show): boolean => win.every(isOfCounts) && losing.every(isOfCounts)

const isOfCounts = ({ none, some, every }: Condition): boolean => !none && !some && !every
