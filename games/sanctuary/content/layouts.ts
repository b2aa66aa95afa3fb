import { makeSquareSet, noWay, type Square, type SquareSet, squareAt, stepsToSquares } from '@muster/space'
import { board, centres, cityAt, isSpawnPoint, nearSpawnPoint } from '../rules/board.ts'
import type { Layout } from './grammar.ts'

/** Whether every free square has a way to Sanctuary past the blocked ones (SN-R-16). Building tiles are never walked. */
export function leavesWays(blocked: SquareSet, centre: string): boolean {
  const { squares } = cityAt(centre)
  const closed = blocked.map((value, square) => value | (isSpawnPoint[square] as number))
  const toGo = stepsToSquares(board, squares, closed)
  return toGo.every((steps, square) => steps !== noWay || closed[square] !== 0)
}

/** What is wrong with a preset, whichever centre Sanctuary has, as sentences. */
export function layoutProblems({ pieces }: Layout): string[] {
  const squares = pieces.flatMap((piece) => piece.squares.map(([column, row]) => squareAt(board, column, row)))
  const blocked = makeSquareSet(board, squares)
  const problems: string[] = []
  if (new Set(squares).size < squares.length) problems.push('two pieces cover the same square')
  if (squares.some((square) => nearSpawnPoint[square] !== 0)) problems.push('a piece lies on or beside a spawn point')
  for (const { squares: own } of pieces)
    if (!isJoined(own.map(([column, row]) => squareAt(board, column, row)))) problems.push('a piece is not in one part')
  for (const centre of centres) {
    if (squares.some((square) => cityAt(centre).has[square] !== 0))
      problems.push(`a piece lies on Sanctuary at ${centre}`)
    if (!leavesWays(blocked, centre)) problems.push(`a square has no way to Sanctuary at ${centre}`)
  }
  return problems
}

function isJoined(squares: readonly Square[]): boolean {
  const [first] = squares
  const closed = makeSquareSet(board, squares).map((value) => 1 - value)
  const steps = stepsToSquares(board, first === undefined ? [] : [first], closed)
  return squares.every((square) => steps[square] !== noWay)
}
