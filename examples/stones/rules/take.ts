import { ok, pickOne, refuse, type Table, type Verdict, type Words } from '@muster/table'
import type { Event, State } from './state.ts'

type Take = { readonly heap: number; readonly count: number }

/** ST-TAKE-1: one to three stones of one heap. */
function mayTake({ heap, count }: Take, { heaps }: State): Verdict {
  if (count > 3) return refuse('ST-TAKE-1', 'at most three stones')
  return count <= (heaps[heap] ?? 0) ? ok : refuse('ST-TAKE-1', 'not so many stones in this heap')
}

const takesOf = ({ heaps }: State): Take[] => heaps.flatMap((_, heap) => [1, 2, 3, 4].map((count) => ({ heap, count })))

const takeWords: Words<Take, State> = {
  ask: 'take',
  rule: 'ST-TAKE-1',
  prompt: () => 'Take one to three stones from one heap',
  key: ({ heap, count }) => `take ${count} from ${heap + 1}`,
  text: ({ heap, count }) => `${count} from heap ${heap + 1}`,
  refs: ({ heap }) => [`${heap + 1}`],
  candidates: takesOf,
  verdict: mayTake,
}

/** ST-TAKE-1, ST-TAKE-2: one turn. */
export function takeStones(table: Table, state: State): void {
  const { turn: seat } = state
  const takes = takesOf(state).filter((take) => mayTake(take, state) === ok)
  const { heap, count } = table.ask(seat, pickOne(takeWords, takes, state))
  const left = (state.heaps[heap] ?? 0) - count
  state.heaps[heap] = left
  table.tell({ event: 'takes', rule: 'ST-TAKE-1', seat, heap, count, left } satisfies Event)
  state.turn = 1 - seat
  if (state.heaps.some((stones) => stones > 0)) return
  table.tell({ event: 'wins', rule: 'ST-TAKE-2', seat } satisfies Event)
  state.winner = seat
}
