import type { BoardDrawing, Cell, Overlay, Spot } from './board.ts'

/** Cells as places. */
export const cellSpots = (ids: Iterable<string>): { readonly cell: string }[] => [...ids].map((cell) => ({ cell }))

/** A line from cell to cell, with a word on it where that helps. */
export const lineBetween = (from: string, to: string, word?: string): Overlay['places'][number] => {
  const line: readonly Spot[] = [{ cell: from }, { cell: to }]
  return word === undefined ? { line } : { line, word }
}

/** The cells of a board; a plane has none, and neither has no board. */
export const cellsOf = (board: BoardDrawing | undefined): readonly Cell[] =>
  board === undefined || board.shape === 'plane' ? [] : board.cells
