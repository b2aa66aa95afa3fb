import type { Square, SquareSet } from '@muster/space'
import { board, NOWHERE } from './board.ts'
import { type Ground, groundOf, sightGround } from './ground.ts'
import type { Enemy, State } from './state.ts'

/**
 * Where somebody stands, on top of the ground, so that nobody has to be looked for: worked out for the state asked about
 * last and kept up to date while that is played on. Whoever appears, moves or leaves does so by the functions of this file.
 */
type Occupancy = {
  of: State | undefined
  pieces: State['pieces']
  ground: Ground | undefined
  /** Closed ground and everybody. */
  readonly closed: SquareSet
  /** What blocks sight and everybody. */
  readonly sight: SquareSet
}

const newOccupancy = (): Occupancy => ({
  of: undefined,
  pieces: [],
  ground: undefined,
  closed: new Uint8Array(board.size),
  sight: new Uint8Array(board.size),
})

const last = newOccupancy()

export function standingOf(state: State): Readonly<Occupancy> & { readonly ground: Ground } {
  if (last.of !== state || last.pieces !== state.pieces) lookAround(state, last)
  return last as Occupancy & { ground: Ground }
}

/** Worked out anew: the slow twin of what is kept up to date. */
export function lookAround(state: State, standing: Occupancy = newOccupancy()): Readonly<Occupancy> {
  const ground = groundOf(state)
  standing.of = state
  standing.pieces = state.pieces
  standing.ground = ground
  standing.closed.set(ground.closed)
  standing.sight.set(sightGround(state, ground))
  for (const { square } of state.enemies) mark(standing, square)
  for (const { square } of state.hunters) mark(standing, square)
  return standing
}

function mark({ closed, sight }: Occupancy, square: Square): void {
  if (square === NOWHERE) return
  closed[square] = 1
  sight[square] = 1
}

function unmark({ closed, sight, ground }: Occupancy, state: State, square: Square): void {
  if (square === NOWHERE || !ground) return
  closed[square] = ground.closed[square] as number
  sight[square] = sightGround(state, ground)[square] as number
}

/** A hunter or an enemy goes to another square, or off the board. */
export function goTo(state: State, who: { square: Square }, square: Square): void {
  if (last.of === state) {
    unmark(last, state, who.square)
    mark(last, square)
  }
  who.square = square
}

export function appear(state: State, enemy: Enemy): void {
  state.enemies.push(enemy)
  if (last.of === state) mark(last, enemy.square)
}

export function vanish(state: State, enemy: Enemy): void {
  state.enemies.splice(state.enemies.indexOf(enemy), 1)
  if (last.of === state) unmark(last, state, enemy.square)
}
