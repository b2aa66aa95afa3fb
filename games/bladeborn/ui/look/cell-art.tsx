import { type ArtProps, type Cell, seatMark } from '@muster/ui'

const HEX = 'M0-40L34.64-20V20L0 40-34.64 20V-20Z'
const INNER = 'M0-34L29.4-17V17L0 34-29.4 17V-17Z'

/** A number that stays the same for a place, so that scattered ink looks the same every time. */
function scatter(id: string): number {
  let sum = 7
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 997
  return sum
}

const CRAGS = ['crags', 'mountains', 'mountaintop'] as const
const SCRUB = ['dead-wood', 'grass', 'rock'] as const

function Crag({ id }: { id: string }) {
  return (
    <g className="bb-crag">
      <path d={HEX} fill="url(#bb-rock)" stroke="#1d1a17" strokeWidth="3" />
      <path d={INNER} fill="url(#bb-hatch)" />
      <use
        className="upright"
        href={`#gi-${CRAGS[scatter(id) % 3]}`}
        x="-23"
        y="-24"
        width="46"
        height="46"
        fill="#14110f"
      />
    </g>
  )
}

/** What lies under the pieces: crags, scrub, the ink of territories, starting and reserve hexes. */
export function CellArt({ of: { id, look } }: ArtProps<Cell>) {
  if (look.includes('blocked')) return <Crag id={id} />
  const number = scatter(id)
  const land = look.find((name) => name.startsWith('land-') || name.startsWith('start-'))
  const start = look.find((name) => name.startsWith('start-'))
  const reserve = look.find((name) => name.startsWith('reserve-'))
  const seatOf = (name: string) => seatMark(Number(name.split('-')[1]))
  return (
    <g>
      <path d={HEX} className="bb-hex" style={{ fillOpacity: 0.14 + (number % 5) * 0.06 }} />
      {land && <path d={INNER} fill={seatOf(land).fill} opacity={start ? 0.2 : 0.09} />}
      {number % 9 === 0 && !start && (
        <use
          className="upright"
          href={`#gi-${SCRUB[number % 3]}`}
          x="-14"
          y="-13"
          width="28"
          height="28"
          fill="#6b5330"
          opacity=".28"
        />
      )}
      {start && (
        <path
          d={INNER}
          fill="none"
          stroke={seatOf(start).fill}
          strokeWidth="2.4"
          strokeDasharray="11 23.5"
          opacity=".8"
        />
      )}
      {reserve && (
        <path
          d="M-9 5L0-5 9 5M-9 13L0 3 9 13"
          fill="none"
          stroke={seatOf(reserve).fill}
          strokeWidth="3.4"
          opacity=".75"
        />
      )}
      {look.includes('desecrated') && (
        <use
          className="upright"
          href="#gi-burning-skull"
          x="-17"
          y="-18"
          width="34"
          height="34"
          fill="#5a1212"
          opacity=".75"
        />
      )}
    </g>
  )
}
