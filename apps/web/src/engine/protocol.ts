import type { namedStrengths } from '@muster/bots'
import type { BotLevel, Drawn, Foretold, GameCourse, HeardUpTo, Judged, LogLines, Thought } from '@muster/session'
import type { Act, Choice, Entry, GameRecord, Point, QuestionId, RefusedOption, Seat, Witnessed } from '@muster/table'
import type { Guidance } from '@muster/table/lessons'
import type { Box, ListBuilder, ListDrawing, Orders, Overlay, Scene, SideOffer, Subject } from '@muster/ui'
import type { OnlineWork } from '../online/work.ts'
import type { Taken } from './taken.ts'

export type { Judged } from '@muster/session'

/** What the page and the worker say to each other: one request, one reply, in order. */

/** The bots of `@muster/bots` by name, said again so that the page need not load them. */
export const botLevels: typeof namedStrengths = ['novice', 'fighter', 'veteran', 'champion', 'legend']

/** Who has a seat: a person at this screen, a bot of this page's, or somebody who plays elsewhere. */
export type SeatPlan =
  | { readonly kind: 'person' }
  | { readonly kind: 'bot'; readonly level: BotLevel }
  | { readonly kind: 'elsewhere' }

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
  /** What whoever plays a lesson or a puzzle is told now. */
  readonly guidance?: Guidance | undefined
  /** The decision that was taken at the moment looked back at, where it may be known. */
  readonly taken?: Taken | undefined
}

/** A lesson or a puzzle of a game, as a list names it. */
export interface ExerciseLine {
  readonly id: string
  readonly kind: Guidance['kind']
  readonly title: string
  readonly text: string
}

export interface Requests {
  /** What lies in a game's box, cards of these packs among it; a pack that is no good is refused in words. */
  box: { in: { game: string; packs?: readonly unknown[] | undefined }; out: Box }
  /** The pack in a file somebody chose, YAML or JSON. */
  readPack: { in: { file: string; text: string }; out: unknown }
  /** What lists of a game are begun with, and how large they are. */
  lists: { in: { game: string }; out: Pick<ListBuilder, 'begins' | 'sizes' | 'unit'> }
  list: { in: { game: string; code: string; size: number; entry?: string | undefined }; out: ListDrawing }
  listByLot: { in: { game: string; begin: string; size: number; lots: string }; out: string }
  /** Lists as sides that can be played; those of another version of the game, which cannot be read, are left out. */
  listSides: { in: { game: string; lists: readonly { code: string; name: string }[] }; out: readonly SideOffer[] }
  open: {
    in: { game: string; config: unknown; seats: number; seed: string; packs: readonly unknown[] }
    out: GameRecord
  }
  replay: { in: { record: unknown }; out: { decisions: number; record: GameRecord } }
  /** What a game teaches: its first game, then its puzzles. */
  lessons: { in: { game: string }; out: readonly ExerciseLine[] }
  /** Lays the position of a lesson or a puzzle; from there on answers are judged by it. */
  learn: { in: { game: string; id: string }; out: { record: GameRecord; seat: Seat; title: string } }
  /** Goes on from a step of a lesson that is only read. */
  readOn: { in: { eyes: Eyes }; out: Report }
  /** How the table stands, or stood after some entries in force. */
  look: { in: Eyes & { at?: number | undefined }; out: Report }
  answer: { in: { seat: Seat; choice: Choice; question: QuestionId; eyes: Eyes }; out: Report }
  /** Tells how far it is while it thinks; `hurry` makes it say the best it has. */
  bot: { in: { seat: Seat; level: BotLevel; eyes: Eyes }; out: { thought: Thought; report: Report } }
  hurry: { in: Record<string, never>; out: null }
  /** Answers as a seat's standing orders say; where the seat is to be asked, whether orders for the moment are over. */
  obey: { in: { seat: Seat; orders: Orders; eyes: Eyes }; out: Report | { isOver: boolean } }
  /** Whether orders would answer for a seat. */
  wouldObey: { in: { seat: Seat; orders: Orders }; out: boolean }
  act: { in: { seat: Seat; act: Act; eyes: Eyes }; out: Report }
  takeBack: { in: { to: number; by: Seat; eyes: Eyes }; out: Report }
  overlays: { in: { viewer: Seat | undefined; subject: Subject; at?: number | undefined }; out: readonly Overlay[] }
  explain: { in: { seat: Seat }; out: readonly RefusedOption[] }
  judge: { in: { seat: Seat; drawn: readonly Point[] }; out: Judged }
  /** What comes of choices of one question: as the game itself says, else by the exact odds; null where neither can tell. */
  forecasts: { in: { seat: Seat; choices: readonly Choice[] }; out: readonly Foretold[] }
  /** The record of a new game that begins where this one stood after some decisions, with what a seat could not know dealt anew. */
  branch: { in: { at: number; seat: Seat; seed: string }; out: GameRecord }
  record: { in: Record<string, never>; out: GameRecord }
  course: { in: Record<string, never>; out: GameCourse }
  /** What is wrong with the dice and decisions of a record, as sentences. */
  verify: { in: { record: unknown; witnessed?: Witnessed | undefined }; out: readonly string[] }
  /** What a table that is held elsewhere needs of the rules here. */
  online: { in: OnlineWork['in']; out: OnlineWork['out'] }
}

/** Whoever lays out a table: the worker itself, or a table that is held elsewhere. */
export interface TableEngine {
  /** Asks; `tell` hears how far a long answer is, from 0 to 1. */
  ask<V extends Verb>(verb: V, given: Requests[V]['in'], tell?: (share: number) => void): Promise<Requests[V]['out']>
  close(): void
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
