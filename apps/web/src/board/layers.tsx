import type { BoardDrawing, PageUi, PieceDrawing } from '@muster/ui'
import { memo } from 'react'
import type { Targets } from './board.tsx'
import { outlineOf, type Placed, placeCells, spread } from './layout.ts'
import { Piece } from './piece.tsx'

type Places = ReadonlyMap<string, Placed>

const at = (place: Placed): string => `translate(${place.x} ${place.y})`
const looksOf = ({ cells }: BoardDrawing) => cells.map(({ id, look }) => `${id} ${look}`).join()

/** The ground and its cells; drawn anew only where one of them looks different. */
export const GroundLayer = memo(
  ({ ui, drawing, quarter }: { ui: PageUi; drawing: BoardDrawing; quarter: boolean }) => (
    <>
      <ui.Ground of={drawing} />
      {[...placeCells(drawing).values()].map((place) => (
        <g key={place.cell.id} data-ref={place.cell.id} transform={at(place)}>
          {quarter ? (
            <g transform="rotate(90)">
              <ui.CellArt of={place.cell} />
            </g>
          ) : (
            <ui.CellArt of={place.cell} />
          )}
        </g>
      ))}
    </>
  ),
  (a, b) =>
    a.ui === b.ui &&
    a.quarter === b.quarter &&
    a.drawing.turned === b.drawing.turned &&
    looksOf(a.drawing) === looksOf(b.drawing),
)

export function MarkLayer({ ui, drawing, placed }: { ui: PageUi; drawing: BoardDrawing; placed: Places }) {
  return drawing.marks.map((mark) => {
    const place = placed.get(mark.cell)
    return place ? (
      <g key={mark.id} data-ref={mark.cell} transform={at(place)}>
        <ui.MarkArt of={mark} />
      </g>
    ) : null
  })
}

/** Cells that can be chosen: dashed, with a dot where nothing stands. */
export function TargetLayer({ drawing, placed, targets }: { drawing: BoardDrawing; placed: Places; targets: Targets }) {
  const outline = outlineOf(drawing.shape)
  return [...targets].map(([ref, kind]) => {
    const place = placed.get(ref)
    return place ? (
      <g key={ref} data-ref={ref} data-target={ref} className={`target target-${kind}`} transform={at(place)}>
        <path d={outline} transform="scale(.93)" />
        {!drawing.pieces.some(({ cell }) => cell === ref) && <circle r="5" />}
      </g>
    ) : null
  })
}

/** Cells somebody points at elsewhere: in the log, on a card. */
export function LitLayer({ drawing, placed, lit }: { drawing: BoardDrawing; placed: Places; lit: readonly string[] }) {
  return lit.map((ref) => {
    const place = placed.get(ref) ?? placed.get(drawing.pieces.find(({ id }) => id === ref)?.cell ?? '')
    return place ? <path key={ref} className="lit" d={outlineOf(drawing.shape)} transform={at(place)} /> : null
  })
}

interface PieceProps {
  readonly ui: PageUi
  readonly drawing: BoardDrawing
  readonly placed: Places
  readonly targets: Targets
}

export function PieceLayer({ ui, drawing, placed, targets }: PieceProps) {
  const any = targets.size > 0
  const stands = spread(drawing.pieces)
  return drawing.pieces.map((piece) => {
    const place = placed.get(piece.cell)
    const target = targets.get(piece.id)
    const { x, y, size } = stands.get(piece.id) ?? { x: 0, y: 0, size: 1 }
    return place ? (
      <g
        key={piece.id}
        data-ref={piece.id}
        data-piece={piece.id}
        data-target={target && piece.id}
        transform={at(place)}
      >
        <g>
          <g transform={`translate(${x} ${y}) scale(${size})`}>
            <Piece ui={ui} of={piece} target={target ?? ''} dimmed={any && !piece.active && !target && piece.spent} />
          </g>
        </g>
      </g>
    ) : null
  })
}

/** A line from the active piece to what it aims at. */
export function Aim({
  from,
  to,
  placed,
}: {
  from: PieceDrawing | undefined
  to: PieceDrawing | undefined
  placed: Places
}) {
  const start = from && placed.get(from.cell)
  const end = to && placed.get(to.cell)
  if (!start || !end || from === to) return null
  return <line className="aim" x1={start.x} y1={start.y} x2={end.x} y2={end.y} />
}
