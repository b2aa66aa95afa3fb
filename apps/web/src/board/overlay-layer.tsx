import type { Point } from '@muster/table'
import type { Overlay } from '@muster/ui'
import { Label } from '../plane/label.tsx'
import { type Laid, middleOf } from './lay.ts'
import { boundsOf } from './outline.ts'
import { nameOf, PlaceShape } from './place-shape.tsx'

interface Props {
  readonly laid: Laid
  readonly overlays: readonly Overlay[]
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

const classesOf = ({ kind, edge, fill }: Overlay): string =>
  [`overlay-${kind}`, ...(edge ? [`edge-${edge}`] : []), ...(fill ? [`fill-${fill}`] : [])].join(' ')

/** What somebody who points at something wants to see: reach, threat, ranges, areas, lines of sight. */
export function OverlayLayer({ laid, overlays }: Props) {
  return overlays.map((overlay) => (
    <g
      key={`${overlay.kind} ${overlay.name} ${overlay.tone}`}
      className={`overlay ${classesOf(overlay)}`}
      style={overlay.tone ? { color: overlay.tone } : undefined}
    >
      {overlay.places.map((place) => (
        <g key={JSON.stringify(place)} data-line={'line' in place ? place.line.map(nameOf).join(' ') : undefined}>
          <PlaceShape laid={laid} place={place} />
        </g>
      ))}
    </g>
  ))
}

/** Where the word of a place can be read: on a ring, at whichever side of it is on the board; below an outline; amid the rest. */
function wordSpot(laid: Laid, place: Overlay['places'][number]): Point | undefined {
  const middle = middleOf(laid, place)
  if (!middle) return undefined
  const { x, y } = middle
  const { left, top, width, height } = laid.box
  if ('region' in place) {
    const bounds = boundsOf(place.region.flat().map(laid.draw))
    return { x, y: Math.min(bounds.top + bounds.height + 13, top + height - 12) }
  }
  if (!('disc' in place)) return middle
  const far = place.radius * laid.scale
  const isIn = (at: Point) =>
    at.x > left + 30 && at.x < left + width - 30 && at.y > top + 12 && at.y < top + height - 12
  const sides = [
    { x, y: y - far },
    { x, y: y + far },
    { x: x + far, y },
    { x: x - far, y },
  ]
  return sides.find(isIn)
}

/** The words on what is drawn over a board, on plates above all that lies there. */
export function OverlayWords({ laid, overlays }: Props) {
  return overlays.flatMap(({ kind, places, tone }) =>
    places.flatMap((place) => {
      const at = place.word && wordSpot(laid, place)
      return at ? (
        <g key={`${kind} ${JSON.stringify(place)}`} style={tone ? { color: tone } : undefined}>
          <Label className="label-overlay" at={at} words={place.word ?? ''} />
        </g>
      ) : (
        []
      )
    }),
  )
}

/** Names what is drawn over the board, at whichever end of the board less of it is drawn. */
export function OverlayLegend({ laid, overlays }: Props) {
  const named = overlays.filter(({ name, places }) => name && places.length > 0)
  if (named.length === 0) return null
  const drawn = named.flatMap(({ places }) => places.flatMap((place) => middleOf(laid, place)?.y ?? []))
  const isHigh = mean(drawn) < laid.box.top + laid.box.height / 2
  return (
    <ul className={`overlay-legend ${isHigh ? 'legend-low' : ''}`}>
      {named.map((overlay) => (
        <li
          key={`${overlay.kind} ${overlay.name}`}
          className={classesOf(overlay)}
          style={overlay.tone ? { borderLeftColor: overlay.tone } : undefined}
        >
          {overlay.name}
        </li>
      ))}
    </ul>
  )
}
