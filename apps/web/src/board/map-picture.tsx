import type { BoardDrawing, PageUi } from '@muster/ui'
import { layBoard } from './lay.ts'
import { boxText, GroundLayer, MarkLayer } from './layers.tsx'

/** A board to look at, not to play on. */
export function MapPicture({ ui, drawing, name }: { ui: PageUi; drawing: BoardDrawing; name: string }) {
  const laid = layBoard(drawing)
  return (
    <svg className="map-picture" viewBox={boxText(laid)} role="img" aria-label={name}>
      <GroundLayer ui={ui} laid={laid} />
      <MarkLayer ui={ui} laid={laid} />
    </svg>
  )
}
