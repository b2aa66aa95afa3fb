import type { Place, Spot } from '@muster/ui'
import { drawSpot, type Laid } from './lay.ts'
import { apart, pathOf, pointsOf } from './outline.ts'

/** A spot as it is told apart in the page. */
export const nameOf = (spot: Spot): string => ('cell' in spot ? spot.cell : `${spot.x},${spot.y}`)

interface Props {
  readonly laid: Laid
  readonly place: Place
  /** Whether a cell is drawn to its edge, and not a little within. */
  readonly whole?: boolean
}

/** Any place, drawn: an outline, a dot, a line, a band, a circle. What it looks like is up to the style around it. */
export function PlaceShape({ laid, place, whole = false }: Props) {
  if ('line' in place) {
    const points = place.line.flatMap((spot) => drawSpot(laid, spot) ?? [])
    if (points.length < 2) return null
    return <polyline points={pointsOf(points)} />
  }
  if ('strip' in place) return <Strip laid={laid} strip={place.strip} width={place.width} />
  if ('disc' in place) {
    const { x, y } = laid.draw(place.disc)
    return <circle data-disc={nameOf(place.disc)} cx={x} cy={y} r={place.radius * laid.scale} />
  }
  if ('region' in place) {
    const outlines = place.region.map((outline) => pathOf(outline.map(laid.draw)))
    return <path data-region="" d={outlines.join('')} fillRule="evenodd" />
  }
  if ('cell' in place) {
    const cell = laid.cells.get(place.cell)
    if (!cell) return null
    return (
      <path data-cell={place.cell} d={whole ? cell.path : cell.inner} transform={`translate(${cell.x} ${cell.y})`} />
    )
  }
  const { x, y } = laid.draw(place)
  return <circle data-point={nameOf(place)} cx={x} cy={y} r="7" />
}

function Strip({ laid, strip: [from, to], width }: { laid: Laid } & Extract<Place, { strip: unknown }>) {
  const length = apart(from, to) || 1
  const across = { x: ((from.y - to.y) / length) * (width / 2), y: ((to.x - from.x) / length) * (width / 2) }
  const corners = [
    { x: from.x + across.x, y: from.y + across.y },
    { x: to.x + across.x, y: to.y + across.y },
    { x: to.x - across.x, y: to.y - across.y },
    { x: from.x - across.x, y: from.y - across.y },
  ]
  return <path data-strip={`${nameOf(from)} ${nameOf(to)}`} d={pathOf(corners.map(laid.draw))} />
}
