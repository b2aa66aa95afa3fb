import type { Point } from '@muster/table'
import type { BoardDrawing, Moment, Overlay, PageUi, PieceDrawing } from '@muster/ui'
import { type RefObject, Suspense, useId, useRef } from 'react'
import { PlaneDesk, PlaneGround, PlaneTop } from '../plane/lazy.ts'
import type { Planning } from '../plane/planning.ts'
import { type Camera, useCamera } from './camera.ts'
import { cellUnder, type Laid, standOf } from './lay.ts'
import { Aim, boxText, GroundLayer, LitLayer, MarkLayer, PieceLayer, TargetLayer } from './layers.tsx'
import { useMotion } from './motion.ts'
import { pathOf, pointsOf } from './outline.ts'
import { OverlayLayer, OverlayLegend } from './overlay-layer.tsx'
import { useCursor } from './use-cursor.ts'
import { usePointing } from './use-pointing.ts'
import { useLaid } from './use-quarter.ts'
import { wayTo } from './ways.ts'

export type Targets = ReadonlyMap<string, 'plain' | 'strong' | 'faint' | 'chosen'>

interface Props {
  readonly ui: PageUi
  readonly drawing: BoardDrawing
  /** Cells and pieces that can be chosen now, by what the options call them. */
  readonly targets: Targets
  /** What is drawn so far, where a point or a way is asked for. */
  readonly plan: Planning | undefined
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

/** A board of cells or a plane that knows no rules: it draws, shows what can be chosen, and says what was. */
export function Board(props: Props) {
  const { ui, targets, plan, lit, overlays, trail, aim, moments, beat, boardRef: svg } = props
  const holder = useRef<HTMLDivElement>(null)
  const laid = useLaid(holder, props.drawing)
  const { drawing } = laid
  const plane = drawing.shape === 'plane' ? drawing : undefined
  const group = useRef<SVGGElement>(null)
  const world = useId()
  const camera = useCamera(svg, group)
  useMotion(group, laid, moments, beat)
  const pointing = usePointing({ ...props, camera })
  const { cursor, ...keyboard } = useCursor({ ...props, laid, camera, svg })
  const active = drawing.pieces.find((piece) => piece.active)
  const way = trail && active ? wayOf(laid, targets, active, trail) : []
  return (
    <div ref={holder} className="board-holder">
      <svg
        ref={svg}
        className={`board ${laid.quarter ? 'board-quarter' : ''} ${plan ? 'board-plans' : ''}`}
        viewBox={boxText(laid)}
        role="application"
        aria-label={plan?.help ?? HELP}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the board is operated by keyboard
        tabIndex={0}
        {...pointing}
        {...keyboard}
      >
        <defs>
          <pattern id="board-hatch" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path d="M0 0V8" stroke="#000" strokeOpacity=".55" strokeWidth="5" />
          </pattern>
        </defs>
        <g ref={group}>
          <g id={world}>
            <GroundLayer ui={ui} laid={laid} />
            <Suspense>{plane && <PlaneGround ui={ui} laid={laid} plane={plane} plan={plan} />}</Suspense>
            <MarkLayer ui={ui} laid={laid} />
            <TargetLayer laid={laid} targets={targets} />
            <OverlayLayer laid={laid} overlays={overlays} />
            <LitLayer laid={laid} lit={lit} />
            {way.length > 1 && <polyline className="trail" points={pointsOf(way)} />}
            <PieceLayer ui={ui} laid={laid} targets={targets} />
            <Suspense>{plane && <PlaneTop laid={laid} plane={plane} plan={plan} mover={active} />}</Suspense>
            <Aim laid={laid} from={active} to={drawing.pieces.find(({ id }) => id === aim)} />
            {cursor !== undefined && <Cursor laid={laid} at={cursor} />}
          </g>
        </g>
      </svg>
      <Suspense>
        {plane && (
          <PlaneDesk
            laid={laid}
            plane={plane}
            plan={plan}
            camera={camera}
            svg={svg}
            group={group}
            world={world}
            onSay={props.onSay}
          />
        )}
      </Suspense>
      <OverlayLegend laid={laid} overlays={overlays} />
      <Tools camera={camera} />
    </div>
  )
}

const HELP =
  'Board. Arrow keys move the cursor, with Shift through what stands there, Enter chooses, plus and minus zoom, 0 fits.'

function Tools({ camera }: { camera: Camera }) {
  return (
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
  )
}

/** Where the active piece would go, as far as the board can tell. */
function wayOf(laid: Laid, targets: Targets, active: PieceDrawing, trail: string): readonly Point[] {
  const cell = cellUnder(active)
  if (cell !== undefined) return wayTo(laid, new Set(targets.keys()), cell, trail)
  return [active.id, trail].flatMap((ref) => standOf(laid, ref) ?? [])
}

function Cursor({ laid, at }: { laid: Laid; at: string }) {
  const cell = laid.cells.get(at)
  if (cell) return <path className="cursor" d={cell.path} transform={`translate(${cell.x} ${cell.y})`} />
  const scenery = laid.drawing.shape === 'plane' ? laid.drawing.scenery.find(({ id }) => id === at) : undefined
  if (scenery) return <path className="cursor" d={pathOf(scenery.outline.map(laid.draw))} />
  const stand = laid.stands.get(at)
  return stand ? <circle className="cursor" cx={stand.x} cy={stand.y} r={36 * stand.size} /> : null
}
