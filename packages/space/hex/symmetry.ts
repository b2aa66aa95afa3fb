import { type HexBoard, hexAt } from './board.ts'
import { type Axial, halfTurned } from './coordinates.ts'

/**
 * Where each hex goes when the board is turned or mirrored onto itself by `change` (about whatever centre makes it fit),
 * blocked hexes onto blocked ones; undefined if the board does not look the same afterwards.
 */
export function symmetry(board: HexBoard, change: (hex: Axial) => Axial): Int16Array | undefined {
  const changed = board.hexes.map(change)
  const q = Math.min(...changed.map((hex) => hex[0])) - board.box.q
  const r = Math.min(...changed.map((hex) => hex[1])) - board.box.r
  const image = Int16Array.from(changed, (hex) => hexAt(board, hex[0] - q, hex[1] - r))
  const fits = image.every((to, from) => to >= 0 && board.blocked[to] === board.blocked[from])
  return fits ? image : undefined
}

/** Where each hex lies as seen from the opposite side; undefined if the board does not look the same from there. */
export function halfTurn(board: HexBoard): Int16Array | undefined {
  return symmetry(board, halfTurned)
}
