import { isOpenAround, type Square, squareDistance, squareReach, squareSteps, squaresWithin } from '@muster/space'
import { ok, type Random, refuse, type Seat, type Verdict } from '@muster/table'
import { closedToHunter, isOpenToHunter } from './barred.ts'
import { board, isSpawnPoint, labelOf } from './board.ts'
import { movementOf } from './character.ts'
import { routeOf, type Walk } from './detour.ts'
import { groundOf, wallStops } from './ground.ts'
import { cityOf, enemyAt, hunterAt, hunterOf, tableOptions, turnOf, whoIs } from './lookup.ts'
import { capture } from './pickup.ts'
import { goTo } from './standing.ts'
import type { State } from './state.ts'
import type { Table } from './table.ts'

/** SN-SPRINT-2. */
export const SPRINT = 2

/** SN-R-34: how many squares a move action has, or a sprint: all of Movement + 2, or what a move has left of it. */
export function stepsOf(state: State, seat: Seat, sprint: boolean): number {
  const movement = movementOf(state, hunterOf(state, seat))
  return sprint ? movement + SPRINT - turnOf(state).walked : movement
}

/** SN-MOVE-1 to SN-MOVE-8, SN-R-21: where a move of so many squares can end, nearest first. Sanctuary can only be crossed. */
export function destinations(state: State, seat: Seat, steps: number): Square[] {
  const city = cityOf(state).has
  const reached = squareReach(board, hunterOf(state, seat).square, steps, closedToHunter(state))
  return reached.filter((square) => city[square] === 0)
}

/** Whether a move of so many squares can end on a square: what `destinations` lists, for one of them. */
export function isDestination(state: State, seat: Seat, steps: number, square: Square): boolean {
  const { square: from } = hunterOf(state, seat)
  if (square === from || cityOf(state).has[square] !== 0) return false
  if (squareDistance(board, from, square, 'orthogonal') > steps) return false
  const length = squareSteps(board, from, square, closedToHunter(state))
  return length > 0 && length <= steps
}

/** Whether a move or a sprint can end anywhere. */
export function canWalk(state: State, seat: Seat, sprint: boolean): boolean {
  const city = cityOf(state).has
  const edge = 4 * hunterOf(state, seat).square
  for (let way = 0; way < 4; way++) {
    const square = board.steps[edge + way] as number
    if (square >= 0 && city[square] === 0 && isOpenToHunter(state, square)) return true
  }
  return destinations(state, seat, stepsOf(state, seat, sprint)).length > 0
}

/** So often a square nearby is tried before all destinations are worked out. */
const TRIES = 4

/** Any one of the destinations, come by without the others; undefined where there is none. */
export function sampleDestination(state: State, seat: Seat, steps: number, random: Random): Square | undefined {
  const { square: from } = hunterOf(state, seat)
  const near = squaresWithin(board, from, steps, 'orthogonal')
  const closed = closedToHunter(state)
  const city = cityOf(state).has
  for (let tried = 0; tried < TRIES; tried++) {
    const square = near[random.below(near.length)] as Square
    if (closed[square] === 0 && city[square] === 0 && isOpenAround(board, from, square, closed)) return square
  }
  const all = destinations(state, seat, steps)
  return all.length === 0 ? undefined : all[random.below(all.length)]
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

/** How many squares a move is long. */
export function lengthOf(state: State, seat: Seat, to: Walk): number {
  if (to.taking) return routeOf(state, seat, to, stepsOf(state, seat, false)).length
  return squareSteps(board, hunterOf(state, seat).square, to.square, closedToHunter(state))
}

/** Whether a walk could lead over a token: most have none so near that it lies on a way of this length. */
function mayCapture(state: State, seat: Seat, to: Walk): boolean {
  if (state.tokens.length === 0 || tableOptions(state).pickup !== 'free-on-entry') return false
  if (to.taking) return true
  const { square: from } = hunterOf(state, seat)
  const length = lengthOf(state, seat, to)
  const far = (a: Square, b: Square) => squareDistance(board, a, b, 'orthogonal')
  return state.tokens.some(({ square }) => far(from, square) + far(square, to.square) <= length)
}

/** Walks a hunter to where its move ends; on the way it captures what lies there (SN-PICKUP-2). */
export function walk(table: Table, state: State, seat: Seat, to: Walk, sprint: boolean): void {
  const event = sprint ? 'sprint' : 'move'
  const steps = stepsOf(state, seat, sprint)
  table.tell(() => ({
    event,
    rule: 'SN-MOVE-1',
    seat,
    who: whoIs(state, seat),
    path: routeOf(state, seat, to, steps).map(labelOf),
  }))
  const route = mayCapture(state, seat, to) ? routeOf(state, seat, to, steps) : []
  goTo(state, hunterOf(state, seat), to.square)
  for (const square of route) capture(table, state, seat, square)
}
