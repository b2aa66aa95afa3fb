import { furtherAxisFirst, type Square, squareRing, squaresCloser } from '@muster/space'
import type { BoardDrawing, Cell } from '@muster/ui'
import { board, cityAt, spawnPoints } from '../../rules/board.ts'
import { cityOf } from '../../rules/lookup.ts'
import type { Laid, State } from '../../rules/state.ts'
import { closedToEnemies, stepsToCity } from '../../rules/ways.ts'
import { marksOf } from './marks.ts'
import { enemyPiece, hunterPiece } from './pieces.ts'

/** The ways a square can be joined to its neighbours, in the order of the board's lanes. */
const SIDES = ['w', 'e', 'n', 's'] as const

/** Room around the outermost squares for the numbers of columns and rows. */
const MARGIN = 1.15

function sidesWhere(square: Square, isSame: (other: Square) => boolean): string[] {
  return SIDES.filter((_, way) => {
    const next = board.lanes[4 * square + way]?.[0]
    return next !== undefined && isSame(next)
  })
}

/** SN-R-15: what a piece of the board does, in words. */
const pieceNames = {
  cover: 'cover: nobody passes, and it blocks sight',
  terrain: 'terrain: nobody passes, but one can see across',
} as const

/** The look and name of every square that is more than open ground. */
function groundOf(pieces: readonly Laid[], centre: string): Map<Square, Pick<Cell, 'look' | 'name'>> {
  const found = new Map<Square, Pick<Cell, 'look' | 'name'>>()
  const { has, squares: city } = cityAt(centre)
  for (const square of city) {
    const joined = sidesWhere(square, (other) => has[other] !== 0)
    found.set(square, { look: ['city', ...joined.map((side) => `join-${side}`)], name: 'Sanctuary' })
  }
  for (const corner of spawnPoints) found.set(corner, { look: ['spawn'], name: 'spawn gate: enemies appear around it' })
  for (const { kind, squares } of pieces)
    for (const square of squares) {
      const joined = sidesWhere(square, (other) => squares.includes(other))
      found.set(square, { look: [kind, ...joined.map((side) => `join-${side}`)], name: pieceNames[kind] })
    }
  return found
}

function cellsOf(pieces: readonly Laid[], centre: string, lanes: ReadonlyMap<Square, string>): Cell[] {
  const ground = groundOf(pieces, centre)
  return board.labels.map((id, square) => {
    const { look = [], name = '' } = ground.get(square) ?? {}
    const way = lanes.get(square)
    return {
      id,
      x: board.column[square] as number,
      y: board.row[square] as number,
      name,
      look: way ? [...look, `lane-${way}`] : look,
    }
  })
}

/** The way an enemy walks from each gate with nobody in its path, as the side by which it leaves each square. */
function lanesOf(state: State): Map<Square, string> {
  const toGo = stepsToCity(state)
  const closed = closedToEnemies(state)
  const lanes = new Map<Square, string>()
  for (const corner of spawnPoints) {
    let [at] = squareRing(board, corner, 1, 'diagonal').filter(
      (square) => closed[square] === 0 && !beside(corner, square),
    )
    while (at !== undefined && cityOf(state).has[at] === 0 && !lanes.has(at)) {
      const next: Square[] = squaresCloser(board, at, toGo, closed)
      if (next.length === 0) break
      const to: Square = furtherAxisFirst(board, at, next, cityOf(state).block)
      lanes.set(at, SIDES[[0, 1, 2, 3].findIndex((way) => board.lanes[4 * (at as number) + way]?.[0] === to)] ?? 'n')
      at = to
    }
  }
  return lanes
}

const beside = (a: Square, b: Square): boolean => board.neighbours[a]?.includes(b) ?? false

/** A layout as its picture shows it, with nobody on it. */
export function layoutDrawing(pieces: readonly Laid[]): BoardDrawing {
  return {
    shape: 'square',
    cells: cellsOf(pieces, '10,10', new Map()),
    marks: [],
    pieces: [],
    turned: false,
    margin: MARGIN,
  }
}

/** The board as it stands. Everybody sees the same. */
export function boardDrawing(state: State): BoardDrawing {
  return {
    shape: 'square',
    cells: cellsOf(state.pieces, state.centre, lanesOf(state)),
    marks: marksOf(state),
    pieces: [
      ...state.enemies.map((enemy) => enemyPiece(state, enemy)),
      ...state.hunters.filter(({ square }) => square >= 0).map((hunter) => hunterPiece(state, hunter)),
    ],
    turned: false,
    margin: MARGIN,
  }
}
