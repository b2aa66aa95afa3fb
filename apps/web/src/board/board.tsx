import type { BoardDrawing, Moment, Overlay, PageUi } from '@muster/ui'
import { type RefObject, useMemo, useRef } from 'react'
import { useCamera } from './camera.ts'
import { Aim, GroundLayer, LitLayer, MarkLayer, PieceLayer, TargetLayer } from './layers.tsx'
import { boxOf, outlineOf, placeCells, wayTo } from './layout.ts'
import { useMotion } from './motion.ts'
import { OverlayLayer, OverlayLegend } from './overlay-layer.tsx'
import { useCursor } from './use-cursor.ts'
import { usePointing } from './use-pointing.ts'
import { useQuarter } from './use-quarter.ts'

export type Targets = ReadonlyMap<string, 'plain' | 'strong' | 'faint' | 'chosen'>

interface Props {
  readonly ui: PageUi
  readonly drawing: BoardDrawing
  /** Cells and pieces that can be chosen now, by what the options call them. */
  readonly targets: Targets
  readonly lit: readonly string[]
  readonly overlays: readonly Overlay[]
  /** Where the active piece would go. */
  readonly trail?: string | undefined
  /** What the active piece aims at. */
  readonly aim?: string | undefined
  readonly moments: readonly Moment[]
  readonly beat: number
  readonly onPick: (ref: string) => void
  readonly onHover: (ref: string | undefined, at?: DOMRect) => void
  readonly onSay: (words: string) => void
  readonly boardRef: RefObject<SVGSVGElement | null>
}

/** A board of hexes or squares that knows no rules: it draws, shows what can be chosen, and says what was. */
export function Board(props: Props) {
  const { ui, targets, lit, overlays, trail, aim, moments, beat, boardRef: svg } = props
  const holder = useRef<HTMLDivElement>(null)
  const [drawing, quarter] = useQuarter(holder, props.drawing)
  const group = useRef<SVGGElement>(null)
  const camera = useCamera(svg, group)
  const placed = useMemo(() => placeCells(drawing), [drawing])
  useMotion(group, placed, moments, beat)
  const pointing = usePointing({ ...props, drawing, camera })
  const { cursor, ...keyboard } = useCursor({ ...props, drawing, placed, camera, svg })
  const active = drawing.pieces.find((piece) => piece.active)
  const way = trail && active ? wayTo(drawing.shape, placed, new Set(targets.keys()), active.cell, trail) : []
  const cursorAt = cursor === undefined ? undefined : placed.get(cursor)
  return (
    <div ref={holder} className="board-holder">
      <svg
        ref={svg}
        className={quarter ? 'board board-quarter' : 'board'}
        viewBox={boxOf(drawing, placed)}
        role="application"
        aria-label="Board. Arrow keys move the cursor, Enter chooses, plus and minus zoom, 0 fits."
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the board is operated by keyboard
        tabIndex={0}
        {...pointing}
        {...keyboard}
      >
        <g ref={group}>
          <GroundLayer ui={ui} drawing={drawing} quarter={quarter} />
          <MarkLayer ui={ui} drawing={drawing} placed={placed} />
          <TargetLayer drawing={drawing} placed={placed} targets={targets} />
          <OverlayLayer drawing={drawing} placed={placed} overlays={overlays} />
          <LitLayer drawing={drawing} placed={placed} lit={lit} />
          {way.length > 1 && <polyline className="trail" points={way.map(({ x, y }) => `${x},${y}`).join(' ')} />}
          <PieceLayer ui={ui} drawing={drawing} placed={placed} targets={targets} />
          <Aim from={active} to={drawing.pieces.find(({ id }) => id === aim)} placed={placed} />
          {cursorAt && (
            <path
              className="cursor"
              d={outlineOf(drawing.shape)}
              transform={`translate(${cursorAt.x} ${cursorAt.y})`}
            />
          )}
        </g>
      </svg>
      <OverlayLegend placed={placed} overlays={overlays} />
      <div className="board-tools">
        <button type="button" aria-label="Zoom in" onClick={() => camera.zoom(1.3)}>
          +
        </button>
        <button type="button" aria-label="Zoom out" onClick={() => camera.zoom(1 / 1.3)}>
          −
        </button>
        <button type="button" aria-label="Fit the board" onClick={camera.fit}>
          ⤢
        </button>
      </div>
    </div>
  )
}
