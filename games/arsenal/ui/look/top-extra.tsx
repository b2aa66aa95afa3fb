import { type ArtProps, type Scene, seatMark } from '@muster/ui'

/** Who is still in, by the mark of the seat; the one whose turn it is burns brighter. */
export function TopExtra({ of: { seats } }: ArtProps<Scene>) {
  const turn = seats.find(({ cards }) => cards.some(({ active }) => active))
  const left = seats.filter(({ out }) => !out).map(({ name }) => name)
  const words = `In the arena: ${left.join(', ')}${turn ? `. It is the turn of ${turn.name}` : ''}`
  return (
    <svg
      className="ar-roster"
      viewBox={`0 0 ${seats.length * 24} 22`}
      width={seats.length * 24}
      height="22"
      role="img"
      aria-label={words}
    >
      {seats.map(({ seat, out }) => (
        <path
          key={seat}
          d={seatMark(seat).path}
          transform={`translate(${12 + seat * 24} 11) scale(${seat === turn?.seat ? 9 : 6.5})`}
          fill={out ? 'none' : seatMark(seat).fill}
          stroke={seatMark(seat).line}
          strokeWidth=".16"
          opacity={out ? 0.4 : 1}
        />
      ))}
    </svg>
  )
}
