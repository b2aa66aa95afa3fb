import type { Overlay } from '@muster/ui'
import { type Laid, middleOf } from './lay.ts'
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
      key={`${overlay.kind} ${overlay.name}`}
      className={`overlay ${classesOf(overlay)}`}
      style={overlay.tone ? { color: overlay.tone } : undefined}
    >
      {overlay.places.map((place) => (
        <g key={JSON.stringify(place)} data-line={'line' in place ? place.line.map(nameOf).join(' ') : undefined}>
          <PlaceShape laid={laid} place={place} />
          {place.word && <Word laid={laid} place={place} />}
        </g>
      ))}
    </g>
  ))
}

function Word({ laid, place }: { laid: Laid; place: Overlay['places'][number] }) {
  const middle = middleOf(laid, place)
  if (!middle) return null
  const y = 'disc' in place ? middle.y - place.radius * laid.scale - 6 : middle.y - 6
  return (
    <text x={middle.x} y={y}>
      {place.word}
    </text>
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
