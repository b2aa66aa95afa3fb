import type { Point, Reason, Seat } from '@muster/table'
import type { Badge, BoardDrawing } from './board.ts'

/** A number with what it is made of. */
export interface StatDrawing {
  readonly name: string
  readonly value: number | string
  readonly because?: readonly Reason[] | undefined
  /** A shorter name where there is little room. */
  readonly short?: string | undefined
}

/** A card as it lies before its player: a fighter, a mech, an enemy, a card in hand. */
export interface CardDrawing {
  readonly id: string
  /** What options call it, where that is not its id: two copies in a hand are one thing to choose. */
  readonly ref?: string | undefined
  readonly name: string
  readonly icon: string
  readonly seat: Seat | undefined
  readonly tags: readonly string[]
  readonly status: string
  readonly dimmed: boolean
  readonly active: boolean
  readonly hurt: number
  /** 0 for a card that has no wounds, and no bar. */
  readonly wounds: number
  readonly stats: readonly StatDrawing[]
  readonly lines: readonly { readonly name: string; readonly text: string; readonly because?: readonly Reason[] }[]
  /** What one wants to read of it without opening it, such as weapons: short. */
  readonly brief?: readonly { readonly name: string; readonly text: string }[] | undefined
  /** The number in its corner. */
  readonly cost?: StatDrawing | undefined
  /** "Attack · laser". */
  readonly kind?: string | undefined
  /** The colour of its frame. */
  readonly tone?: string | undefined
  readonly text?: readonly string[] | undefined
  readonly keywords?: readonly string[] | undefined
  readonly badges?: readonly Badge[] | undefined
  /** How many of it there are, in a preview. */
  readonly count?: number | undefined
}

/**
 * Cards that lie together. The viewer's own hand lies at their edge; a row (cards in play) and a pile (a counter that opens)
 * lie with their seat, or beside the board where they are nobody's.
 */
export interface ZoneDrawing {
  readonly id: string
  readonly name: string
  readonly kind: 'hand' | 'row' | 'pile'
  readonly seat?: Seat | undefined
  /** The cards the viewer may see. */
  readonly cards: readonly CardDrawing[]
  /** How many lie face down. */
  readonly hidden: number
}

/** Something declared that waits to be resolved. */
export interface StackItem {
  /** What options call it. */
  readonly id: string
  readonly seat: Seat | undefined
  readonly name: string
  readonly text: string
  readonly icon: string
  /** "resolves next", "resolving", or nothing. */
  readonly now: string
}

export interface SeatDrawing {
  readonly seat: Seat
  readonly name: string
  readonly title: string
  readonly icon: string
  /** Undefined where seats have no score of their own. */
  readonly score: number | undefined
  readonly cards: readonly CardDrawing[]
  readonly team?: string | undefined
  /** Whether the seat is out of the game. */
  readonly out?: boolean | undefined
}

/** How what is played is won, and how that stands. */
export interface Goal {
  /** What wins, in a line. */
  readonly how: string
  /** What brings one there, where that is not the same. */
  readonly note?: string | undefined
  /** Who stands where; what is nobody's stands without a seat. */
  readonly stands: readonly { readonly seat?: Seat | undefined; readonly text: string }[]
}

/** Everything a viewer sees of a table, as plain data. */
export interface Scene {
  /** Where we are: battle, twist, scenario. */
  readonly place: readonly { readonly name: string; readonly text: string }[]
  /** The round, and the phases with the one that runs. */
  readonly round: string
  /** Whose turn it is, where rounds are turns. */
  readonly turnOf?: Seat | undefined
  readonly track: readonly { readonly name: string; readonly now: boolean }[]
  /** Undefined while nothing is played for yet. */
  readonly goal?: Goal | undefined
  readonly board: BoardDrawing | undefined
  readonly seats: readonly SeatDrawing[]
  readonly zones: readonly ZoneDrawing[]
  /** What waits to be resolved, the first to be resolved first; undefined in games that have no such thing. */
  readonly stack?: { readonly name: string; readonly items: readonly StackItem[] } | undefined
  /** What only this game has; its own components read it. */
  readonly extra: unknown
}

/** What can be looked into: something on the table by what options call it, one of the options, or a way being drawn. */
export type Subject =
  | { readonly ref: string }
  | {
      readonly option: string
      /** What sort of option it is and what it concerns, as the question shows it. */
      readonly kind?: string | undefined
      readonly refs?: readonly string[] | undefined
    }
  | { readonly drawn: readonly Point[] }

/** A bar of an odds chart. */
export interface Bar {
  readonly name: string
  readonly p: number
  readonly tone: 'plain' | 'good' | 'bad'
}

/** What a game itself says comes of a choice: a line for its button, its chances, and the numbers behind them. */
export interface Forecast {
  readonly line: string
  readonly bars: readonly Bar[]
  readonly numbers: readonly StatDrawing[]
}

/** Dice as they lie in the tray, each with what it counts for. */
export interface Roll {
  readonly seat: Seat | undefined
  readonly why: string
  readonly dice: readonly {
    readonly face: number
    readonly tone: 'plain' | 'hit' | 'critical' | 'miss'
    /** How many sides the die has; 6 where left out. */
    readonly sides?: number | undefined
  }[]
}
