import type { Mind } from '@muster/bots'
import type { State } from './rules/state.ts'

/** With at most three from a heap, the player to move is lost where the heaps, each less its fours, cancel out in binary. */
export const mind: Mind<State> = {
  value: ({ heaps, turn, winner }, seat) => {
    if (winner >= 0) return winner === seat ? 8 : -8
    const isLost = heaps.reduce((sum, heap) => sum ^ (heap % 4), 0) === 0
    return (turn === seat) === isLost ? -2 : 2
  },
  looksInto: () => false,
  looksBeyond: () => false,
}
