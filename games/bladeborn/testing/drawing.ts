import { invariant } from '@muster/table'

/** A board drawn as text: one row a line, the far row first, hexes parted by spaces, odd rows half a hex to the right. */

/** The tokens of a drawing, row by row. Where it starts within a line does not matter; that odd rows are indented does. */
export function parseDrawing(text: string): string[][] {
  const lines = text.split('\n').map((line) => line.trimEnd())
  const rows = lines.filter((line) => line !== '')
  const indents = rows.map((row) => row.length - row.trimStart().length)
  const known = lines[0] === '' || rows.length === 1 ? 0 : 1
  const margin = Math.min(...indents.map((indent, row) => indent - (row % 2)).slice(known))
  indents.forEach((indent, row) => {
    if (row < known || rows.length === 1) return
    invariant(indent === margin + (row % 2), `row ${row + 1} of the drawing is not where a hex row stands:\n${text}`)
  })
  const tokens = rows.map((row) => row.trim().split(/\s+/))
  for (const token of tokens.flat())
    invariant(/^[.#*!A-Za-z]$/.test(token), `"${token}" is nothing that can be drawn:\n${text}`)
  return tokens
}

export function makeDrawing(rows: readonly (readonly string[])[]): string {
  return rows.map((row, index) => (index % 2 === 1 ? ' ' : '') + row.join(' ')).join('\n')
}

/** A drawing as `Position.draw` gives it, whatever the indentation it was written with. */
export function drawing(text: string): string {
  return makeDrawing(parseDrawing(text))
}
