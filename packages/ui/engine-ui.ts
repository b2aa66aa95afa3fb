import type { Mind } from '@muster/bots'
import type { AnyGame, GameEvent, PlayedState, Seat } from '@muster/table'
import type { BoardDrawing, CardDrawing, Scene } from './drawing.ts'

/** A ready-made side a seat can play. */
export interface SideOffer {
  readonly id: string
  readonly name: string
  readonly icon: string
  readonly colour: string
  readonly text: string
  readonly cards: readonly CardDrawing[]
  readonly powers: readonly { readonly name: string; readonly cost: string; readonly text: string }[]
}

export interface Scenario {
  readonly id: string
  readonly name: string
  readonly motto: string
  readonly texts: readonly { readonly name: string; readonly text: string }[]
  readonly board: BoardDrawing
}

/** What is in a game's box, for setting up a table. */
export interface Box {
  readonly sides: readonly SideOffer[]
  readonly scenarios: readonly Scenario[]
  readonly twists: readonly { readonly id: string; readonly name: string; readonly text: string }[]
  /** JSON Schema of the config; options carry their rule in the description. */
  readonly options: unknown
}

/** What a game does beside its rules, in the worker: plain data out of states. */
export interface EngineUi<State extends PlayedState = PlayedState> {
  readonly game: AnyGame
  readonly mind: Mind<State>
  box(): Omit<Box, 'options'>
  /** What a seat sees; `undefined` is a spectator. */
  scene(state: State, seat: Seat | undefined): Scene
  /** Scores by seat, for the chart of a game's course. */
  scores(state: State): readonly number[]
  /** By seat: how much better than expected the dice fell, in the game's own measure. */
  luck(events: readonly GameEvent[]): readonly { readonly name: string; readonly values: readonly number[] }[]
}
