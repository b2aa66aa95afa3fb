import { type Square, squareDistance, squarePath, squareReach, stepsToSquares } from '@muster/space'
import { ok, refuse, type Seat, type Table, type Verdict } from '@muster/table'
import { board, isSpawnPoint, labelOf, NOWHERE } from './board.ts'
import { movementOf } from './character.ts'
import { closedToHunter, groundOf, wallStops } from './ground.ts'
import { cityOf, enemyAt, hunterAt, hunterOf, optionsOf, turnOf } from './lookup.ts'
import { capture } from './pickup.ts'
import type { State } from './state.ts'

/** SN-SPRINT-2. */
export const SPRINT = 2

/** Where a move ends, and the token it goes out of its way for; NOWHERE where it takes the shortest path. */
export type Walk = { readonly square: Square; readonly via: Square }

/** SN-R-34: how many squares a move action has, or a sprint: all of Movement + 2, or what a move has left of it. */
export function stepsOf(state: State, seat: Seat, sprint: boolean): number {
  const movement = movementOf(state, hunterOf(state, seat))
  return sprint ? movement + SPRINT - turnOf(state).walked : movement
}

/** SN-MOVE-1 to SN-MOVE-8, SN-R-21: where a move of so many squares can end, nearest first. Sanctuary can only be crossed. */
export function destinations(state: State, seat: Seat, steps: number): Square[] {
  const city = cityOf(state).has
  const reached = squareReach(board, hunterOf(state, seat).square, steps, closedToHunter(state, seat))
  return reached.filter((square) => city[square] === 0)
}

/**
 * SN-R-84: destinations reached by way of a token that the shortest path does not cross: the player may go out of the way
 * to capture it.
 */
export function detours(state: State, seat: Seat, steps: number): Walk[] {
  if (state.tokens.length === 0 || optionsOf(state).pickup === 'action') return []
  const { square: from } = hunterOf(state, seat)
  const closed = closedToHunter(state, seat)
  const walks: Walk[] = []
  for (const via of new Set(state.tokens.map((token) => token.square))) {
    if (via === from || closed[via] !== 0 || squareDistance(board, from, via, 'orthogonal') >= steps) continue
    const toVia = stepsToSquares(board, [via], closed)
    const far = toVia[from] as number
    if (far < 1) continue
    for (const square of destinations(state, seat, steps)) {
      const length = far + (toVia[square] as number)
      if (square !== via && length <= steps && !pathTo(state, seat, square).includes(via)) walks.push({ square, via })
    }
  }
  return walks
}

function pathTo(state: State, seat: Seat, square: Square): Square[] {
  return squarePath(board, hunterOf(state, seat).square, square, closedToHunter(state, seat)) ?? []
}

const closedGround = refuse('SN-MOVE-3', 'terrain and cover can be neither passed nor stopped on')
const building = refuse('SN-R-17', 'the building tile is closed')
const wall = refuse('SN-R-65', 'the wall of the turret stands there')
const enemyThere = refuse('SN-MOVE-4', 'an enemy stands there')
const allyThere = refuse('SN-MOVE-5', "another player's character stands there")
const city = refuse('SN-MOVE-6', 'a move may not end on Sanctuary')
const noMove = refuse('SN-R-21', 'a move of no squares is not an action')
const tooFar = refuse('SN-MOVE-1', 'the square cannot be reached with this Movement')

/** Why a square is no destination; ok where it is one of those given. */
export function destinationVerdict(state: State, seat: Seat, square: Square, reached: ReadonlySet<Square>): Verdict {
  if (reached.has(square)) return ok
  if (square === hunterOf(state, seat).square) return noMove
  if (isSpawnPoint[square]) return building
  if (groundOf(state).closed[square]) return closedGround
  if (wallStops(state, 'hunter').includes(square)) return wall
  if (enemyAt(state, square)) return enemyThere
  if (hunterAt(state, square)) return allyThere
  return cityOf(state).has[square] ? city : tooFar
}

/** Walks a hunter to where its move ends; on the way it captures what lies there (SN-PICKUP-2). Returns the squares walked. */
export function walk(table: Table, state: State, seat: Seat, { square, via }: Walk, sprint: boolean): number {
  const hunter = hunterOf(state, seat)
  const closed = closedToHunter(state, seat).slice()
  const stops = via === NOWHERE ? [square] : [via, square]
  const path: Square[] = []
  for (const stop of stops) path.push(...(squarePath(board, path.at(-1) ?? hunter.square, stop, closed) ?? []))
  table.tell(() => ({ event: sprint ? 'sprint' : 'move', rule: 'SN-MOVE-1', seat, path: path.map(labelOf) }))
  hunter.square = square
  if (optionsOf(state).pickup === 'free-on-entry') for (const step of path) capture(table, state, seat, step)
  return path.length
}
