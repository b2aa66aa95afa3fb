import type { Mind } from '@muster/bots'
import type {
  AnyGame,
  AnyQuestion,
  Choice,
  GameEvent,
  PlayedState,
  Point,
  QuestionHead,
  Seat,
  TableOption,
} from '@muster/table'
import type { BoardDrawing, Overlay } from './board.ts'
import type { CardDrawing, Forecast, Scene, Subject, ZoneDrawing } from './drawing.ts'
import type { ListBuilder } from './list-builder.ts'

/** A ready-made side a seat can play. */
export interface SideOffer {
  readonly id: string
  readonly name: string
  readonly icon: string
  readonly colour: string
  readonly text: string
  /** Cards that stand in several sides are one object, so that they are sent once. */
  readonly cards: readonly CardDrawing[]
  readonly powers: readonly { readonly name: string; readonly cost: string; readonly text: string }[]
  /** Sides of a group are one tile (a mech), of which one is then picked (its decks). */
  readonly group?: { readonly id: string; readonly name: string; readonly text: string } | undefined
}

export interface Scenario {
  readonly id: string
  readonly name: string
  readonly motto: string
  readonly texts: readonly { readonly name: string; readonly text: string }[]
  /** Its map; undefined where it is settled later ("at random"). */
  readonly board?: BoardDrawing | undefined
  /** How many seats it is for; undefined for any number. */
  readonly seats?: number | undefined
}

/** What changes a scenario; where the map belongs to it and not to the scenario, with its map. */
export interface Twist {
  readonly id: string
  readonly name: string
  readonly text: string
  readonly board?: BoardDrawing | undefined
}

/** What is in a game's box, for setting up a table. Where there are no scenarios or twists, none are asked for. */
export interface Box {
  readonly sides: readonly SideOffer[]
  readonly scenarios: readonly Scenario[]
  readonly twists: readonly Twist[]
  /** The table options, each with its ruling. */
  readonly options: readonly TableOption[]
}

/** Cards to be read that belong together under a name. */
export type Aside = Pick<ZoneDrawing, 'name' | 'cards'>

/** What a seat ordered beforehand: the value of each of the page's orders. */
export type Orders = Readonly<Record<string, string>>

/** A way on a plane as it would be answered, and what it comes to in words: "6.9″ of 7″, one roll". */
export interface Plan {
  readonly points: readonly Point[]
  readonly words: string
  /** What it meets on the way, where, and what that comes to in a word: "Fence 38 %". */
  readonly marks?: readonly { readonly at: Point; readonly word: string }[] | undefined
}

/**
 * What a game does beside its rules: plain data out of what a seat may know. Whatever draws is handed a view and what a
 * question is about, never the state or a question that carries it, so that nothing hidden can be drawn.
 */
export interface EngineUi<State extends PlayedState = PlayedState> {
  readonly game: AnyGame
  /** What its bots think with, or how that is loaded when the first of them is asked. */
  readonly mind: Mind<State> | (() => Promise<Mind<State>>)
  /** What lies in the box with these packs; a pack that is no good is a fault. What only the set-up needs may be loaded then. */
  box(packs: readonly unknown[]): Omit<Box, 'options'> | Promise<Omit<Box, 'options'>>
  /** How lists for it are built, such as teams and decks; loaded when somebody does. */
  builder?(): Promise<ListBuilder>
  /** What a seat sees; `undefined` is a spectator. */
  scene(view: State, seat: Seat | undefined): Scene
  /** Cards to be read that lie nowhere in the scene, together under a name: abilities, what is announced. */
  asides?(view: State): readonly Aside[] | Promise<readonly Aside[]>
  /** The numbers of the chart of a game's course: by seat, or as `PageUi.course` names them. */
  scores(view: State): readonly number[]
  /** The part of a game a position belongs to, where its course is told by something else than rounds. */
  chapter?(view: State): string | undefined
  /** By seat: how much better than expected the dice fell, in the game's own measure. */
  luck(events: readonly GameEvent[]): readonly { readonly name: string; readonly values: readonly number[] }[]
  /** Events that show something nobody could know before: after these a decision is not simply taken back. */
  readonly reveals: readonly string[]
  /** What to draw over the board for what a seat points at; how that is worked out may be loaded when somebody first does. */
  overlays?(view: State, seat: Seat | undefined, subject: Subject): readonly Overlay[] | Promise<readonly Overlay[]>
  /** What comes of a choice, where the exact odds of the rules stop short; undefined leaves it to those. */
  forecast?(
    view: State,
    seat: Seat,
    question: QuestionHead,
    choice: Choice,
  ): Forecast | undefined | Promise<Forecast | undefined>
  /** A point or way that somebody draws, completed where the game finds ways itself; as it was drawn where left out. */
  plan?(view: State, seat: Seat, question: QuestionHead, drawn: readonly Point[]): Plan
  /** What standing orders answer in a seat's place. */
  ordered?(state: State, seat: Seat, question: AnyQuestion, orders: Orders): Choice | undefined
  /** Whether orders for the moment are over; where left out, they are once they give no answer. */
  passOnEnds?(state: State, seat: Seat): boolean
}
