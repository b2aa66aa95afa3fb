import {
  type AfterAct,
  type GameAct,
  ok,
  type PlayedState,
  refuse,
  type Seat,
  type Table,
  type Verdict,
} from '@muster/table'
import { z } from 'zod'

export const stateSchema = z.strictObject({
  heaps: z.array(z.int().min(0)),
  turn: z.int().min(0).max(1),
  /** -1 while nobody has won. */
  winner: z.int().min(-1).max(1),
})
export type State = z.infer<typeof stateSchema> & PlayedState<object>

export type Event =
  | { event: 'takes'; rule: 'ST-TAKE-1'; seat: Seat; heap: number; count: number; left: number }
  | { event: 'wins'; rule: 'ST-TAKE-2'; seat: Seat }
  | { event: 'gives-up'; seat: Seat }

export function mayAct(_: State, __: Seat, act: GameAct): Verdict {
  return act === 'resign' ? ok : refuse('ST-TAKE-2', 'somebody takes the last stone: there is no draw')
}

export function giveUp(table: Table, state: State, seat: Seat): AfterAct {
  table.tell({ event: 'gives-up', seat } satisfies Event)
  state.winner = 1 - seat
  return 'step-over'
}
