import { FURTHEST, type Square, type SquareBoard } from './board.ts'

/** How squares of distance are counted: a diagonal step as one, or along rows and columns only. */
export const squareMetrics = ['diagonal', 'orthogonal'] as const
export type SquareMetric = (typeof squareMetrics)[number]

/** Goes straight across everything. */
export function squareDistance(board: SquareBoard, a: Square, b: Square, metric: SquareMetric): number {
  const x = Math.abs((board.column[a] as number) - (board.column[b] as number))
  const y = Math.abs((board.row[a] as number) - (board.row[b] as number))
  return metric === 'diagonal' ? Math.max(x, y) : x + y
}

/** The other squares at most so far away, nearest first, equally near ones in reading order. */
export function squaresWithin(board: SquareBoard, from: Square, far: number, metric: SquareMetric): readonly Square[] {
  const { within } = board.cache
  const kept = within[2 * Math.min(far, FURTHEST) + (metric === 'diagonal' ? 0 : 1)] as (readonly Square[])[]
  const known = kept[from]
  if (known) return known
  const away = (square: Square) => squareDistance(board, from, square, metric)
  const found = [...board.labels.keys()]
    .filter((square) => square !== from && away(square) <= far)
    .sort((a, b) => away(a) - away(b) || a - b)
  kept[from] = found
  return found
}

/** The squares exactly so far away, in reading order. */
export function squareRing(board: SquareBoard, from: Square, far: number, metric: SquareMetric): readonly Square[] {
  const { rings } = board.cache
  const kept = rings[2 * Math.min(far, FURTHEST) + (metric === 'diagonal' ? 0 : 1)] as (readonly Square[])[]
  const known = kept[from]
  if (known) return known
  const near = squaresWithin(board, from, far, metric)
  const found = near.filter((square) => squareDistance(board, from, square, metric) === far)
  kept[from] = found
  return found
}
