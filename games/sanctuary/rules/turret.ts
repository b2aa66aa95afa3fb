import { type Square, squareDistance } from '@muster/space'
import { type Offer, ok, pickOneOf, refuse, type Seat, type Verdict, type Words } from '@muster/table'
import { board, labelOf } from './board.ts'
import { abilityNumber } from './character.ts'
import { cityOf, deciderFor, hunterOf, metricOf, tableOptions, whoIs } from './lookup.ts'
import { turretSees } from './sight.ts'
import { standingOf } from './standing.ts'
import { harm } from './stars.ts'
import type { State } from './state.ts'
import type { Table } from './table.ts'

/** SN-TURRET-2, SN-TURRET-3: the turret's square and the three squares of its wall. */
type Placement = { readonly square: Square; readonly way: 'horizontal' | 'vertical'; readonly wall: readonly Square[] }

/** Every placement whose three squares exist, in reading order. */
const placements: readonly Placement[] = [...board.labels.keys()].flatMap((square) => {
  const [left, right, up, down] = [0, 1, 2, 3].map((way) => board.lanes[4 * square + way]?.[0])
  const found: Placement[] = []
  if (left !== undefined && right !== undefined) found.push({ square, way: 'horizontal', wall: [left, square, right] })
  if (up !== undefined && down !== undefined) found.push({ square, way: 'vertical', wall: [up, square, down] })
  return found
})

const TURRET_REACH = 3
const taken = refuse('SN-R-64', 'all three squares must be free')
const tooFar = refuse('SN-R-64', 'at this table the turret stands at most 3 squares from the Commando')

/** SN-R-64. */
function placementVerdict(state: State, seat: Seat, { square, wall }: Placement): Verdict {
  const near = squareDistance(board, hunterOf(state, seat).square, square, metricOf(state)) <= reachOfPlacing(state)
  if (!near) return tooFar
  return wall.every((at) => isFree(state, at)) ? ok : taken
}

const reachOfPlacing = (state: State): number =>
  tableOptions(state).turretPlacement === 'anywhere' ? board.size : TURRET_REACH

function isFree(state: State, square: Square): boolean {
  if (standingOf(state).closed[square] !== 0 || cityOf(state).has[square] !== 0) return false
  return state.tokens.every((token) => token.square !== square)
}

export function hasPlacement(state: State, seat: Seat): boolean {
  return placements.some((placement) => !placementVerdict(state, seat, placement))
}

type Placing = { readonly state: State; readonly seat: Seat }

const turretWords: Words<Placement, Placing> = {
  ask: 'turret',
  doing: 'sets up a turret',
  rule: 'SN-TURRET-1',
  prompt: () => 'Where does the Sabre Turret stand, and which way does its wall run?',
  key: ({ square, way }) => `turret ${labelOf(square)} ${way}`,
  text: ({ square, way }) => `At ${labelOf(square)}, the wall ${way}`,
  kind: () => 'turret',
  refs: ({ square, wall }) => [square, ...wall.filter((at) => at !== square)].map(labelOf),
  candidates: () => placements,
  verdict: (placement, { state, seat }) => placementVerdict(state, seat, placement),
}

const isPlacement = (placement: Placement, { state, seat }: Placing): boolean =>
  !placementVerdict(state, seat, placement)

const placementsOf = (placing: Placing): Placement[] =>
  placements.filter((placement) => isPlacement(placement, placing))

/** So often any placement is tried before all are worked out. */
const TRIES = 20

const turretOffer: Offer<Placement, Placing> = {
  options: placementsOf,
  sample: (placing, random) => {
    for (let tried = 0; tried < TRIES; tried++) {
      const placement = placements[random.below(placements.length)] as Placement
      if (isPlacement(placement, placing)) return placement
    }
    const all = placementsOf(placing)
    return all[random.below(all.length)] as Placement
  },
}

/** SN-TURRET-1 to SN-TURRET-3, SN-R-66: placing it deals no damage. */
export function placeTurret(table: Table, state: State, seat: Seat): void {
  const { square, way, wall } = table.ask(deciderFor(state, seat), pickOneOf(turretWords, turretOffer, { state, seat }))
  state.turret = { seat, square, wall: [...wall] }
  table.tell({ event: 'turret', rule: 'SN-TURRET-1', seat, who: whoIs(state, seat), square: labelOf(square), way })
}

/** SN-TURRET-7, SN-TURRET-8, SN-TURRET-11, SN-R-66: at the beginning of each turn, every enemy in reach. */
export function turretFires(table: Table, state: State): void {
  const { turret } = state
  if (!turret) return
  const owner = hunterOf(state, turret.seat)
  const reach = abilityNumber(state, owner, 'reach')
  const amount = abilityNumber(state, owner, 'damage')
  const needsSight = tableOptions(state).turretSight === 'needed'
  const victims = state.enemies.filter(
    (enemy) =>
      squareDistance(board, enemy.square, turret.square, metricOf(state)) <= reach &&
      (!needsSight || turretSees(state, turret.square, enemy)),
  )
  if (victims.length === 0) return
  table.tell({ event: 'turret-fires', rule: 'SN-TURRET-8', seat: turret.seat, who: whoIs(state, turret.seat) })
  harm(
    table,
    state,
    turret.seat,
    victims.map((enemy) => ({ enemy, amount })),
    'SN-TURRET-8',
  )
}
