import {
  makeSquareBoard,
  makeSquareSet,
  type Square,
  type SquareBlock,
  type SquareSet,
  squareAt,
  squareLabelled,
  squareRing,
  squaresWithin,
} from '@muster/space'
import { invariant } from '@muster/table'

/** SN-BOARD-1, SN-BOARD-2: 20 columns (red) by 20 rows (blue). SN-R-2: red 1 is the left column, blue 1 the top row. */
export const board = makeSquareBoard(20, 20)

/** Off the board: a character taken away, for one. */
export const NOWHERE = -1

/** SN-BOARD-4, SN-R-17: the building tiles; nothing ever stands on them. */
export const spawnPoints: readonly Square[] = [
  squareAt(board, 1, 1),
  squareAt(board, 20, 1),
  squareAt(board, 1, 20),
  squareAt(board, 20, 20),
]

/** SN-R-87: clockwise from the first. */
export const cornersInTurn: readonly Square[] = [
  squareAt(board, 1, 1),
  squareAt(board, 20, 1),
  squareAt(board, 20, 20),
  squareAt(board, 1, 20),
]

export const isSpawnPoint: SquareSet = makeSquareSet(board, spawnPoints)

/** The spawn points and the squares around them, which terrain pieces keep free (SN-R-16). */
export const nearSpawnPoint: SquareSet = makeSquareSet(
  board,
  spawnPoints.flatMap((corner) => [corner, ...squareRing(board, corner, 1, 'diagonal')]),
)

/** SN-R-1: the four squares that Sanctuary can be centred on. */
export const centres = ['10,10', '11,10', '10,11', '11,11'] as const

/** Sanctuary round one of its possible centres. */
export type City = {
  readonly centre: string
  readonly squares: readonly Square[]
  readonly has: SquareSet
  readonly block: SquareBlock
}

const cities: readonly City[] = centres.map((centre) => {
  const heart = squareLabelled(board, centre)
  const squares = [heart, ...squaresWithin(board, heart, 1, 'diagonal')].sort((a, b) => a - b)
  const [column, row] = [board.column[heart] as number, board.row[heart] as number]
  const block = { left: column - 1, right: column + 1, top: row - 1, bottom: row + 1 }
  return { centre, squares, has: makeSquareSet(board, squares), block }
})

/** SN-BOARD-3: the nine squares of Sanctuary. */
export function cityAt(centre: string): City {
  for (const city of cities) if (city.centre === centre) return city
  invariant(false, `Sanctuary cannot lie at ${centre}`)
}

/** SN-SPAWN-1, SN-R-42: the corner of the quarter a square lies in is the closest spawn point by every way of counting. */
export function closestSpawnPoint(square: Square): Square {
  const column = (board.column[square] as number) <= 10 ? 1 : 20
  const row = (board.row[square] as number) <= 10 ? 1 : 20
  return squareAt(board, column, row)
}

/** The square that a key such as "spawn 2,1" names after its word; undefined where it names none. */
export function squareNamed(word: string, key: string): Square | undefined {
  const square = key.startsWith(`${word} `) ? squareLabelled(board, key.slice(word.length + 1)) : NOWHERE
  return square === NOWHERE ? undefined : square
}

export const labelOf = (square: Square): string => board.labels[square] as string
