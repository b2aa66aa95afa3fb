import type { BoardDrawing, PageUi, PieceDrawing } from '@muster/ui'
import { cellsOf, seatMark } from '@muster/ui'
import { Fragment, memo } from 'react'
import type { Targets } from './board.tsx'
import type { Fan } from './fan.ts'
import { cellUnder, edgeOf, type Laid, layBoard, middleOf, standOf } from './lay.ts'
import { pathOf } from './outline.ts'
import { Piece } from './piece.tsx'
import { PlaceShape } from './place-shape.tsx'

const at = ({ x, y }: { x: number; y: number }): string => `translate(${x} ${y})`
/** The part of the plane a board is drawn on, as SVG has it. */
export const boxText = ({ box: { left, top, width, height } }: Laid): string => `${left} ${top} ${width} ${height}`

const looksOf = (drawing: BoardDrawing) =>
  cellsOf(drawing)
    .map(({ id, look }) => `${id} ${look}`)
    .join()

/** The ground and its cells; drawn anew only where one of them looks different. */
export const GroundLayer = memo(
  ({ ui, laid }: { ui: PageUi; laid: Laid }) => {
    const { drawing, quarter } = laid
    const upright = quarter ? layBoard(drawing) : laid
    const turn = quarter ? 'rotate(90)' : undefined
    const edge = drawing.shape === 'plane' ? pathOf(edgeOf(drawing).map(upright.draw)) : ''
    return (
      <>
        <g transform={turn}>
          <ui.Ground of={drawing} outline={edge} />
        </g>
        {[...laid.cells.values()].map((place) => (
          <g key={place.cell.id} data-ref={place.cell.id} transform={at(place)}>
            <g transform={turn}>
              <ui.CellArt of={place.cell} outline={upright.cells.get(place.cell.id)?.path ?? ''} />
            </g>
            {'labelled' in drawing && drawing.labelled && (
              <text className="cell-label" y={-0.64 * laid.scale}>
                {place.cell.id}
              </text>
            )}
          </g>
        ))}
      </>
    )
  },
  (a, b) =>
    a.ui === b.ui &&
    a.laid.quarter === b.laid.quarter &&
    a.laid.drawing.turned === b.laid.drawing.turned &&
    looksOf(a.laid.drawing) === looksOf(b.laid.drawing),
)

/** What lies on the board. A mark with an extent is drawn with it; its art stands in its middle. */
export function MarkLayer({ ui, laid }: { ui: PageUi; laid: Laid }) {
  return laid.drawing.marks.map((mark) => {
    const middle = middleOf(laid, mark.at)
    if (!middle) return null
    const isSpot = 'cell' in mark.at || 'x' in mark.at
    return (
      <Fragment key={mark.id}>
        {!isSpot && (
          <g className={`mark mark-${mark.look}`}>
            <PlaceShape laid={laid} place={mark.at} />
          </g>
        )}
        <g data-ref={'cell' in mark.at ? mark.at.cell : mark.id} transform={at(middle)}>
          <ui.MarkArt of={mark} />
        </g>
      </Fragment>
    )
  })
}

/** Cells that can be chosen: dashed, with a dot where nothing stands. */
export function TargetLayer({ laid, targets }: { laid: Laid; targets: Targets }) {
  return [...targets].map(([ref, kind]) => {
    const place = laid.cells.get(ref)
    return place ? (
      <g key={ref} data-ref={ref} data-target={ref} className={`target target-${kind}`} transform={at(place)}>
        <path d={place.inner} />
        {!laid.drawing.pieces.some((piece) => cellUnder(piece) === ref) && <circle r="5" />}
      </g>
    ) : null
  })
}

/** What somebody points at elsewhere: in the log, on a card. */
export function LitLayer({ laid, lit }: { laid: Laid; lit: readonly string[] }) {
  return lit.map((ref) => {
    const piece = laid.drawing.pieces.find(({ id }) => id === ref)
    if (piece && !('cell' in piece.at))
      return <Lit key={ref} laid={laid} of={{ disc: piece.at, radius: piece.at.radius * 1.4 }} />
    const cell = piece ? cellUnder(piece) : ref
    return cell !== undefined && laid.cells.has(cell) ? <Lit key={ref} laid={laid} of={{ cell }} /> : null
  })
}

const Lit = ({ laid, of }: { laid: Laid; of: Parameters<typeof PlaceShape>[0]['place'] }) => (
  <g className="lit">
    <PlaceShape laid={laid} place={of} whole />
  </g>
)

interface PieceProps {
  readonly ui: PageUi
  readonly laid: Laid
  readonly targets: Targets
  readonly fan: Fan | undefined
}

/** The pieces; those of a cell that is fanned out lie over the others, on a ground that stands for their cell. */
export function PieceLayer({ ui, laid, targets, fan }: PieceProps) {
  const any = targets.size > 0
  const draw = (piece: PieceDrawing) => {
    const stand = laid.stands.get(piece.id)
    const target = targets.get(piece.id)
    return stand ? (
      <g
        key={piece.id}
        data-ref={piece.id}
        data-piece={piece.id}
        data-target={target && piece.id}
        transform={at(stand)}
      >
        <g>
          {!('cell' in piece.at) && <BaseArt of={piece} radius={piece.at.radius * laid.scale} />}
          <g transform={`${at(stand.aside)} scale(${stand.size})`}>
            <Piece ui={ui} of={piece} target={target ?? ''} dimmed={any && !piece.active && !target && piece.spent} />
          </g>
        </g>
      </g>
    ) : null
  }
  const { pieces } = laid.drawing
  if (!fan) return pieces.map(draw)
  return [
    ...pieces.filter(({ id }) => !fan.stands.has(id)).map(draw),
    <circle key="fan" className="fan" data-ref={fan.cell} cx={fan.x} cy={fan.y} r={fan.room + 6} />,
    ...pieces.filter(({ id }) => fan.stands.has(id)).map(draw),
  ]
}

/** A base on a plane is round and as large as it is; the seat's mark stands upon it. */
function BaseArt({ of: { seat, tone, spent }, radius }: { of: PieceDrawing; radius: number }) {
  const mark = seatMark(seat)
  return (
    <g className={spent ? 'base base-spent' : 'base'}>
      <circle r={radius} fill="#0009" cx="2.5" cy="3" />
      <circle r={radius - 1} fill="#12161c" stroke={tone ?? mark.line} strokeWidth="2" />
    </g>
  )
}

interface AimProps {
  readonly laid: Laid
  readonly from: PieceDrawing | undefined
  readonly to: PieceDrawing | undefined
}

/** A line from the active piece to what it aims at. */
export function Aim({ laid, from, to }: AimProps) {
  const start = from && standOf(laid, from.id)
  const end = to && standOf(laid, to.id)
  if (!start || !end || from === to) return null
  return <line className="aim" x1={start.x} y1={start.y} x2={end.x} y2={end.y} />
}
