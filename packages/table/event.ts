import type { Seat } from './question.ts'

/** Something that happened at the table: its name, the rule that caused it, and what it concerned. Plain data. */
export interface GameEvent {
  readonly event: string
  readonly rule?: string
  readonly [detail: string]: unknown
}

/** An event with who may know it. `others` is what everyone else learns of it, if anything. */
export interface Told {
  readonly event: GameEvent
  readonly to: readonly Seat[] | undefined
  readonly others: GameEvent | undefined
  /** How many entries were in force when it happened. */
  readonly after: number
}

/** What a seat learns of a told event; `undefined` is a spectator, who learns what is public. */
export function heardBy(told: Told, seat: Seat | undefined): GameEvent | undefined {
  if (told.to === undefined || (seat !== undefined && told.to.includes(seat))) return told.event
  return told.others
}
