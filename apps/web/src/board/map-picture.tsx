import type { BoardDrawing, PageUi } from '@muster/ui'
import { boxOf, placeCells } from './layout.ts'

/** A board to look at, not to play on. */
export function MapPicture({ ui, drawing, name }: { ui: PageUi; drawing: BoardDrawing; name: string }) {
  const placed = placeCells(drawing)
  return (
    <svg className="map-picture" viewBox={boxOf(drawing, placed)} role="img" aria-label={name}>
      <ui.Ground of={drawing} />
      {[...placed.values()].map(({ cell, x, y }) => (
        <g key={cell.id} transform={`translate(${x} ${y})`}>
          <ui.CellArt of={cell} />
        </g>
      ))}
      {drawing.marks.map((mark) => {
        const at = placed.get(mark.cell)
        return at ? (
          <g key={mark.id} transform={`translate(${at.x} ${at.y})`}>
            <ui.MarkArt of={mark} />
          </g>
        ) : null
      })}
    </svg>
  )
}
