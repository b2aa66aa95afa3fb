import type { Point } from '@muster/table'
import type { BoardDrawing, Moment, Overlay, PageUi, PieceDrawing, Step } from '@muster/ui'
import { lazy, type RefObject, Suspense, useEffect, useId, useRef } from 'react'
import { PlaneDesk, PlaneGround, PlaneTop } from '../plane/lazy.ts'
import type { Planning } from '../plane/planning.ts'
import { type Camera, useCamera } from './camera.ts'
import { cellUnder, type Laid, standOf } from './lay.ts'
import { Aim, boxText, GroundLayer, LitLayer, MarkLayer, PieceLayer, TargetLayer } from './layers.tsx'
import { useMotion } from './motion.ts'
import { pathOf, pointsOf } from './outline.ts'
import { useCursor } from './use-cursor.ts'
import { useFan } from './use-fan.ts'
import { usePointing } from './use-pointing.ts'
import { useLaid } from './use-quarter.ts'
import { wayTo } from './ways.ts'

/** Drawn when somebody points at something. */
const load = () => import('./overlay-layer.tsx')
const OverlayLayer = lazy(async () => ({ default: (await load()).OverlayLayer }))
const OverlayLegend = lazy(async () => ({ default: (await load()).OverlayLegend }))
const OverlayWords = lazy(async () => ({ default: (await load()).OverlayWords }))

/** Drawn when others have been at work. */
const RecapLayer = lazy(async () => ({ default: (await import('./recap-layer.tsx')).RecapLayer }))

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
  /** What happened while the viewer waited, marked till the next decision. */
  readonly recap: readonly Step[]
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
  /** Hears of what pans and zooms it: its buttons lie where they cover nothing that can be chosen. */
  readonly onCamera: (camera: Camera) => void
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
  const { onCamera } = props
  useEffect(() => onCamera(camera), [onCamera, camera])
  useMotion(group, laid, moments, beat)
  const { fan, open, rest, go, close } = useFan(laid)
  const onPick = (ref: string) => {
    close()
    props.onPick(ref)
  }
  const { onHover } = props
  const pointing = usePointing({ ...props, laid, fan, camera, onPick, onRest: rest, onTap: go })
  const { cursor, ...keyboard } = useCursor({
    ...props,
    laid,
    camera,
    svg,
    onPick,
    onHover: (ref, at) => {
      go(ref)
      onHover(ref, at)
    },
  })
  const active = drawing.pieces.find((piece) => piece.active)
  const words = <Suspense>{overlays.length > 0 && <OverlayWords laid={laid} overlays={overlays} />}</Suspense>
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
          {['board-hatch', 'overlay-hatch'].map((id) => (
            <pattern key={id} id={id} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <path d="M0 0V8" stroke="#000" strokeOpacity=".55" strokeWidth="5" />
            </pattern>
          ))}
        </defs>
        <g ref={group}>
          <g id={world}>
            <GroundLayer ui={ui} laid={laid} />
            <Suspense>{plane && <PlaneGround ui={ui} laid={laid} plane={plane} plan={plan} />}</Suspense>
            <MarkLayer ui={ui} laid={laid} />
            <TargetLayer laid={laid} targets={targets} />
            <Suspense>{overlays.length > 0 && <OverlayLayer laid={laid} overlays={overlays} />}</Suspense>
            <LitLayer laid={laid} lit={lit} />
            {way.length > 1 && <polyline className="trail" points={pointsOf(way)} />}
            <PieceLayer ui={ui} laid={open} targets={targets} fan={fan} />
            <Suspense>{props.recap.length > 0 && <RecapLayer laid={laid} steps={props.recap} />}</Suspense>
            <Suspense>
              {plane ? (
                <PlaneTop laid={laid} plane={plane} plan={plan} mover={active} isTarget={(id) => targets.has(id)}>
                  {words}
                </PlaneTop>
              ) : (
                words
              )}
            </Suspense>
            <Aim laid={open} from={active} to={drawing.pieces.find(({ id }) => id === aim)} />
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
      <Suspense>{overlays.length > 0 && <OverlayLegend laid={laid} overlays={overlays} />}</Suspense>
    </div>
  )
}

const HELP =
  'Board. Arrow keys move the cursor, with Shift through what stands there, Enter chooses, plus and minus zoom, 0 fits.'

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
