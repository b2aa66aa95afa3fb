import type { Drawn, HeardUpTo, LogLine, Thought, Undo } from '@muster/session'
import type { Seat } from '@muster/table'
import type { Guidance } from '@muster/table/lessons'
import type { Aftermath } from '@muster/ui'
import type { Taken } from '../engine/taken.ts'
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
  /** What was decided at that moment, where it may be known. */
  readonly taken: Taken | undefined
  readonly total: number
  readonly handOver: Seat | undefined
  /** Whether whoever is handed the screen could pass without looking. */
  readonly mayPass: boolean
  readonly thinking: { readonly seat: Seat; readonly since: number } | undefined
  readonly thought: Thought | undefined
  readonly trouble: string
  /** An answer is dealt with, a bot thinks, or an order is obeyed: no person is waited for. */
  readonly busy: boolean
  readonly request: BackRequest | undefined
  /** What whoever plays a lesson or a puzzle is told now. */
  readonly guidance: Guidance | undefined
  /** What a battle of a campaign came to, until somebody has read it. */
  readonly aftermath: Aftermath | undefined
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
  seen: Pick<TableState, 'standing' | 'log' | 'upTo' | 'guidance'>,
): TableState {
  return {
    kept,
    ...seen,
    viewer,
    fresh: [],
    beat: 0,
    at: undefined,
    taken: undefined,
    total: seen.standing.decisions,
    handOver: undefined,
    mayPass: false,
    thinking: undefined,
    thought: undefined,
    trouble: '',
    busy: false,
    request: undefined,
    aftermath: undefined,
    notice: '',
  }
}
