import type { BoardDrawing, PageUi } from '@muster/ui'
import { Suspense } from 'react'
import { PlaneGround } from '../plane/lazy.ts'
import { layBoard } from './lay.ts'
import { boxText, GroundLayer, MarkLayer } from './layers.tsx'

/** A board to look at, not to play on. */
export function MapPicture({ ui, drawing, name }: { ui: PageUi; drawing: BoardDrawing; name: string }) {
  const laid = layBoard(drawing)
  return (
    <svg className="map-picture" viewBox={boxText(laid)} role="img" aria-label={name}>
      <GroundLayer ui={ui} laid={laid} />
      {drawing.shape === 'plane' && (
        <Suspense>
          <PlaneGround ui={ui} laid={laid} plane={drawing} plan={undefined} />
        </Suspense>
      )}
      <MarkLayer ui={ui} laid={laid} />
    </svg>
  )
}
