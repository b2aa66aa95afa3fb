import type { namedStrengths } from '@muster/bots'
import type { BotLevel, Drawn, GameCourse, HeardUpTo, LogLines, Thought } from '@muster/session'
import type {
  Act,
  Choice,
  Entry,
  GameRecord,
  Outcome,
  Point,
  QuestionId,
  RefusedOption,
  Seat,
  Verdict,
} from '@muster/table'
import type { Box, Forecast, Orders, Overlay, Plan, Scene, Subject } from '@muster/ui'

/** What the page and the worker say to each other: one request, one reply, in order. */

/** The bots of `@muster/bots` by name, said again so that the page need not load them. */
export const botLevels: typeof namedStrengths = ['novice', 'fighter', 'veteran', 'champion', 'legend']

export type SeatPlan = { readonly kind: 'person' } | { readonly kind: 'bot'; readonly level: BotLevel }

/** Who looks at the table, and what the page has of it already. */
export interface Eyes {
  readonly viewer: Seat | undefined
  /** The seats that people at this screen have. */
  readonly seats: readonly Seat[]
  /** How far the viewer has heard; nothing where left out. */
  readonly since?: HeardUpTo | undefined
  /** How many entries of the record are kept already. */
  readonly kept: number
  /** Whether the steps on the way are to be shown. */
  readonly framed?: boolean | undefined
}

/** The table after one of the steps on the way, for a viewer. */
export interface Frame {
  readonly scene: Scene
  readonly log: LogLines
}

/** All the page needs after a decision: what there was to see on the way, how the table stands, and what is to be kept. */
export interface Report {
  readonly frames: readonly Frame[]
  readonly table: Drawn
  readonly log: LogLines
  readonly upTo: HeardUpTo
  readonly entries: readonly Entry[]
}

/** A point or way that somebody draws, as the game completes it, and what the rules say of it. */
export interface Judged extends Plan {
  readonly verdict: Verdict
}

export interface Requests {
  box: { in: { game: string }; out: Box }
  open: { in: { game: string; config: unknown; seats: number; seed: string }; out: GameRecord }
  replay: { in: { record: unknown }; out: { decisions: number; record: GameRecord } }
  /** How the table stands, or stood after some entries in force. */
  look: { in: Eyes & { at?: number | undefined }; out: Report }
  answer: { in: { seat: Seat; choice: Choice; question: QuestionId; eyes: Eyes }; out: Report }
  /** Tells how far it is while it thinks; `hurry` makes it say the best it has. */
  bot: { in: { seat: Seat; level: BotLevel; eyes: Eyes }; out: { thought: Thought; report: Report } }
  hurry: { in: Record<string, never>; out: null }
  /** Answers as a seat's standing orders say; null where the seat is to be asked. */
  obey: { in: { seat: Seat; orders: Orders; eyes: Eyes }; out: Report | null }
  act: { in: { seat: Seat; act: Act; eyes: Eyes }; out: Report }
  takeBack: { in: { to: number; by: Seat; eyes: Eyes }; out: Report }
  overlays: { in: { viewer: Seat | undefined; subject: Subject; at?: number | undefined }; out: readonly Overlay[] }
  explain: { in: { seat: Seat }; out: readonly RefusedOption[] }
  judge: { in: { seat: Seat; drawn: readonly Point[] }; out: Judged }
  /** What comes of choices of one question: as the game itself says, else by the exact odds; null where neither can tell. */
  forecasts: { in: { seat: Seat; choices: readonly Choice[] }; out: readonly (Forecast | readonly Outcome[] | null)[] }
  record: { in: Record<string, never>; out: GameRecord }
  course: { in: Record<string, never>; out: GameCourse }
  /** What is wrong with the dice and decisions of a record, as sentences. */
  verify: { in: { record: unknown }; out: readonly string[] }
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
