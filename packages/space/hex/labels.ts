import type { Axial } from './coordinates.ts'
import type { Layout } from './lattice.ts'

/**
 * What turns a hex into a label like "e4". The letters are the column, from "a" at the left edge (after "z" come "aa",
 * "ab", …); the number is the row, from 1 at the near edge, the lower one as drawn. On a pointy-top board the rows are
 * straight and the odd ones stand half a hex to the right; on a flat-top board the columns are straight and the odd
 * ones stand half a hex lower.
 */
export type LabelFrame = {
  readonly layout: Layout
  /** The offset column that is called "a". */
  readonly left: number
  /** The offset row that is called 1. */
  readonly near: number
}

/** The frame in which a board's leftmost column is "a" and its nearest row is 1. */
export function labelFrame(hexes: readonly Axial[], layout: Layout): LabelFrame {
  let left = Number.POSITIVE_INFINITY
  let near = Number.NEGATIVE_INFINITY
  for (const hex of hexes) {
    const [column, row] = offsetOf(hex, layout)
    left = Math.min(left, column)
    near = Math.max(near, row)
  }
  return { layout, left, near }
}

/** The label of a hex that is not left of the frame nor nearer than it. */
export function makeLabel(frame: LabelFrame, hex: Axial): string {
  const [column, row] = offsetOf(hex, frame.layout)
  return makeColumn(column - frame.left) + String(frame.near - row + 1)
}

/** The hex a label stands for, on the board or beyond its far and right edges; undefined if it is no label. */
export function parseLabel(frame: LabelFrame, label: string): Axial | undefined {
  const [, letters, digits] = /^([a-z]{1,4})([1-9]\d{0,5})$/.exec(label) ?? []
  if (letters === undefined || digits === undefined) return undefined
  return axialOf(frame.left + parseColumn(letters), frame.near - Number(digits) + 1, frame.layout)
}

/** A hex as `[column, row]`: pointy-top "odd row to the right", flat-top "odd column lower". */
export function offsetOf([q, r]: Axial, layout: Layout): readonly [column: number, row: number] {
  return layout === 'pointy' ? [q + (r >> 1), r] : [q, r + (q >> 1)]
}

/** The hex at a column and row: the inverse of `offsetOf`. */
export function axialOf(column: number, row: number, layout: Layout): Axial {
  return layout === 'pointy' ? [column - (row >> 1), row] : [column, row - (column >> 1)]
}

function makeColumn(column: number): string {
  let letters = ''
  for (let rest = column; rest >= 0; rest = Math.floor(rest / 26) - 1) {
    letters = String.fromCharCode(97 + (rest % 26)) + letters
  }
  return letters
}

function parseColumn(letters: string): number {
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 96
  return column - 1
}
