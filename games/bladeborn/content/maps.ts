import { type Hex, type HexBoard, hexLabelled, makeHexBoard, makeHexSet, rowsOfHexes } from '@muster/space'
import { badContent } from '@muster/table'
import type { BattleCard, BoardSide } from './cards.ts'

/** A battle's map worked out once: hexes as indices, territories, what borders what. */
export type BattleMap = {
  readonly board: HexBoard
  readonly objectives: readonly { readonly hex: Hex; readonly mark: string | undefined }[]
  /** By player of the map, A then B. */
  readonly starting: readonly [readonly Hex[], readonly Hex[]]
  readonly territory: readonly [readonly Hex[], readonly Hex[]]
  readonly inTerritory: readonly [Uint8Array, Uint8Array]
  readonly reserve: readonly [readonly Hex[], readonly Hex[]]
  /** By player: where reserves may arrive, free or not. */
  readonly arrival: Readonly<
    Record<'reserve-hexes' | 'own-territory' | 'board-edge', readonly [readonly Hex[], readonly Hex[]]>
  >
  readonly edge: readonly Hex[]
  readonly blocked: readonly Hex[]
  readonly objectiveHexes: readonly Hex[]
}

/** BB-R-6: fewer free hexes would leave no room for a warband. */
const LEAST_TERRITORY = 6

const boards = new WeakMap<BoardSide, HexBoard>()

/** The board of one side, whole hexes only (BB-R-67): pointy tops, far row first. */
export function boardOfSide(side: BoardSide, place = `side ${side.id}`): HexBoard {
  const known = boards.get(side)
  if (known) return known
  const hexes = rowsOfHexes(side.rows)
  const open = makeHexBoard({ hexes })
  const blocked = side.blocked.map(
    (label, index) => open.hexes[labelled(open, label, `${place}.blocked[${index}]`)] ?? [0, 0],
  )
  const board = makeHexBoard({ hexes, blocked: blocked as [number, number][] })
  boards.set(side, board)
  return board
}

/** BB-BATTLE-2, BB-BATTLE-3, BB-R-5, BB-R-6: what a battle card's map shows. Throws a fault where it cannot be played. */
export function makeBattleMap(card: BattleCard, side: BoardSide, place: string): BattleMap {
  const board = boardOfSide(side)
  const { map } = card
  const open = (label: string, path: string): Hex => {
    const hex = labelled(board, label, `${place}.map.${path}`)
    if (board.blocked[hex]) throw badContent(`${place}.map.${path}`, `the hex ${label} is blocked; expected a free one`)
    return hex
  }
  const objectives = map.objectives.map(({ hex, mark }, index) => ({
    hex: open(hex, `objectives[${index}].hex`),
    mark,
  }))
  const hexes = (labels: readonly string[], path: string) =>
    labels.map((label, index) => open(label, `${path}[${index}]`))
  const starting = [hexes(map.starting.a, 'starting.a'), hexes(map.starting.b, 'starting.b')] as const
  const reserve = [hexes(map.reserve.a, 'reserve.a'), hexes(map.reserve.b, 'reserve.b')] as const
  if (starting[0].some((hex) => starting[1].includes(hex)))
    throw badContent(`${place}.map.starting`, 'a hex belongs to both players; expected each hex once')
  if (new Set(objectives.map(({ hex }) => hex)).size < objectives.length)
    throw badContent(`${place}.map.objectives`, 'two objectives share a hex; expected one a hex')
  const territory = [territoryOf(board, starting[0]), territoryOf(board, starting[1])] as const
  territory.forEach((own, player) => {
    const free = own.filter((hex) => !board.blocked[hex]).length
    if (free < LEAST_TERRITORY)
      throw badContent(
        `${place}.map.starting.${player === 0 ? 'a' : 'b'}`,
        `a territory of ${free} free hexes; expected at least ${LEAST_TERRITORY} (BB-R-6)`,
      )
  })
  return {
    board,
    objectives,
    starting,
    territory,
    inTerritory: [makeHexSet(board, territory[0]), makeHexSet(board, territory[1])],
    reserve,
    blocked: [...board.hexes.keys()].filter((hex) => board.blocked[hex]),
    objectiveHexes: objectives.map(({ hex }) => hex),
    arrival: {
      'reserve-hexes': [territoryOf(board, reserve[0]), territoryOf(board, reserve[1])],
      'own-territory': territory,
      'board-edge': [longEdge(board, board.size - 1), longEdge(board, 0)],
    },
    edge: [...board.hexes.keys()].filter((hex) => (board.neighbours[hex]?.length ?? 0) < 6),
  }
}

/** A player's own long edge: the near row for player A, the far row for player B. */
function longEdge(board: HexBoard, hex: Hex): Hex[] {
  const row = board.hexes[hex]?.[1]
  return [...board.hexes.keys()].filter((other) => board.hexes[other]?.[1] === row)
}

/** Some hexes and every hex next to one of them, blocked ones included: they belong to it but take no fighter. */
function territoryOf(board: HexBoard, starting: readonly Hex[]): Hex[] {
  return [...new Set(starting.flatMap((hex) => [hex, ...(board.neighbours[hex] ?? [])]))].sort((a, b) => a - b)
}

function labelled(board: HexBoard, label: string, place: string): Hex {
  const hex = hexLabelled(board, label)
  if (hex < 0)
    throw badContent(place, `there is no hex ${label} on this board; expected one of its ${board.size} hexes`)
  return hex
}
