import { type Square, type SquareSet, stepsToSquares } from '@muster/space'
import { board, isSpawnPoint } from './board.ts'
import { cityOf, optionsOf } from './lookup.ts'
import type { State } from './state.ts'

/** What the pieces on the board close to movement and to sight. Worked out once for a set of pieces. */
type Ground = {
  /** SN-MOVE-3, SN-R-17: terrain, cover and building tiles. */
  readonly closed: SquareSet
  readonly cover: SquareSet
  readonly coverAndTerrain: SquareSet
}

const grounds = new WeakMap<object, Ground>()

/** SN-TERRAIN-8, SN-R-15: every square of a piece is closed to movement; cover blocks sight, terrain if the table says so. */
export function groundOf({ pieces }: State): Ground {
  const known = grounds.get(pieces)
  if (known) return known
  const ground = {
    closed: isSpawnPoint.slice(),
    cover: new Uint8Array(board.size),
    coverAndTerrain: new Uint8Array(board.size),
  }
  for (const { kind, squares } of pieces)
    for (const square of squares) {
      ground.closed[square] = 1
      ground.coverAndTerrain[square] = 1
      if (kind === 'cover') ground.cover[square] = 1
    }
  grounds.set(pieces, ground)
  return ground
}

export function sightGround(state: State): SquareSet {
  const ground = groundOf(state)
  return optionsOf(state).terrainBlocksSight === 'cover-only' ? ground.cover : ground.coverAndTerrain
}

/** Tables filled anew for each search; the rules never hold one across a question. */
const scratch = {
  walk: new Uint8Array(board.size),
  sight: new Uint8Array(board.size),
  march: new Uint8Array(board.size),
}

/** SN-R-65: whom the wall of a turret stops. */
const stops = { all: ['hunter', 'enemy'], 'enemies-only': ['enemy'], none: [] } as const

export function wallStops(state: State, who: 'hunter' | 'enemy'): readonly Square[] {
  const { turret } = state
  if (!turret) return []
  return (stops[optionsOf(state).wallBlocksMovement] as readonly string[]).includes(who) ? turret.wall : []
}

/** SN-MOVE-3 to SN-MOVE-5: the squares a hunter can neither pass nor stop on. */
export function closedToHunter(state: State, seat: number): SquareSet {
  const closed = scratch.walk
  closed.set(groundOf(state).closed)
  for (const square of wallStops(state, 'hunter')) closed[square] = 1
  for (const enemy of state.enemies) closed[enemy.square] = 1
  for (const hunter of state.hunters) if (hunter.seat !== seat && hunter.square >= 0) closed[hunter.square] = 1
  return closed
}

/** SN-R-44: the squares closed to enemies whoever stands where: terrain, cover, walls and spawn points. */
export function closedToEnemies(state: State): SquareSet {
  const walls = wallStops(state, 'enemy')
  if (walls.length === 0) return groundOf(state).closed
  const closed = scratch.march
  closed.set(groundOf(state).closed)
  for (const square of walls) closed[square] = 1
  return closed
}

/** Steps to Sanctuary from each square for enemies, past what is fixed. Worked out once for pieces and turret. */
type Ways = { readonly centre: string; readonly wall: string; readonly toGo: Int16Array }
const ways = new WeakMap<object, Ways>()

export function stepsToCity(state: State): Int16Array {
  const wall = wallStops(state, 'enemy').join()
  const known = ways.get(state.pieces)
  if (known && known.centre === state.centre && known.wall === wall) return known.toGo
  const toGo = stepsToSquares(board, cityOf(state).squares, closedToEnemies(state))
  ways.set(state.pieces, { centre: state.centre, wall, toGo })
  return toGo
}

/** What blocks sight besides the two ends: pieces, enemies and characters; walls too where enemies fire. */
export function sightBlockers(state: State, walls: boolean): SquareSet {
  const blockers = scratch.sight
  blockers.set(sightGround(state))
  for (const enemy of state.enemies) blockers[enemy.square] = 1
  for (const hunter of state.hunters) if (hunter.square >= 0) blockers[hunter.square] = 1
  if (walls && state.turret) for (const square of state.turret.wall) blockers[square] = 1
  return blockers
}
