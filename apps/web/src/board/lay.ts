import type { Point } from '@muster/table'
import type { BoardDrawing, Cell, CellBoard, PieceDrawing, Place, PlaneBoard, Spot } from '@muster/ui'
import { shapeOutline } from '@muster/ui/shape'
import { BASE, inOutline } from './arrange.ts'
import { apart, boundsOf, halfway, insetOf, type Outline, pathOf } from './outline.ts'

/** How long an edge of a cell, or a unit of a plane, is drawn; a base of 53 units comes out as large as one in a cell. */
const SCALES: Readonly<Record<BoardDrawing['shape'], number>> = {
  'hex-pointy': 40,
  'hex-flat': 40,
  square: 68,
  plane: 0.52,
}

/** How far within its edge a cell glows, so that those beside each other stay apart. */
const INSET = 2.4

/** How large a piece is drawn upon its base: the widest of seat marks fits. */
const ON_BASE = 33

const MARGINS = { cells: 2.15, plane: 60 } as const

/** Where the arrow keys point, as a board is drawn. */
export const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

export interface LaidCell extends Point {
  readonly cell: Cell
  /** Its corners around its middle, their path, and the path a little further in. */
  readonly outline: Outline
  readonly path: string
  readonly inner: string
}

/** Where a piece is drawn: from the middle of what it stands on so far aside, so large. */
export interface Stand extends Point {
  readonly aside: Point
  readonly size: number
}

/** A board as it lies on the page: everything in the units it is drawn in. */
export interface Laid {
  readonly drawing: BoardDrawing
  readonly quarter: boolean
  readonly scale: number
  readonly box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number }
  readonly cells: ReadonlyMap<string, LaidCell>
  readonly stands: ReadonlyMap<string, Stand>
  /** A point of the board as it is drawn, and the point of the board that is drawn somewhere. */
  readonly draw: (point: Point) => Point
  readonly read: (drawn: Point) => Point
}

const scaleOf = (drawing: BoardDrawing): number =>
  (drawing.shape === 'plane' ? undefined : drawing.edge) ?? SCALES[drawing.shape]

/** Where everything is drawn: for a viewer at the far edge turned half round, and a quarter more where that fits better. */
export function layBoard(drawing: BoardDrawing, quarter = false): Laid {
  const scale = scaleOf(drawing)
  const sign = drawing.turned ? -scale : scale
  const down = drawing.shape === 'plane' && drawing.upward ? -sign : sign
  const draw = ({ x, y }: Point): Point => (quarter ? { x: -y * down, y: x * sign } : { x: x * sign, y: y * down })
  const read = ({ x, y }: Point): Point => (quarter ? { x: y / sign, y: -x / down } : { x: x / sign, y: y / down })
  const laidCells = drawing.shape === 'plane' ? [] : drawing.cells.map((cell) => layCell(drawing, cell, draw))
  const cells = new Map(laidCells.map((laidCell) => [laidCell.cell.id, laidCell]))
  const laid = { drawing, quarter, scale, cells, draw, read }
  return { ...laid, box: boxOf(laid), stands: new Map(standsOf(laid)) }
}

function layCell(drawing: CellBoard, cell: Cell, draw: Laid['draw']): LaidCell {
  const middle = draw(cell)
  const corners = cell.outline ?? shapeOutline(drawing.shape, cell)
  const outline = corners.map((corner) => {
    const { x, y } = draw(corner)
    return { x: x - middle.x, y: y - middle.y }
  })
  return { cell, ...middle, outline, path: pathOf(outline), inner: pathOf(insetOf(outline, INSET)) }
}

function boxOf({ drawing, scale, cells, draw }: Pick<Laid, 'drawing' | 'scale' | 'cells' | 'draw'>): Laid['box'] {
  const isPlane = drawing.shape === 'plane'
  const margin = scale * (drawing.margin ?? (isPlane ? MARGINS.plane : MARGINS.cells))
  const corners = isPlane
    ? edgeOf(drawing).map(draw)
    : [...cells.values()].flatMap((cell) => [cell, ...(cell.cell.outline ? farCornersOf(cell, scale) : [])])
  const { left, top, width, height } = boundsOf(corners)
  return { left: left - margin, top: top - margin, width: width + 2 * margin, height: height + 2 * margin }
}

/** The corners of a cell an edge length nearer to its middle, so that it has the room around it that others have. */
const farCornersOf = ({ x, y, outline }: LaidCell, edge: number): Point[] =>
  outline.map((corner) => {
    const share = Math.max(0, 1 - edge / apart(corner, { x: 0, y: 0 }))
    return { x: x + corner.x * share, y: y + corner.y * share }
  })

function* standsOf({
  drawing,
  scale,
  cells,
  draw,
}: Pick<Laid, 'drawing' | 'scale' | 'cells' | 'draw'>): Generator<[string, Stand]> {
  const shared = new Map<string, PieceDrawing[]>()
  for (const piece of drawing.pieces) {
    const { id, at } = piece
    if ('cell' in at) shared.set(at.cell, [...(shared.get(at.cell) ?? []), piece])
    else yield [id, { ...draw(at), aside: { x: 0, y: 0 }, size: (at.radius * scale) / ON_BASE }]
  }
  for (const [id, here] of shared) {
    const cell = cells.get(id)
    if (cell) yield* sharing(cell, here)
  }
}

/** Those that share a cell: all as large as they are where there is room, else smaller alike. */
function* sharing({ x, y, outline }: LaidCell, pieces: readonly PieceDrawing[]): Generator<[string, Stand]> {
  const { spots, radius } = inOutline(outline, pieces.length)
  const largest = Math.max(...pieces.map(({ size = 1 }) => size))
  const shrunk = Math.min(1, radius / (BASE * largest))
  for (const [index, { id, size = 1 }] of pieces.entries())
    yield [id, { x, y, aside: spots[index] ?? { x: 0, y: 0 }, size: size * shrunk }]
}

/** Where a spot is drawn; undefined for a cell that is not there. */
export function drawSpot({ cells, draw }: Laid, spot: Spot): Point | undefined {
  return 'cell' in spot ? cells.get(spot.cell) : draw(spot)
}

/** Where a piece is drawn with all that it stands aside. */
export function standOf({ stands }: Laid, piece: string): Point | undefined {
  const stand = stands.get(piece)
  return stand && { x: stand.x + stand.aside.x, y: stand.y + stand.aside.y }
}

/** The middle of a place as it is drawn. */
export function middleOf(laid: Laid, place: Place): Point | undefined {
  if ('line' in place) return halfway(place.line.flatMap((spot) => drawSpot(laid, spot) ?? []))
  if ('strip' in place) return halfway(place.strip.map(laid.draw))
  if ('disc' in place) return laid.draw(place.disc)
  if ('region' in place) {
    const { left, top, width, height } = boundsOf(place.region.flat().map(laid.draw))
    return { x: left + width / 2, y: top + height / 2 }
  }
  return drawSpot(laid, place)
}

/** The corners of a plane. */
export const edgeOf = ({ width, depth }: PlaneBoard): Outline => [
  { x: 0, y: 0 },
  { x: width, y: 0 },
  { x: width, y: depth },
  { x: 0, y: depth },
]

/** The cell a piece stands on; undefined on a plane. */
export const cellUnder = ({ at }: PieceDrawing): string | undefined => ('cell' in at ? at.cell : undefined)
