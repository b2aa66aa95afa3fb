import type { Seat } from './question.ts'

/** Something that happened at the table: its name, the rule that caused it, and what it concerned. Plain data. */
export interface GameEvent {
  readonly event: string
  readonly rule?: string
  readonly [detail: string]: unknown
}

/** A roll, as everyone sees it: whose, for what, with which dice where a game keeps several sets. */
export type DiceEvent = {
  readonly event: 'dice'
  readonly rule: string
  readonly seat: Seat
  readonly die: string
  readonly faces: readonly number[]
  readonly why: string
  readonly set?: string
}

/** What the table itself tells: a roll, and that the position was edited. */
export type TableEvent = DiceEvent | { readonly event: 'edit' }

/** An event with who may know it. `others` is what everyone else learns of it, if anything. */
export interface Told {
  readonly event: GameEvent
  readonly to: readonly Seat[] | undefined
  readonly others: GameEvent | undefined
}

/** What a seat learns of a told event; `undefined` is a spectator, who learns what is public. */
export function heardBy(told: Told, seat: Seat | undefined): GameEvent | undefined {
  if (told.to === undefined || (seat !== undefined && told.to.includes(seat))) return told.event
  return told.others
}
