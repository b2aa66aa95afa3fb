import type { PlayedState, Point, Seat } from '@muster/table'
import type { Paint } from './paint.ts'

/** How a game is shown in the terminal. */
export interface TerminalDrawing<State extends PlayedState = PlayedState> {
  /** A picture of the board in text. */
  draw(state: State, paint: Paint): string
  /** What the signs in it mean. */
  readonly legend: string
  /** What a seat's player is called. */
  nameOf(state: State, seat: Seat): string | undefined
  /** The whole of a way of which somebody typed the bends and the end. */
  completed?(state: State, drawn: readonly Point[]): readonly Point[]
}
