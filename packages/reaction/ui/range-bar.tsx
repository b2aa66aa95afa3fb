import { type Band, type Bands, bandNames, bands } from '../band.ts'

/** Bands look alike wherever they occur: RED solid, YELLOW dashed, GREEN dotted, Long without a line. */
const lines: Readonly<Record<Band, { readonly dash: string | undefined; readonly colour: string }>> = {
  red: { dash: undefined, colour: 'var(--token-red, #b93232)' },
  yellow: { dash: '6 4', colour: 'var(--token-yellow, #d9a514)' },
  green: { dash: '1.5 4', colour: 'var(--token-green, #2f8f4e)' },
  long: { dash: '0 100', colour: 'currentColor' },
}

const names: Readonly<Record<Band, string>> = { red: 'RED', yellow: 'YELLOW', green: 'GREEN', long: 'Long' }

const WIDTH = 44

/** The range of an action: all four bands by name and reach, those it has filled in. */
export function RangeBar({ range, reach }: { range: Bands; reach: Readonly<Record<Band, string>> }) {
  const inRange = bandNames(range)
  const said = inRange.map((band) => `${names[band]}, ${reach[band]}`).join('; ')
  return (
    <svg
      width={bands.length * WIDTH}
      height={34}
      viewBox={`0 0 ${bands.length * WIDTH} 34`}
      role="img"
      aria-label={inRange.length === 0 ? 'Range: none' : `Range: ${said}`}
    >
      {bands.map((band, at) => (
        <BandPart key={band} band={band} left={at * WIDTH} isIn={inRange.includes(band)} reach={reach[band]} />
      ))}
    </svg>
  )
}

function BandPart({ band, left, isIn, reach }: { band: Band; left: number; isIn: boolean; reach: string }) {
  const { dash, colour } = lines[band]
  const middle = left + WIDTH / 2
  return (
    <g opacity={isIn ? 1 : 0.35}>
      <rect
        x={left + 1}
        y={13}
        width={WIDTH - 2}
        height={8}
        fill={isIn ? colour : 'none'}
        stroke={colour}
        opacity={0.5}
      />
      <path
        d={`M${left + WIDTH - 1} 10V24`}
        stroke={colour}
        strokeWidth={2}
        {...(dash === undefined ? {} : { strokeDasharray: dash })}
      />
      <text x={middle} y={9} textAnchor="middle" fontSize="8" fill="currentColor">
        {names[band]}
      </text>
      <text x={middle} y={32} textAnchor="middle" fontSize="8" fill="currentColor">
        {reach}
      </text>
    </g>
  )
}
