/** Squares are written "column,row": "4,17". */
export function makeSquareLabel(column: number, row: number): string {
  return `${column},${row}`
}

export function parseSquareLabel(label: string): readonly [column: number, row: number] | undefined {
  const found = /^([1-9]\d{0,2}),([1-9]\d{0,2})$/.exec(label)
  return found ? [Number(found[1]), Number(found[2])] : undefined
}
