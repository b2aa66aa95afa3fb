import type { Point, Seat } from '@muster/table'

/** A place without extent: the middle of a cell, or a point in the board's units (edge lengths of a cell, units of a plane). */
export type Spot = { readonly cell: string } | Point

/** Somewhere on a board: a spot, a line through spots, a strip, a disc, or a region of outlines (one within another is a hole). */
export type Place =
  | Spot
  | { readonly line: readonly Spot[] }
  | { readonly strip: readonly [from: Point, to: Point]; readonly width: number }
  | { readonly disc: Point; readonly radius: number }
  | { readonly region: readonly (readonly Point[])[] }

/** A cell of a board. `id` is what the options of a question call it; x and y are its middle, in edge lengths of a cell. */
export interface Cell extends Point {
  readonly id: string
  /** What it is in words: "blocked", "objective, held by Asha". */
  readonly name: string
  /** How it is drawn: the game's own names ("blocked", "start-0"). */
  readonly look: readonly string[]
  /** Its corners in edge lengths, for a cell that is not of the board's shape, such as a zone of several hexes. */
  readonly outline?: readonly Point[] | undefined
}

/** Something that lies on the board: an objective, a token, a trail. Its art is drawn at the middle of its place. */
export interface Mark {
  readonly id: string
  readonly at: Place
  readonly look: string
  readonly name: string
  readonly seat?: Seat | undefined
}

/** A small sign of something that holds for a piece or a card, with its words. */
export interface Badge {
  readonly icon: string
  readonly name: string
}

/** A round base on a plane; `level` is how high it stands, in units. */
export interface Base extends Point {
  readonly radius: number
  readonly level: number
}

export interface PieceDrawing {
  readonly id: string
  readonly name: string
  readonly icon: string
  /** Whose it is; undefined belongs to the game itself and stands on a base of its own shape. */
  readonly seat: Seat | undefined
  readonly at: { readonly cell: string } | Base
  readonly hurt: number
  /** What it can take; 0 for a thing that has no wounds, and no bar. */
  readonly wounds: number
  readonly active: boolean
  readonly spent: boolean
  readonly badges: readonly Badge[]
  /** How large it is drawn in a cell; 1 where left out. */
  readonly size?: number | undefined
  /** The colour of the base, for pieces that differ by more than their seat. */
  readonly tone?: string | undefined
  /** What only this game draws on a piece; its own `PieceArt` reads it. */
  readonly extra?: unknown
}

interface AnyBoard {
  readonly marks: readonly Mark[]
  /** Those that share a cell stand side by side, the first in front. */
  readonly pieces: readonly PieceDrawing[]
  /** Whether the viewer sits at the far edge, so that the board is turned half round. */
  readonly turned: boolean
  /** Whether it may be turned a quarter where it is drawn larger so; what stays upright then has the class "upright". */
  readonly turns?: boolean | undefined
  /** Room around the outermost middles of cells, in edge lengths, or around a plane, in units. */
  readonly margin?: number | undefined
}

export interface CellBoard extends AnyBoard {
  /** The shape of cells without an outline of their own. */
  readonly shape: 'hex-pointy' | 'hex-flat' | 'square'
  readonly cells: readonly Cell[]
  /** Whether cells carry their ids, because sentences name them by these. */
  readonly labelled?: boolean | undefined
  /** How long an edge is drawn, where a piece's base is 26 in radius; 40 for hexes and 68 for squares where left out. */
  readonly edge?: number | undefined
}

/** Something that stands on a plane: an outline with a height, that stops whoever moves, hinders, or can be stood on. */
export interface Scenery {
  readonly id: string
  /** '' where another part of the same thing bears its name. */
  readonly name: string
  readonly outline: readonly Point[]
  readonly height: number
  readonly kind: 'barrier' | 'obstacle' | 'platform'
}

export interface PlaneBoard extends AnyBoard {
  readonly shape: 'plane'
  readonly width: number
  readonly depth: number
  readonly scenery: readonly Scenery[]
  /** Whether y counts upwards, as on a map with north above. */
  readonly upward?: boolean | undefined
  /** What lengths are told in: its sign, and how many units it has. */
  readonly measure: { readonly sign: string; readonly units: number }
}

export type BoardDrawing = CellBoard | PlaneBoard

/**
 * Something drawn over the board while its subject is pointed at: places in reach, under threat, in a band of range or in an
 * area; lines of sight, free or blocked, and lanes of fire.
 */
export interface Overlay {
  readonly kind: 'reach' | 'threat' | 'range' | 'area' | 'sight' | 'blocked' | 'lane'
  /** What it shows, in words; stands in the legend. */
  readonly name: string
  /** Each with a word on it where that helps. */
  readonly places: readonly (Place & { readonly word?: string | undefined })[]
  /** A colour of its own, for bands that are told apart. */
  readonly tone?: string | undefined
  /** How its edge is drawn, and its inside, where they tell something too: in grey, bands differ by these alone. */
  readonly edge?: 'solid' | 'dashed' | 'dotted' | undefined
  readonly fill?: 'soft' | 'hatched' | 'none' | undefined
}

/** Something to see: a piece moves, strikes, shoots, is hurt. Made from events by whoever knows the game's words. */
export type Moment =
  | { readonly kind: 'move'; readonly piece: string; readonly path: readonly Spot[] }
  | { readonly kind: 'strike'; readonly piece: string; readonly target: string }
  /** At a piece or cell by what options call it, or at a place. */
  | { readonly kind: 'shoot'; readonly piece: string; readonly target: string | Place }
  | { readonly kind: 'hurt'; readonly piece: string; readonly words: string }
  | { readonly kind: 'burst'; readonly places: readonly Place[] }
