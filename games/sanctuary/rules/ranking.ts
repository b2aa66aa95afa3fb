import type { Seat } from '@muster/table'
import type { State } from './state.ts'

export type Rank = { readonly seat: Seat; readonly loot: number; readonly rank: number }

/** SN-RANKING-2, SN-R-72: by loot collected, the most first; equal totals share a rank. */
export function rankingOf(state: State): Rank[] {
  return state.hunters.map(({ seat, collected }) => ({
    seat,
    loot: collected,
    rank: 1 + state.hunters.filter((other) => other.collected > collected).length,
  }))
}

/** SN-RANKING-3: who clears away the board. */
export function cleanersOf(ranking: readonly Rank[]): Seat[] {
  return ranking.filter(({ rank }) => rank === 1).map(({ seat }) => seat)
}
