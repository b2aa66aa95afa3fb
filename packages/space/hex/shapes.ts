import { type Axial, axialDistance } from './coordinates.ts'
import { axialOf } from './labels.ts'
import type { Layout } from './lattice.ts'

/** The hexes of straight rows of the given widths, the far row first, each from column 0; odd rows half a hex right. */
export function rowsOfHexes(widths: readonly number[]): Axial[] {
  return widths.flatMap((width, row) => Array.from({ length: width }, (_, column) => hexInRow(row, column)))
}

/** The hex of a pointy-top board at a row and a column, both from 0. */
export function hexInRow(row: number, column: number): Axial {
  return axialOf(column, row, 'pointy' satisfies Layout)
}

/** The regular hexagon of all hexes within `radius` of [0, 0]. */
export function hexagonOfHexes(radius: number): Axial[] {
  const hexes: Axial[] = []
  for (let r = -radius; r <= radius; r++) {
    for (let q = -radius; q <= radius; q++) {
      if (axialDistance([0, 0], [q, r]) <= radius) hexes.push([q, r])
    }
  }
  return hexes
}
