import type { LogLine, Undo } from '@muster/session'
import type { Seat } from '@muster/table'
import type { KeptTable } from '../store/tables.ts'
import { type BackRequest, peopleOf } from './state.ts'

/** Whether others have a say: something was seen since that decision, or one of them has decided since. */
export function needsConsent({ seat, seen, since }: Undo, kept: KeptTable): boolean {
  const others = peopleOf(kept).filter((person) => person !== seat)
  return others.length > 0 && (seen || others.some((person) => since.includes(person)))
}

/** The request that the other people are asked about; `log` is what everybody heard. */
export function requestOf(undo: Undo, kept: KeptTable, log: readonly LogLine[]): BackRequest {
  const waiting = peopleOf(kept).filter((person) => person !== undo.seat)
  return { undo, waiting, lines: log.filter(({ after }) => after > undo.left).map(({ text }) => text) }
}

/** The request once somebody has agreed to it. */
export const agreedBy = (request: BackRequest, seat: Seat): BackRequest => ({
  ...request,
  waiting: request.waiting.filter((other) => other !== seat),
})
