import { type BandLimits, type Bands, reaches } from '@muster/reaction'
import { distance, type Hex, type HexBoard } from '@muster/space'
import { boardOf } from './lookup.ts'
import type { State } from './state.ts'

/** AB-RANGE-2..5: RED is the own zone and the next, YELLOW two zones off, GREEN three, Long whatever lies beyond. */
export const bandLimits: BandLimits = [1, 2, 3]

/** AB-RANGE-1, AB-R-19: as the crow flies. */
export function rangeBetween(state: State, one: Hex, other: Hex): number {
  return distance(boardOf(state), one, other)
}

/** AB-RANGE-6: whether a zone lies in one of the bands that an action has coloured in. */
export function isInBands(board: HexBoard, bands: Bands, from: Hex, to: Hex): boolean {
  return reaches(bands, distance(board, from, to), bandLimits)
}
