import type { SettledSteps, SettledTurns, Square, SquareSet } from '@muster/space'
import { makeSideNote } from '@muster/table'
import { board, isSpawnPoint } from './board.ts'
import { tableOptions } from './lookup.ts'
import type { State } from './state.ts'

/** What the pieces on the board close to movement and to sight, and the ways they leave. Worked out once for a set of pieces. */
export type Ground = {
  /** SN-MOVE-3, SN-R-17: terrain, cover and building tiles. */
  readonly closed: SquareSet
  readonly cover: SquareSet
  readonly coverAndTerrain: SquareSet
  /** The ways of enemies on the bare ground, and past the wall asked about last. */
  bare: Ways | undefined
  walled: Ways | undefined
  settled: Settled | undefined
}

/** SN-R-44: how enemies walk to Sanctuary whoever stands where. */
export type Ways = {
  readonly centre: string
  readonly wall: number
  /** Terrain, cover, walls and spawn points. */
  readonly closed: SquareSet
  readonly toGo: Int16Array
}

/** SN-R-46: the steps from each square in the order ties are settled, where nobody stands: those that lead closer, and all. */
export type Settled = { readonly of: Ways; readonly steps: SettledSteps; readonly turns: SettledTurns }

const grounds = makeSideNote<Ground>()

/** SN-TERRAIN-8, SN-R-15: every square of a piece is closed to movement; cover blocks sight, terrain if the table says so. */
export function groundOf({ pieces }: State): Ground {
  return grounds.get(pieces) ?? layGround(pieces)
}

function layGround(pieces: State['pieces']): Ground {
  const ground: Ground = {
    closed: isSpawnPoint.slice(),
    cover: new Uint8Array(board.size),
    coverAndTerrain: new Uint8Array(board.size),
    bare: undefined,
    walled: undefined,
    settled: undefined,
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

export function sightGround(state: State, ground: Ground = groundOf(state)): SquareSet {
  return tableOptions(state).terrainBlocksSight === 'cover-only' ? ground.cover : ground.coverAndTerrain
}

/** SN-R-65: whom the wall of a turret stops. */
const stops = { all: ['hunter', 'enemy'], 'enemies-only': ['enemy'], none: [] } as const

export function wallStops(state: State, who: 'hunter' | 'enemy'): readonly Square[] {
  const { turret } = state
  if (!turret) return []
  return (stops[tableOptions(state).wallBlocksMovement] as readonly string[]).includes(who) ? turret.wall : []
}
