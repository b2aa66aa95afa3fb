import type { Seat } from '@muster/table'
import type { LogLine, Standing, Thought, Undo } from '../engine/protocol.ts'
import type { KeptTable } from '../store/tables.ts'

/** A table as the page shows it. */
export interface TableState {
  readonly kept: KeptTable
  readonly standing: Standing
  /** Whose eyes the table is seen through. */
  readonly viewer: Seat | undefined
  /** All events the viewer heard; `fresh` are those of the last change. */
  readonly log: readonly LogLine[]
  readonly fresh: readonly LogLine[]
  /** Counts changes, so that each is animated once. */
  readonly beat: number
  /** The decision looked back at; undefined is now. */
  readonly at: number | undefined
  readonly total: number
  readonly handOver: Seat | undefined
  readonly thinking: { readonly seat: Seat; readonly since: number } | undefined
  readonly thought: Thought | undefined
  readonly trouble: string
  /** An answer is dealt with, a bot thinks, or an order is obeyed: no person is waited for. */
  readonly busy: boolean
  readonly undo: Undo
}

/** A table that was just opened. */
export function firstState(kept: KeptTable, standing: Standing, viewer: Seat | undefined): TableState {
  return {
    kept,
    standing,
    viewer,
    log: standing.log,
    fresh: [],
    beat: 0,
    at: undefined,
    total: standing.decisions,
    handOver: undefined,
    thinking: undefined,
    thought: undefined,
    trouble: '',
    busy: false,
    undo: { to: undefined, seen: false },
  }
}
