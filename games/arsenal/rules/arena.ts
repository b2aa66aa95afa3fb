import {
  type Axial,
  distance,
  type Hex,
  type HexBoard,
  hexAt,
  hexagonOfHexes,
  makeHexBoard,
  neighbours,
} from '@muster/space'
import { Fault, invariant, makeSideNote } from '@muster/table'
import { ARENA_RADII, type ArenaConfig, LAYOUTS, type LayoutName, type PublicConfig } from './config.ts'
import type { State } from './state.ts'

/** AR-R-14: the start hexes of each layout on the arena of radius 4, in seat order. */
const START_HEXES: Readonly<Record<LayoutName, readonly Axial[]>> = {
  '2': [
    [4, 0],
    [-4, 0],
  ],
  '3': [
    [4, 0],
    [-4, 4],
    [0, -4],
  ],
  '4': [
    [4, 0],
    [-2, 4],
    [-4, 0],
    [2, -4],
  ],
  '4 in 2 teams': [
    [4, 0],
    [-4, 0],
    [4, -4],
    [-4, 4],
  ],
  '5': [
    [4, 0],
    [-1, 4],
    [-4, 2],
    [-2, -2],
    [3, -4],
  ],
  '6': [
    [4, 0],
    [0, 4],
    [-4, 4],
    [-4, 0],
    [0, -4],
    [4, -4],
  ],
  '6 in 2 teams': [
    [4, -4],
    [-4, 4],
    [4, -2],
    [-4, 2],
    [4, 0],
    [-4, 0],
  ],
  '6 in 3 teams': [
    [4, -1],
    [-3, 4],
    [-1, -3],
    [4, -3],
    [-1, 4],
    [-3, -1],
  ],
}

const RADIUS = 4

/** AR-TEAM-1: the layout for so many players. Refuses what the book does not list. */
export function layoutFor(seats: number, teams: number | undefined): LayoutName {
  const name = teams === undefined ? String(seats) : `${seats} in ${teams} teams`
  if (!LAYOUTS.includes(name as LayoutName))
    throw new Fault(
      'bad-config',
      `config.teams: ${seats} players cannot form ${teams} teams; there are 4 in 2 teams, 6 in 2 teams and 6 in 3 teams`,
      'AR-TEAM-1',
    )
  return name as LayoutName
}

/** The rim of a hexagon, clockwise as drawn from (radius, 0). */
export function rimOf(radius: number): Axial[] {
  const corners: Axial[] = [
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [0, -1],
    [1, -1],
  ]
  return corners.flatMap(([q, r], side) => {
    const [nextQ, nextR] = corners[(side + 1) % 6] as Axial
    return Array.from(
      { length: radius },
      (_, step): Axial => [q * (radius - step) + nextQ * step, r * (radius - step) + nextR * step],
    )
  })
}

/** AR-SETUP-1, AR-R-14: where each seat starts. Other radii take the rim hex at the same share of the way round. */
export function startHexes(config: PublicConfig, seats: number): readonly Axial[] {
  const layout = layoutFor(seats, config.teams)
  const { arena, options } = config
  if (arena) {
    const starts = arena.starts[layout]
    if (!starts)
      throw new Fault(
        'bad-config',
        `config.arena.starts: this map has no layout for ${layout} players`,
        'AR-COMPONENTS-6',
      )
    checkStarts(arena, starts, seats)
    return starts
  }
  const radius = options.arenaRadius
  if (radius === RADIUS) return START_HEXES[layout]
  const [official, rim] = [rimOf(RADIUS), rimOf(radius)]
  return START_HEXES[layout].map(([q, r]) => {
    const place = official.findIndex((hex) => hex[0] === q && hex[1] === r)
    return rim[Math.floor((place * radius) / RADIUS + 0.5) % rim.length] as Axial
  })
}

function checkStarts({ hexes }: ArenaConfig, starts: readonly Axial[], seats: number): void {
  const known = new Set(hexes.map(String))
  if (new Set(starts.map(String)).size !== seats || starts.length !== seats)
    throw new Fault('bad-config', `config.arena.starts: expected ${seats} different hexes`, 'AR-SETUP-2')
  const off = starts.find((hex) => !known.has(String(hex)))
  if (off) throw new Fault('bad-config', `config.arena.starts: the hex [${off}] is not on the map`, 'AR-COMPONENTS-5')
}

/** AR-R-13: the hexagonal arenas by radius. */
const hexagons = new Map(ARENA_RADII.map((radius) => [radius, makeHexBoard({ hexes: hexagonOfHexes(radius) })]))
const ownBoard = makeSideNote<HexBoard>()

/** AR-COMPONENTS-5, AR-R-13: the board of a table, built once for each map. */
export function boardFor({ arena, options }: PublicConfig): HexBoard {
  if (arena) return ownBoard.get(arena) ?? buildArena(arena)
  return hexagons.get(options.arenaRadius) as HexBoard
}

function buildArena(arena: ArenaConfig): HexBoard {
  const board = makeHexBoard({ hexes: arena.hexes })
  ownBoard.set(arena, board)
  return board
}

export const boardOf = (state: State): HexBoard => boardFor(state.config)

export function labelOf(state: State, hex: Hex): string {
  return boardOf(state).labels[hex] ?? 'nowhere'
}

/** The hexes next to one; none around what is not in the arena. */
export const hexesAround = (state: State, hex: Hex): readonly Hex[] => (hex < 0 ? [] : neighbours(boardOf(state), hex))

/** Every hex of the arena, those next to one first. */
export const hexesFrom = (state: State, hex: Hex): Hex[] => [
  ...new Set([...hexesAround(state, hex), ...boardOf(state).labels.keys()]),
]

/** AR-R-16: hexes between two places; nothing else stands between. */
export const stepsBetween = (state: State, a: Hex, b: Hex): number => distance(boardOf(state), a, b)

export function hexOfAxial(board: HexBoard, [q, r]: Axial): Hex {
  const hex = hexAt(board, q, r)
  invariant(hex >= 0, `there is no hex [${q},${r}]`)
  return hex
}
