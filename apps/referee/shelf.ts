import { arsenal, seatName } from '@muster/arsenal'
import { contest as arsenalContest, mind as arsenalMind } from '@muster/arsenal/bot'
import { bladeborn } from '@muster/bladeborn'
import { contest as bladebornContest, mind as bladebornMind } from '@muster/bladeborn/bot'
import type { Contest, Mind, SharedContest } from '@muster/bots'
import { sanctuary } from '@muster/sanctuary'
import { contest as sanctuaryContest, mind as sanctuaryMind } from '@muster/sanctuary/bot'
import type { AnyGame, PlayedState, Seat } from '@muster/table'
import { arsenalLegend, drawArsenal } from './draw/arsenal.ts'
import { bladebornLegend, drawBladeborn } from './draw/bladeborn.ts'
import { drawSanctuary, sanctuaryLegend } from './draw/sanctuary.ts'
import type { Paint } from './play/paint.ts'

/** A game as the referee and the terminal know it. */
export interface ShelfEntry<State extends PlayedState = PlayedState> {
  readonly game: AnyGame
  /** What its bots aim at. Without one they see nothing but the result. */
  readonly mind?: Mind<State>
  /** What it is balanced over, and how bots are rated at it. */
  readonly contest?: Contest | SharedContest
  /** What a seat's player is called. */
  readonly nameOf?: (state: State, seat: Seat) => string | undefined
  /** A picture of the board in text, for the terminal, and what the signs in it mean. */
  readonly draw?: (state: State, paint: Paint) => string
  readonly legend?: string
  /** The config of a game that begins at once, for somebody who has not played it yet. */
  readonly firstGame?: unknown
}

export type Shelf = readonly ShelfEntry[]

/** Puts a game with what belongs to it among games of other states; each entry is only ever used with its own game. */
function entry<State extends PlayedState>(parts: ShelfEntry<State>): ShelfEntry {
  return parts as unknown as ShelfEntry
}

/** The games there are. This is the one place that lists them. */
export const shelf: Shelf = [
  entry({
    game: bladeborn,
    mind: bladebornMind,
    contest: bladebornContest,
    draw: drawBladeborn,
    legend: bladebornLegend,
    firstGame: { warbands: ['garreks-reavers', 'eyes-of-the-nine'], first_battle: true },
    nameOf: ({ config }, seat) => config.players[seat],
  }),
  entry({
    game: arsenal,
    mind: arsenalMind,
    contest: arsenalContest,
    draw: drawArsenal,
    legend: arsenalLegend,
    nameOf: seatName,
  }),
  entry({
    game: sanctuary,
    mind: sanctuaryMind,
    contest: sanctuaryContest,
    draw: drawSanctuary,
    legend: sanctuaryLegend,
    nameOf: (_, seat) => `Player ${seat + 1}`,
  }),
]
