import type { Point } from '@muster/table'
import type { PieceDrawing, PlaneBoard } from '@muster/ui'
import { edgeOf, type Laid } from '../board/lay.ts'
import { pathOf, pointsOf } from '../board/outline.ts'
import { PlaceShape } from '../board/place-shape.tsx'
import { halfWidth, Label } from './label.tsx'
import type { Planning } from './planning.ts'

interface Props {
  readonly laid: Laid
  readonly plan: Planning
}

/** Where an answer may end, as far as the plane goes. */
export function RegionLayer({ laid, plan, plane }: Props & { plane: PlaneBoard }) {
  if (plan.region.length === 0) return null
  return (
    <g className="plan-region" clipPath="url(#plane-edge)">
      <clipPath id="plane-edge">
        <path d={pathOf(edgeOf(plane).map(laid.draw))} />
      </clipPath>
      <PlaceShape laid={laid} place={{ region: plan.region }} />
    </g>
  )
}

/** The way as it is drawn, what is suggested, and the ghost at its end. */
export function PlanLayer({ laid, plan, mover }: Props & { mover: PieceDrawing | undefined }) {
  const { from, way, draft, judged } = plan
  const end = way.at(-1)
  const state = judged?.verdict ? 'plan-refused' : judged ? 'plan-fine' : 'plan-asked'
  const line = (from ? [from, ...way] : way).map(laid.draw)
  const isPut = (corner: Point) => draft.points.some(({ x, y }) => x === corner.x && y === corner.y)
  return (
    <g className={`plan ${state}`}>
      {from && line.length > 1 && (
        <>
          <polyline className="plan-way-under" points={pointsOf(line)} />
          <polyline className="plan-way" data-way={JSON.stringify(way)} points={pointsOf(line)} />
        </>
      )}
      {way.slice(0, -1).map((corner, index) => {
        const { x, y } = laid.draw(corner)
        const className = isPut(corner) ? 'plan-bend' : 'plan-bend plan-bend-found'
        // biome-ignore lint/suspicious/noArrayIndexKey: a way may come by a point twice
        return <circle key={`${index} ${x} ${y}`} className={className} cx={x} cy={y} r={isPut(corner) ? 7 : 4} />
      })}
      <Suggestions laid={laid} plan={plan} />
      {judged?.marks?.map(({ at, word }) => (
        <Crossing key={`${at.x},${at.y} ${word}`} at={laid.draw(at)} word={word} />
      ))}
      {end && <Ghost laid={laid} at={end} plan={plan} icon={from && mover?.icon} />}
    </g>
  )
}

/** What the way meets, where it does. */
function Crossing({ at: { x, y }, word }: { at: Point; word: string }) {
  return (
    <g className="plan-crossing">
      <path d={`M${x} ${y - 9}L${x + 9} ${y}L${x} ${y + 9}L${x - 9} ${y}Z`} />
      <Label className="label-crossing" at={{ x, y: y + 22 }} words={word} />
    </g>
  )
}

/** The radius of the mark for a place that is no base. */
const PIN = 11

/** Where a piece would stand, or a thing would lie, and what the rules say of it. */
function Ghost({ laid, at, plan, icon }: Props & { at: Point; icon: string | undefined }) {
  const { x, y } = laid.draw(at)
  const { from, judged } = plan
  const words = judged?.verdict?.text ?? judged?.words ?? ''
  const wide = from ? from.radius * laid.scale : PIN
  const { left, top, width, height } = laid.box
  const half = Math.min(width / 2, halfWidth(words))
  const aside = Math.max(left + half, Math.min(left + width - half, x))
  const below = y < top + height * 0.3 ? wide + 18 : -wide - 18
  return (
    <g className="ghost" data-ghost-at={`${at.x},${at.y}`}>
      <circle cx={x} cy={y} r={wide} />
      {icon ? (
        <use href={`#gi-${icon}`} x={x - wide * 0.6} y={y - wide * 0.6} width={wide * 1.2} height={wide * 1.2} />
      ) : (
        <path d={`M${x - 18} ${y}H${x + 18}M${x} ${y - 18}V${y + 18}`} />
      )}
      {words && <Label className="label-plan" at={{ x: aside, y: y + below }} words={words} />}
    </g>
  )
}

/** How many suggestions are shown on the board: those that have a key. The rest is shown as it is tried. */
const SHOWN = 9

/** Where suggestions end, numbered as their buttons are; staying is seen by the piece. */
function Suggestions({ laid, plan: { suggestions, draft, from } }: Props) {
  return suggestions.map(({ points }, index) => {
    const end = points.at(-1)
    if (!end || (end.x === from?.x && end.y === from.y)) return null
    if (index >= SHOWN && draft.taken !== index) return null
    const { x, y } = laid.draw(end)
    return (
      <g
        key={JSON.stringify(points)}
        className={`suggestion ${draft.taken === index ? 'suggestion-taken' : ''}`}
        data-suggestion={index}
        transform={`translate(${x} ${y})`}
      >
        <g className="readable">
          <rect x="-9" y="-9" width="18" height="18" rx="4" />
          <text y="4.5">{index + 1}</text>
        </g>
      </g>
    )
  })
}
