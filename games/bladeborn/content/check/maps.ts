import { distance, type Hex, type HexBoard, halfTurn, isConnected } from '@muster/space'
import type { BattleCard, BoardSide } from '../cards.ts'
import { hexes } from '../describe/words.ts'
import { type BattleMap, boardOfSide } from '../maps.ts'

const LEAST_TERRITORY = 8
const LEAST_APART = 5

/** A board side all of whose free hexes hang together and that looks the same from both long edges. */
export function sideProblems(side: BoardSide): string[] {
  const board = boardOfSide(side)
  return [
    ...(isConnected(board) ? [] : ['blocked: free hexes are cut off; expected a way between any two of them']),
    ...(halfTurn(board) ? [] : ['blocked: differs after a half turn; expected the same view for both players']),
  ]
}

/** A map neither player would rather have from the other side, with room to start and room between. */
export function mapProblems(card: BattleCard, map: BattleMap): string[] {
  const problems: string[] = []
  const { board } = map
  const free = map.territory.map((own) => own.filter((hex) => !board.blocked[hex]).length)
  if (Math.min(...free) < LEAST_TERRITORY)
    problems.push(
      `starting: territories of ${free.join(' and ')} free hexes; expected at least ${LEAST_TERRITORY} each`,
    )
  const apart = Math.min(...map.territory[0].flatMap((a) => map.territory[1].map((b) => distance(board, a, b))))
  if (apart < LEAST_APART)
    problems.push(`starting: the territories are ${hexes(apart)} apart; expected at least ${LEAST_APART}`)
  return [...problems, ...unfairness(card, map, board)].map((problem) => `map.${problem}`)
}

function unfairness(card: BattleCard, map: BattleMap, board: HexBoard): string[] {
  const turned = halfTurn(board)
  if (!turned) return []
  const differs = (a: readonly Hex[], b: readonly Hex[]) => inOrder(a.map((hex) => turned[hex] as Hex)) !== inOrder(b)
  const marked = (mark: string | undefined) => map.objectives.filter((one) => one.mark === mark).map(({ hex }) => hex)
  const marks = [...new Set(card.map.objectives.map(({ mark }) => mark))]
  return [
    ...(['starting', 'reserve'] as const).filter((what) => differs(map[what][0], map[what][1])),
    ...(marks.some((mark) => differs(marked(mark), marked(mark))) ? ['objectives'] : []),
  ].map((what) => `${what}: differ after a half turn; expected the same view for both players`)
}

const inOrder = (some: readonly Hex[]): string => [...some].sort((a, b) => a - b).join()
