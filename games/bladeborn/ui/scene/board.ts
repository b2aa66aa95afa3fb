import { centreOf, latticeUnit } from '@muster/space'
import type { Seat } from '@muster/table'
import type { BoardDrawing, Cell, Mark, PieceDrawing } from '@muster/ui'
import type { BattleMap } from '../../content/maps.ts'
import { woundsOf } from '../../rules/characteristics.ts'
import { facing } from '../../rules/facing.ts'
import { cardOf, mapOf } from '../../rules/lookup.ts'
import type { Battle, Fighter } from '../../rules/state.ts'

/** Room for the edge of the hide. */
const MARGIN = 1.7

const EMPTY = { control: [], desecrated: [] as number[], seatOf: (player: 0 | 1): Seat => player }

type Holding = { control: readonly number[]; desecrated: readonly number[]; seatOf: (player: 0 | 1) => Seat }

function cellsOf(map: BattleMap, { desecrated, seatOf }: Holding, players: readonly string[] = []): Cell[] {
  const { board } = map
  const unit = latticeUnit.pointy
  return board.hexes.map((axial, hex) => {
    const [x, y] = centreOf(axial)
    const look: string[] = []
    const names: string[] = []
    if (board.blocked[hex]) {
      look.push('blocked')
      names.push('blocked, a crag')
    }
    for (const player of [0, 1] as const) {
      const whose = players[seatOf(player)] ?? `player ${player === 0 ? 'A' : 'B'}`
      if (map.starting[player].includes(hex)) {
        look.push(`start-${seatOf(player)}`)
        names.push(`starting hex of ${whose}`)
      } else if (map.inTerritory[player][hex]) look.push(`land-${seatOf(player)}`)
      if (map.reserve[player].includes(hex)) {
        look.push(`reserve-${seatOf(player)}`)
        names.push(`reserve hex of ${whose}`)
      }
    }
    if (desecrated.includes(hex)) {
      look.push('desecrated')
      names.push('desecrated ground')
    }
    return { id: board.labels[hex] as string, x: x * unit.x, y: y * unit.y, name: names.join(', '), look }
  })
}

function marksOf(map: BattleMap, { control }: Holding, players: readonly string[]): Mark[] {
  return map.objectives.map(({ hex, mark }, index) => {
    const seat = control[index] ?? -1
    const held = seat < 0 ? 'held by nobody' : `held by ${players[seat]}`
    return {
      id: `objective-${index}`,
      at: { cell: map.board.labels[hex] as string },
      look: mark ?? 'banner',
      name: `objective${mark ? ` (${mark})` : ''}, ${held}`,
      seat: seat < 0 ? undefined : seat,
    }
  })
}

/** A map as its card shows it, with nobody on it. */
export function mapDrawing(map: BattleMap): BoardDrawing {
  return {
    shape: 'hex-pointy',
    cells: cellsOf(map, EMPTY),
    marks: marksOf(map, EMPTY, []),
    pieces: [],
    turned: false,
    margin: MARGIN,
  }
}

function pieceOf(battle: Battle, fighter: Fighter): PieceDrawing {
  const { name, icon } = cardOf(battle, fighter)
  const { active } = battle
  const { powers, rewards, lesserArtefacts } = battle.content
  const borne = fighter.bears.map((id) => powers[id]?.name ?? rewards[id]?.name ?? id)
  const marked = fighter.marked.map((id) => lesserArtefacts[id]?.name ?? id)
  return {
    id: fighter.id,
    name,
    icon: icon ?? 'crossed-swords',
    seat: fighter.seat,
    at: { cell: mapOf(battle).board.labels[fighter.hex] as string },
    hurt: fighter.damage,
    wounds: woundsOf(battle, fighter),
    active: active?.fighter === fighter.id,
    spent: fighter.activated,
    badges: [
      ...borne.map((text) => ({ icon: 'gem-pendant', name: `bears ${text}` })),
      ...marked.map((text) => ({ icon: 'magic-swirl', name: `under ${text}` })),
      ...fighter.lasting.map(({ source, until }) => ({
        icon: 'hourglass',
        name: `under ${source} until the end of the ${until}`,
      })),
    ],
  }
}

/** The battlefield as a viewer sees it, from the edge they sit at. */
export function boardDrawing(battle: Battle, seat: Seat | undefined, players: readonly string[]): BoardDrawing {
  const map = mapOf(battle)
  const first = battle.sides[0].player ?? 0
  const holding: Holding = {
    control: battle.control,
    desecrated: battle.desecrated,
    seatOf: (player) => (player === first ? 0 : 1),
  }
  return {
    shape: 'hex-pointy',
    cells: cellsOf(map, holding, players),
    marks: marksOf(map, holding, players),
    pieces: battle.fighters.filter(({ hex }) => hex >= 0).map((fighter) => pieceOf(battle, fighter)),
    turned: seat !== undefined && facing(battle, seat) === 'far',
    turns: true,
    labelled: true,
    margin: MARGIN,
  }
}
