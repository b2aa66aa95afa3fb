import type { Drawn, HeardUpTo, LogLine, Thought, Undo } from '@muster/session'
import type { Seat } from '@muster/table'
import type { KeptTable } from '../store/tables.ts'

/** Somebody asks to take a decision back, and the other people at the screen are asked whether they agree. */
export interface BackRequest {
  readonly undo: Undo
  /** What would be undone, as everybody heard it. */
  readonly lines: readonly string[]
  /** Who has yet to agree. */
  readonly waiting: readonly Seat[]
}

/** A table as the page shows it. */
export interface TableState {
  readonly kept: KeptTable
  readonly standing: Drawn
  /** Whose eyes the table is seen through. */
  readonly viewer: Seat | undefined
  /** All events the viewer heard; `fresh` are those of the last change. */
  readonly log: readonly LogLine[]
  readonly fresh: readonly LogLine[]
  /** How far the viewer has heard. */
  readonly upTo: HeardUpTo | undefined
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
  readonly request: BackRequest | undefined
  /** What came of a request, until the next decision. */
  readonly notice: string
}

/** The seats that people sit at. */
export const peopleOf = ({ seats }: KeptTable): Seat[] =>
  seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))

/** A table that was just opened. */
export function firstState(
  kept: KeptTable,
  viewer: Seat | undefined,
  seen: Pick<TableState, 'standing' | 'log' | 'upTo'>,
): TableState {
  return {
    kept,
    ...seen,
    viewer,
    fresh: [],
    beat: 0,
    at: undefined,
    total: seen.standing.decisions,
    handOver: undefined,
    thinking: undefined,
    thought: undefined,
    trouble: '',
    busy: false,
    request: undefined,
    notice: '',
  }
}
