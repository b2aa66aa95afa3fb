import type { BoardDrawing, Overlay } from '@muster/ui'
import { outlineOf, type Placed } from './layout.ts'

interface Props {
  readonly drawing: BoardDrawing
  readonly placed: ReadonlyMap<string, Placed>
  readonly overlays: readonly Overlay[]
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

/** What somebody who points at something wants to see: reach, threat, ranges, areas, lines of sight. */
export function OverlayLayer({ drawing, placed, overlays }: Props) {
  const outline = outlineOf(drawing.shape)
  return overlays.map(({ kind, name, cells, lines, tone }) => (
    <g key={`${kind} ${name}`} className={`overlay overlay-${kind}`} style={tone ? { color: tone } : undefined}>
      {cells.map((id) => {
        const place = placed.get(id)
        return place ? (
          <path key={id} data-cell={id} d={outline} transform={`translate(${place.x} ${place.y}) scale(.97)`} />
        ) : null
      })}
      {lines.map(({ from, to, word }) => {
        const [start, end] = [placed.get(from), placed.get(to)]
        if (!start || !end) return null
        return (
          <g key={`${from} ${to}`} data-line={`${from} ${to}`}>
            <line x1={start.x} y1={start.y} x2={end.x} y2={end.y} />
            {word && (
              <text x={(start.x + end.x) / 2} y={(start.y + end.y) / 2 - 6}>
                {word}
              </text>
            )}
          </g>
        )
      })}
    </g>
  ))
}

/** Names what is drawn over the board, at whichever end of the board less of it is drawn. */
export function OverlayLegend({ placed, overlays }: Pick<Props, 'placed' | 'overlays'>) {
  const named = overlays.filter(({ name, cells, lines }) => name && cells.length + lines.length > 0)
  if (named.length === 0) return null
  const heightsOf = (ids: Iterable<string>) => [...ids].flatMap((id) => placed.get(id)?.y ?? [])
  const drawn = heightsOf(named.flatMap(({ cells, lines }) => [...cells, ...lines.map(({ to }) => to)]))
  const isHigh = mean(drawn) < mean(heightsOf(placed.keys()))
  return (
    <ul className={`overlay-legend ${isHigh ? 'legend-low' : ''}`}>
      {named.map(({ kind, name, tone }) => (
        <li key={`${kind} ${name}`} className={`overlay-${kind}`} style={tone ? { borderLeftColor: tone } : undefined}>
          {name}
        </li>
      ))}
    </ul>
  )
}
