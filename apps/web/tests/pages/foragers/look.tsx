import { type ArtProps, type BoardDrawing, type Cell, type Mark, seatMark } from '@muster/ui'
import { shapeOutline } from '@muster/ui/shape'
import { EDGE } from './edge.ts'

/** Words and berries are as much smaller as the edge is shorter than they were drawn for. */
const SMALLER = `scale(${EDGE / 76})`

export function Ground({ outline }: ArtProps<BoardDrawing> & { outline: string }) {
  return <path className="fo-meadow" d={outline} />
}

/** The name of a zone stands within its upper edge. */
export function CellArt({ of: { id, x, y, outline: zone }, outline }: ArtProps<Cell> & { outline: string }) {
  const corners = zone ?? shapeOutline('hex-flat', { x, y })
  const top = Math.min(...corners.map((corner) => corner.y))
  const [left, right] = corners.filter((corner) => corner.y - top < 0.01).map((corner) => corner.x)
  const at = { x: (((left ?? x) + (right ?? x)) / 2 - x) * EDGE, y: (top - y) * EDGE + 12 }
  return (
    <g>
      <path className="fo-zone" d={outline} />
      <text className="fo-name" transform={`translate(${at.x} ${at.y}) ${SMALLER}`}>
        {id}
      </text>
    </g>
  )
}

export function MarkArt({ of: { look, name, seat } }: ArtProps<Mark>) {
  if (look === 'berries')
    return (
      <text className="fo-berries" y="62" transform={SMALLER}>
        {'●'.repeat(Number(name))}
      </text>
    )
  if (look === 'nest') return <path className="fo-nest" d="M-14 4Q0 18 14 4M-10 2Q0 10 10 2" />
  const { fill, line } = seatMark(seat)
  return <path d="M0 8V-16L14-10 0-4" fill={fill} stroke={line} strokeWidth="2" />
}
