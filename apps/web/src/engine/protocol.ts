import type { namedStrengths } from '@muster/bots'
import type {
  Choice,
  GameEvent,
  GameRecord,
  Outcome,
  Point,
  RefusedOption,
  Result,
  Seat,
  ShownQuestion,
  Verdict,
} from '@muster/table'
import type { Box, Forecast, Orders, Overlay, Plan, Scene, Subject } from '@muster/ui'

/** What the page and the worker say to each other: one request, one reply, in order. */

/** The bots of `@muster/bots` by name, said again so that the page need not load them. */
export const botLevels: typeof namedStrengths = ['novice', 'fighter', 'veteran', 'champion', 'legend']
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
  /** By seat, whether it may give up. */
  readonly mayConcede: readonly boolean[]
}

/** The table after one of the steps the last answer led through, for a viewer. */
export interface Frame {
  readonly scene: Scene
  readonly log: readonly LogLine[]
}

/** What a bot chose, and why. */
export interface Thought {
  readonly seat: Seat
  readonly choice: Choice
  /** How often it tried something out; 0 where it does not search. */
  readonly tries: number
  /** The best it saw: what it expects of each from -1 (lost) to 1 (won), and how often it was tried. */
  readonly best: readonly { readonly text: string; readonly expected: number; readonly visits: number }[]
  /** What it expects to be answered from here: in the game's keys, with its text where it was just offered. */
  readonly line: readonly { readonly key: string; readonly text: string | undefined }[]
}

/** A seat's last decision, as something to take back. */
export interface Undo {
  readonly seat: Seat
  /** How many decisions are left after taking it back. */
  readonly to: number
  /** Whether dice or cards were seen since. */
  readonly seen: boolean
  /** The seats that decided something since. */
  readonly since: readonly Seat[]
}

/** A point or way that somebody draws, as the game completes it, and what the rules say of it. */
export interface Judged extends Plan {
  readonly verdict: Verdict
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
  /** Tells how far it is while it thinks; `hurry` makes it say the best it has. */
  bot: { in: { seat: Seat; level: BotLevel }; out: Thought }
  hurry: { in: Record<string, never>; out: null }
  /** What a seat's standing orders answer; null where the seat is to be asked. */
  frames: { in: { viewer: Seat | undefined }; out: readonly Frame[] }
  ordered: { in: { seat: Seat; orders: Orders }; out: Choice | null }
  overlays: { in: { viewer: Seat | undefined; subject: Subject; at?: number | undefined }; out: readonly Overlay[] }
  concede: { in: { seat: Seat }; out: number }
  explain: { in: { seat: Seat }; out: readonly RefusedOption[] }
  judge: { in: { seat: Seat; drawn: readonly Point[] }; out: Judged }
  odds: { in: { seat: Seat; choice: Choice }; out: readonly Outcome[] }
  /** What the game itself says comes of a choice; null where the exact odds are the answer. */
  forecast: { in: { seat: Seat; choice: Choice }; out: Forecast | null }
  /** The last decision of each of some seats, the latest first. */
  undo: { in: { seats: readonly Seat[] }; out: readonly Undo[] }
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
  | { readonly id: number; readonly progress: number }
  | { readonly id: number; readonly trouble: Trouble }
