import { type Axial, centreOf, distance, type Hex, type HexBoard, latticeUnit } from '@muster/space'
import type { Point } from '@muster/table'
import type { Cell, CellBoard } from '@muster/ui'
import { shapeOutline } from '@muster/ui/shape'
import type { VaultMap } from '../../content/maps.ts'
import { labelOf, STATION, vaultOf } from '../../rules/lookup.ts'
import type { State } from '../../rules/state.ts'
import { isFull } from '../../rules/zone.ts'
import { groundMarks, placedMarks, voidMarks } from './marks.ts'
import { enemyPiece, hunterPiece } from './pieces.ts'

const SHAPE = 'hex-pointy'
/** How long an edge is drawn: a zone is wide enough for three bases. */
const EDGE = 74
const MARGIN = 1.06

function middleOf(axial: Axial): Point {
  const [x, y] = centreOf(axial)
  return { x: x * latticeUnit.pointy.x, y: y * latticeUnit.pointy.y }
}

/** AB-SETUP-6: what a zone is besides a zone, as looks and as words. */
function floorOf(map: VaultMap, zone: Hex): { look: string[]; names: string[] } {
  const spawning = map.spawning.indexOf(zone)
  const marks = Object.entries(map.marks).flatMap(([mark, zones]) => (zones.includes(zone) ? mark : []))
  return {
    look: [
      ...(spawning >= 0 ? ['spawn', `spawn-${spawning + 1}`] : []),
      ...(map.starting.includes(zone) ? ['start'] : []),
      ...marks.map((mark) => `mark ${mark.replaceAll('-', ' ')}`),
    ],
    names: [
      ...(spawning >= 0 ? [`spawning zone ${spawning + 1}: hunters may not enter`] : []),
      ...(map.starting.includes(zone) ? ['starting zone'] : []),
      ...marks.map((mark) => mark.replaceAll('-', ' ')),
    ],
  }
}

function cellsOf(map: VaultMap, says: (zone: Hex) => readonly string[]): Cell[] {
  return map.board.hexes.map((axial, zone) => {
    const { look, names } = floorOf(map, zone)
    const name = [...names, ...says(zone)].join(', ')
    return { id: map.board.labels[zone] as string, ...middleOf(axial), name, look }
  })
}

/** A map as it is before anybody stands on it. */
export function mapDrawing(map: VaultMap, content: State['content']): CellBoard {
  const elements = [
    ...map.stations.map(({ zone, active }) => ({ kind: STATION, zone, on: active })),
    ...map.elements.map(({ kind, zone }) => ({ kind, zone, on: true })),
  ]
  return {
    shape: SHAPE,
    edge: EDGE,
    margin: MARGIN,
    cells: cellsOf(map, () => []),
    marks: [...voidMarks(map.board, middleOf), ...placedMarks(content, map.board, elements)],
    pieces: [],
    turned: false,
    labelled: true,
  }
}

/** The Vault as it stands. Everybody sees the same. */
export function boardDrawing(state: State): CellBoard {
  const map = vaultOf(state)
  const isLaid = state.elements.length > 0 || state.round > 0 || state.stage === 'places'
  const plain = mapDrawing(map, state.content)
  if (!isLaid) return plain
  return {
    ...plain,
    cells: cellsOf(map, (zone) => (isFull(state, zone) ? ['full'] : [])),
    marks: [
      ...voidMarks(map.board, middleOf),
      ...placedMarks(state.content, map.board, state.elements),
      ...groundMarks(state),
      ...map.board.labels.flatMap((cell, zone) =>
        isFull(state, zone)
          ? [{ id: `full ${cell}`, at: { cell }, look: 'full', name: 'full: nobody else fits in' }]
          : [],
      ),
    ],
    pieces: [
      ...state.hunters.filter(({ zone }) => zone >= 0).map((hunter) => hunterPiece(state, hunter)),
      ...state.enemies.map((enemy) => enemyPiece(state, enemy)),
    ],
  }
}

const sameCorner = (a: Point, b: Point): boolean => Math.abs(a.x - b.x) < 0.01 && Math.abs(a.y - b.y) < 0.01

/** The edge two zones share. */
function edgeBetween(board: HexBoard, one: Hex, other: Hex): Point[] {
  const [mine, theirs] = [one, other].map((zone) => shapeOutline(SHAPE, middleOf(board.hexes[zone] as Axial)))
  return (mine ?? []).filter((corner) => theirs?.some((their) => sameCorner(corner, their)))
}

/** The edges between the zones that lie no further from one than so much, and those beyond. */
export function edgesAround(state: State, from: Hex, far: number): { readonly line: Point[] }[] {
  const { board } = vaultOf(state)
  return board.neighbours.flatMap((beside, zone) =>
    distance(board, from, zone) > far
      ? []
      : beside.flatMap((next) => (distance(board, from, next) > far ? [{ line: edgeBetween(board, zone, next) }] : [])),
  )
}

export const cellOf = (state: State, zone: Hex): { readonly cell: string } => ({ cell: labelOf(state, zone) })
