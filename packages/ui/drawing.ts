import type { Reason, Seat } from '@muster/table'

/** A place on a board. `id` is what the options of a question call it; x and y are its centre, in edge lengths of a cell. */
export interface Cell {
  readonly id: string
  readonly x: number
  readonly y: number
  /** What it is in words: "blocked", "objective, held by Asha". */
  readonly name: string
  /** How it is drawn: the game's own names ("blocked", "start-0"). */
  readonly look: readonly string[]
}

/** Something that lies on a cell: an objective, a token. */
export interface Mark {
  readonly id: string
  readonly cell: string
  readonly look: string
  readonly name: string
  readonly seat?: Seat | undefined
}

export interface PieceDrawing {
  readonly id: string
  readonly name: string
  readonly icon: string
  readonly seat: Seat
  readonly cell: string
  readonly hurt: number
  readonly wounds: number
  readonly active: boolean
  readonly spent: boolean
  readonly badges: readonly { readonly icon: string; readonly name: string }[]
}

export interface BoardDrawing {
  readonly shape: 'hex-pointy' | 'hex-flat' | 'square'
  readonly cells: readonly Cell[]
  readonly marks: readonly Mark[]
  readonly pieces: readonly PieceDrawing[]
  /** Whether the viewer sits at the far edge, so that the board is turned half round. */
  readonly turned: boolean
}

/** A number with what it is made of. */
export interface StatDrawing {
  readonly name: string
  readonly value: number | string
  readonly because?: readonly Reason[]
}

/** A card as it lies before its player: a fighter, a mech, an enemy. */
export interface CardDrawing {
  readonly id: string
  readonly name: string
  readonly icon: string
  readonly seat: Seat
  readonly tags: readonly string[]
  readonly status: string
  readonly dimmed: boolean
  readonly active: boolean
  readonly hurt: number
  readonly wounds: number
  readonly stats: readonly StatDrawing[]
  readonly lines: readonly { readonly name: string; readonly text: string }[]
}

export interface SeatDrawing {
  readonly seat: Seat
  readonly name: string
  readonly title: string
  readonly icon: string
  readonly score: number
  readonly cards: readonly CardDrawing[]
}

/** Everything a viewer sees of a table, as plain data. */
export interface Scene {
  /** Where we are: battle, twist, scenario. */
  readonly place: readonly { readonly name: string; readonly text: string }[]
  /** The round, and the phases with the one that runs. */
  readonly round: string
  readonly track: readonly { readonly name: string; readonly now: boolean }[]
  readonly board: BoardDrawing | undefined
  readonly seats: readonly SeatDrawing[]
  /** What only this game has; its own components read it. */
  readonly extra: unknown
}

/** Something to see: a piece runs along cells, strikes, is hurt. Made from events by whoever knows the game's words. */
export type Moment =
  | { readonly kind: 'move'; readonly piece: string; readonly path: readonly string[] }
  | { readonly kind: 'strike'; readonly piece: string; readonly target: string }
  | { readonly kind: 'hurt'; readonly piece: string; readonly words: string }

/** Dice as they lie in the tray, each with what it counts for. */
export interface Roll {
  readonly seat: Seat
  readonly why: string
  readonly dice: readonly { readonly face: number; readonly tone: 'plain' | 'hit' | 'critical' | 'miss' }[]
}
