import { type Axial, type Hex, type HexBoard, offsetOf } from '@muster/space'

/** Six characters a hex, so that every other row can stand three to the right. */
const WIDTH = 6
const EMPTY = ' '.repeat(WIDTH)

/** A text in the middle of so many characters. */
export function centred(text: string, width = WIDTH): string {
  return text.padStart((width + text.length) >> 1).padEnd(width)
}

/** A board of hexes with a text of one hex's width for each, the numbers of the rows at the left, the letters below. */
export function hexLines({ hexes, labels, layout, frame }: HexBoard, cellOf: (hex: Hex) => string): string[] {
  const rows = new Map<number, string[]>()
  const letters: string[] = []
  hexes.forEach((at: Axial, hex) => {
    const [column, row] = offsetOf(at, layout)
    const cells = rows.get(row) ?? []
    rows.set(row, cells)
    cells[column - frame.left] = cellOf(hex)
    letters[column - frame.left] = centred(labels[hex]?.replace(/\d+$/, '') ?? '')
  })
  const lines = [...rows].map(([row, cells]) => {
    const shift = row % 2 === 0 ? '' : ' '.repeat(WIDTH / 2)
    return `${String(frame.near - row + 1).padStart(3)}  ${shift}${filled(cells)}`
  })
  return [...lines, `     ${filled(letters)}`].map((line) => line.trimEnd())
}

const filled = (cells: readonly string[]): string => Array.from(cells, (cell) => cell ?? EMPTY).join('')
