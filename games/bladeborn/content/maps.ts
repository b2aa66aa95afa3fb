import { type Hex, type HexBoard, hexLabelled, makeHexBoard, makeHexSet, rowsOfHexes } from '@muster/space'
import { Fault } from '@muster/table'
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

const boards = new WeakMap<BoardSide, HexBoard>()

/** The board of one side, whole hexes only (BB-R-67): pointy tops, far row first. */
export function boardOfSide(side: BoardSide): HexBoard {
  const known = boards.get(side)
  if (known) return known
  const hexes = rowsOfHexes(side.rows)
  const open = makeHexBoard({ hexes })
  const blocked = side.blocked.map((label) => open.hexes[labelled(open, label, `side ${side.id}`)] ?? [0, 0])
  const board = makeHexBoard({ hexes, blocked: blocked as [number, number][] })
  boards.set(side, board)
  return board
}

/** BB-BATTLE-2, BB-BATTLE-3, BB-R-5, BB-R-6: what a battle card's map shows. Throws a fault where it cannot be played. */
export function makeBattleMap(card: BattleCard, side: BoardSide): BattleMap {
  const board = boardOfSide(side)
  const where = `battle ${card.id}`
  const open = (label: string, what: string): Hex => {
    const hex = labelled(board, label, `${where}, ${what}`)
    if (board.blocked[hex]) throw new Fault('bad-content', `${where}: the ${what} hex ${label} is blocked`)
    return hex
  }
  const objectives = card.map.objectives.map(({ hex, mark }) => ({ hex: open(hex, 'objective'), mark }))
  const hexes = (labels: readonly string[], what: string) => labels.map((label) => open(label, what))
  const starting = [hexes(card.map.starting.a, 'starting'), hexes(card.map.starting.b, 'starting')] as const
  const reserve = [hexes(card.map.reserve.a, 'reserve'), hexes(card.map.reserve.b, 'reserve')] as const
  if (starting[0].some((hex) => starting[1].includes(hex)))
    throw new Fault('bad-content', `${where}: a starting hex belongs to both players`)
  if (new Set(objectives.map(({ hex }) => hex)).size < objectives.length)
    throw new Fault('bad-content', `${where}: two objectives share a hex`)
  const territory = [territoryOf(board, starting[0]), territoryOf(board, starting[1])] as const
  for (const hexes of territory)
    if (hexes.filter((hex) => !board.blocked[hex]).length < 6)
      throw new Fault('bad-content', `${where}: each territory needs at least 6 free hexes (BB-R-6)`)
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

function labelled(board: HexBoard, label: string, where: string): Hex {
  const hex = hexLabelled(board, label)
  if (hex < 0) throw new Fault('bad-content', `${where}: there is no hex ${label} on this board`)
  return hex
}
