import { type Axial, axialDistance, centreOf, type HexBoard, latticeUnit } from '@muster/space'
import type { Seat } from '@muster/table'
import type { Badge, BoardDrawing, Cell, PieceDrawing } from '@muster/ui'
import { boardFor, boardOf, hexOfAxial, labelOf, startHexes } from '../../rules/arena.ts'
import type { PublicConfig } from '../../rules/config.ts'
import { locksOf } from '../../rules/lockon.ts'
import { isAutonomous, mechId, mechOf, objectCard } from '../../rules/lookup.ts'
import { nameOf, seatName } from '../../rules/names.ts'
import type { Permanent, State } from '../../rules/state.ts'
import { cardIcon } from '../look/card-icon.ts'

const CENTRE: Axial = [0, 0]

/** Room for the striped edge of the arena. */
const MARGIN = 1.65

/** The floor: the rim is striped, the start hexes carry the mark of their seat, some hexes a sponsor's paint. */
function cellsOf(board: HexBoard, starts: ReadonlyMap<number, Seat>): Cell[] {
  const unit = latticeUnit.pointy
  const radius = Math.max(...board.hexes.map((hex) => axialDistance(hex, CENTRE)))
  return board.hexes.map((hex, index) => {
    const [x, y] = centreOf(hex)
    const far = axialDistance(hex, CENTRE)
    const start = starts.get(index)
    const look = [
      ...(start === undefined ? [] : [`start-${start}`]),
      ...(far === radius ? ['rim'] : far === 0 ? ['middle'] : far === 2 && (hex[0] + 4) % 2 === 0 ? ['painted'] : []),
    ]
    return {
      id: board.labels[index] as string,
      x: x * unit.x,
      y: y * unit.y,
      name: start === undefined ? '' : `start of seat ${start + 1}`,
      look,
    }
  })
}

const startsOf = (config: PublicConfig, seats: number): Map<number, Seat> =>
  new Map(startHexes(config, seats).map((hex, seat) => [hexOfAxial(boardFor(config), hex), seat]))

/** The arena of a layout, with nobody in it. */
export function arenaDrawing(config: PublicConfig, seats: number): BoardDrawing {
  const cells = cellsOf(boardFor(config), startsOf(config, seats))
  return { shape: 'hex-pointy', cells, marks: [], pieces: [], turned: false, margin: MARGIN }
}

/** Who has a lock on something. */
export function lockBadges(state: State, id: string): Badge[] {
  return [...state.players.keys()]
    .filter((seat) => locksOf(state, seat).includes(id))
    .map((seat) => ({ icon: 'targeted', name: `${seatName(state, seat)} has a lock on it` }))
}

/** AR-TEAM-2: whose ally it is. */
const teamBadge = ({ config, players }: State, seat: Seat): Badge[] =>
  config.teams === undefined ? [] : [{ icon: 'team', name: `Team ${(players[seat]?.team ?? 0) + 1}` }]

const MARKED: Badge = { icon: 'clockwise-rotation', name: 'marked until its player recharges' }

function mechPiece(state: State, seat: Seat): PieceDrawing {
  const { mech, hex, damage, marked } = state.players[seat] as State['players'][number]
  const id = mechId(seat)
  return {
    id,
    name: nameOf(state, id),
    icon: cardIcon(mech),
    seat,
    at: { cell: labelOf(state, hex) },
    hurt: damage,
    wounds: mechOf(state, seat).hp,
    active: state.turn === seat,
    spent: false,
    badges: [...teamBadge(state, seat), ...lockBadges(state, id), ...(marked ? [MARKED] : [])],
  }
}

function objectPiece(state: State, object: Permanent): PieceDrawing {
  return {
    id: object.id,
    name: nameOf(state, object.id),
    icon: cardIcon(object.card),
    seat: object.controller,
    at: { cell: labelOf(state, object.hex) },
    hurt: object.damage,
    wounds: objectCard(state, object)?.hp ?? 0,
    active: false,
    spent: false,
    badges: [...lockBadges(state, object.id), ...(object.marked ? [MARKED] : [])],
    size: 0.7,
  }
}

/** AR-OBJECT-4, AR-OBJECT-6: Mechs and Autonomous Objects stand in the arena; all else is with its Mech. */
export function boardDrawing(state: State): BoardDrawing {
  const seats = [...state.players.keys()].filter((seat) => state.players[seat]?.out === false)
  return {
    shape: 'hex-pointy',
    cells: cellsOf(boardOf(state), startsOf(state.config, state.players.length)),
    marks: [],
    pieces: [
      ...state.inPlay.filter(isAutonomous).map((object) => objectPiece(state, object)),
      ...seats.map((seat) => mechPiece(state, seat)),
    ],
    turned: false,
    labelled: true,
    margin: MARGIN,
  }
}
