import type { Choice, GameEvent, GameRecord, Outcome, RefusedOption, Result, Seat, ShownQuestion } from '@muster/table'
import type { Box, Scene } from '@muster/ui'

/** What the page and the worker say to each other: one request, one reply, in order. */

export const botLevels = ['recruit', 'veteran'] as const
export type BotLevel = (typeof botLevels)[number]

export type SeatPlan = { readonly kind: 'person' } | { readonly kind: 'bot'; readonly level: BotLevel }

/** An event with its sentence, and how many decisions had been made when it happened. */
export interface LogLine {
  readonly event: GameEvent
  readonly text: string
  readonly after: number
}

/** How a table stands for a viewer. */
export interface Standing {
  readonly scene: Scene
  readonly questions: readonly ShownQuestion[]
  readonly result: Result | null
  /** How many decisions led here. */
  readonly decisions: number
  /** The events from the one asked for on. */
  readonly log: readonly LogLine[]
  /** Whether a seat knows something here that the others do not. */
  readonly secrets: readonly boolean[]
}

/** What a bot looked at before it chose. */
export interface Thought {
  readonly seat: Seat
  readonly choice: Choice
  readonly looked: number
  readonly best: readonly { readonly text: string; readonly worth: number }[]
}

export interface Undo {
  /** Decisions left after taking back; undefined where there is nothing of this seat's to take back. */
  readonly to: number | undefined
  /** Whether dice or cards were seen since, so that the others must agree. */
  readonly seen: boolean
}

export interface Course {
  readonly scores: readonly (readonly number[])[]
  readonly rounds: readonly { readonly at: number; readonly name: string }[]
  readonly luck: readonly { readonly name: string; readonly values: readonly number[] }[]
}

export interface Requests {
  box: { in: { game: string }; out: Box }
  open: { in: { game: string; config: unknown; seats: number; seed: string }; out: GameRecord }
  replay: { in: { record: unknown }; out: { decisions: number; record: GameRecord } }
  standing: { in: { viewer: Seat | undefined; from: number; at?: number | undefined }; out: Standing }
  answer: { in: { seat: Seat; choice: Choice }; out: number }
  bot: { in: { seat: Seat; level: BotLevel }; out: Thought }
  explain: { in: { seat: Seat }; out: readonly RefusedOption[] }
  odds: { in: { seat: Seat; choice: Choice }; out: readonly Outcome[] }
  undo: { in: { seat: Seat }; out: Undo }
  undoTo: { in: { count: number }; out: number }
  record: { in: Record<string, never>; out: GameRecord }
  course: { in: Record<string, never>; out: Course }
}

export type Verb = keyof Requests
export type Request = { [V in Verb]: { readonly id: number; readonly do: V; readonly with: Requests[V]['in'] } }[Verb]

export interface Trouble {
  readonly code: string
  readonly message: string
  readonly rule?: string | undefined
}

export type Reply =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly trouble: Trouble }
