import type { Study } from '@muster/table/testing'
import type { State } from '../rules/state.ts'

/** Seat 1 has the last turn of the round; `endRound` takes it. */
export const LAST_TURN = { turn: 1, turnsLeft: [0, 1] } as const

/** Ability dice that leave no groups and give a seat the initiative of the next round. */
const SINGLES = [1, 2, 3, 4, 5, 6]
const FEW_SINGLES = [1, 1, 2, 3, 4, 5]

/** Ends the round by letting the seat whose turn it is wait; further dice fall in what happens at its end, or at the start of the next. */
export function endRound<T extends Study<State>>(
  t: T,
  { initiative = 0, atEnd = [], atStart = [] }: { initiative?: 0 | 1; atEnd?: number[]; atStart?: number[] } = {},
): T {
  const hero = initiative === 0 ? [...SINGLES, ...FEW_SINGLES] : [...FEW_SINGLES, ...SINGLES]
  t.dice(...atEnd, ...hero, ...atStart)
  t.play(t.offer('activate')[0], 'wait')
  return t
}
