import type { Axial } from './coordinates.ts'
import { type LabelFrame, labelFrame, makeLabel, parseLabel } from './labels.ts'
import type { Layout } from './lattice.ts'
import { type Box, boxOf, distancesOf, inReadingOrder, lookUp, stepsOf } from './tables.ts'

/** A hex of a board, as its index. */
export type Hex = number

/** Some hexes of a board: a table with a non-zero entry for each of them, or a question. */
export type HexSet = Uint8Array | ((hex: Hex) => boolean)

export type HexBoardDefinition = {
  /** The whole hexes; nothing else exists. */
  readonly hexes: readonly Axial[]
  readonly blocked?: readonly Axial[]
  /** Default pointy. Changes the labels, the order of the hexes and the drawing, nothing else. */
  readonly layout?: Layout
  /** Whether space without hexes interrupts sight as a blocked hex does. Default false. */
  readonly gapsBlockSight?: boolean
}

/**
 * A board, built once; rules then work on hex indices. The hexes are numbered in reading order: the far row first, each
 * row from left to right (on a flat-top board a row is what stands at one height). Treat the tables as read-only.
 */
export type HexBoard = {
  readonly layout: Layout
  readonly frame: LabelFrame
  readonly gapsBlockSight: boolean
  /** How many hexes there are. */
  readonly size: number
  readonly hexes: readonly Axial[]
  readonly labels: readonly string[]
  /** 1 for each blocked hex. */
  readonly blocked: Uint8Array
  /** The neighbour of `hex` in `direction` at `6 * hex + direction`, -1 where the board ends. */
  readonly steps: Int16Array
  /** The neighbours of each hex, blocked or not, in the order of the directions. */
  readonly neighbours: readonly (readonly Hex[])[]
  /** The neighbours of each hex that are not blocked, in the order of the directions. */
  readonly openNeighbours: readonly (readonly Hex[])[]
  /** The distance of `a` and `b` at `a * size + b`. */
  readonly distances: Uint8Array
  readonly box: Box
  /** Filled by the functions that need it. */
  readonly cache: BoardCache
}

type BoardCache = {
  readonly sight: { never?: Uint8Array; both?: Uint8Array; either?: Uint8Array }
  readonly lines: Map<number, RelativeLine>
  readonly rings: (readonly (readonly Hex[])[])[]
  readonly within: (readonly Hex[])[][]
  /** Where a search came from to each hex it met. */
  readonly cameFrom: Int16Array
  /** A search marks the hexes it has met with a number of its own, so that nothing needs clearing. */
  readonly marks: Int32Array
  mark: number
}

/** The hexes strictly between two ends, as q and r relative to the first: one after the other, and pairs of them. */
export type RelativeLine = { readonly through: Int16Array; readonly between: Int16Array }

export function makeHexBoard(definition: HexBoardDefinition): HexBoard {
  const { layout = 'pointy', blocked = [], gapsBlockSight = false } = definition
  const hexes = inReadingOrder(definition.hexes, layout)
  const size = hexes.length
  const box = boxOf(hexes)
  const frame = labelFrame(hexes, layout)
  const isBlocked = new Uint8Array(size)
  for (const hex of blocked) {
    const index = lookUp(box, hex[0], hex[1])
    if (index < 0) throw new Error(`the blocked hex [${hex}] is not among the board's hexes`)
    isBlocked[index] = 1
  }
  const steps = stepsOf(hexes, box)
  const neighbours = hexes.map((_, hex) => Array.from(steps.subarray(6 * hex, 6 * hex + 6)).filter((next) => next >= 0))
  return {
    layout,
    frame,
    gapsBlockSight,
    size,
    hexes,
    labels: hexes.map((hex) => makeLabel(frame, hex)),
    blocked: isBlocked,
    steps,
    neighbours,
    openNeighbours: neighbours.map((all) => all.filter((next) => isBlocked[next] === 0)),
    distances: distancesOf(hexes),
    box,
    cache: {
      sight: {},
      lines: new Map(),
      rings: [],
      within: [],
      cameFrom: new Int16Array(size),
      marks: new Int32Array(size),
      mark: 0,
    },
  }
}

/** The hex at axial coordinates, -1 if the board has none there. */
export function hexAt(board: HexBoard, q: number, r: number): Hex {
  return lookUp(board.box, q, r)
}

/** The hex with a label, -1 if the board has none. */
export function hexLabelled(board: HexBoard, label: string): Hex {
  const axial = parseLabel(board.frame, label)
  return axial === undefined ? -1 : lookUp(board.box, axial[0], axial[1])
}

/** Whether a hex belongs to a set. */
export function has(set: HexSet, hex: Hex): boolean {
  return typeof set === 'function' ? set(hex) : set[hex] !== 0
}

/** The set of the hexes given, as a table. */
export function makeHexSet(board: HexBoard, hexes: Iterable<Hex>): Uint8Array {
  const set = new Uint8Array(board.size)
  for (const hex of hexes) set[hex] = 1
  return set
}
