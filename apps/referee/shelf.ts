import { bladeborn } from '@muster/bladeborn'
import type { Mind } from '@muster/bots'
import type { AnyGame, PlayedState, Seat } from '@muster/table'
import { mind } from '../../games/bladeborn/bot.ts'
import { drawBladeborn } from './draw/bladeborn.ts'
import type { Paint } from './play/paint.ts'

/** A game as the referee and the terminal know it. */
export interface ShelfEntry<State extends PlayedState = PlayedState> {
  readonly game: AnyGame
  /** What its bots aim at. Without one they see nothing but the result. */
  readonly mind?: Mind<State>
  /** What a seat's player is called. */
  readonly nameOf?: (state: State, seat: Seat) => string | undefined
  /** A picture of the board in text, for the terminal. */
  readonly draw?: (state: State, paint: Paint) => string
}

export type Shelf = readonly ShelfEntry[]

/** Puts a game with what belongs to it among games of other states; each entry is only ever used with its own game. */
function entry<State extends PlayedState>(parts: ShelfEntry<State>): ShelfEntry {
  return parts as unknown as ShelfEntry
}

/** The games there are. This is the one place that lists them. */
export const shelf: Shelf = [
  entry({ game: bladeborn, mind, draw: drawBladeborn, nameOf: ({ config }, seat) => config.players[seat] }),
]
