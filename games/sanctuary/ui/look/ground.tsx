import type { ArtProps, BoardDrawing } from '@muster/ui'

/** A square of the board as it is drawn, and how many there are to a side. */
const SIDE = 68
const MANY = 20
const FIRST = SIDE / 2
const LAST = FIRST + MANY * SIDE

const numbers = Array.from({ length: MANY }, (_, index) => index + 1)
const lines = numbers.slice(1).map((number) => FIRST + (number - 1) * SIDE)

/** Numbers along an edge: columns in red, rows in blue, as the dice that name them. */
function Numbers() {
  return (
    <g className="sn-numbers">
      {numbers.map((number) => (
        <g key={number}>
          <text className="sn-column" x={number * SIDE} y={FIRST - 12}>
            {number}
          </text>
          <text className="sn-column" x={number * SIDE} y={LAST + 30}>
            {number}
          </text>
          <text className="sn-row" x={FIRST - 22} y={number * SIDE + 8}>
            {number}
          </text>
          <text className="sn-row" x={LAST + 22} y={number * SIDE + 8}>
            {number}
          </text>
        </g>
      ))}
    </g>
  )
}

function Patterns() {
  return (
    <defs>
      <radialGradient id="sn-sand" cx="50%" cy="50%" r="72%">
        <stop offset="0" stopColor="#f0d9ad" />
        <stop offset=".55" stopColor="#dcbd8e" />
        <stop offset="1" stopColor="#b98d5a" />
      </radialGradient>
      <radialGradient id="sn-glow" cx="50%" cy="50%" r="50%">
        <stop offset="0" stopColor="#ffe9a8" stopOpacity=".95" />
        <stop offset=".5" stopColor="#ffd777" stopOpacity=".45" />
        <stop offset="1" stopColor="#ffd777" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="sn-steel" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#b4613a" />
        <stop offset="1" stopColor="#8a4022" />
      </linearGradient>
      <pattern id="sn-ribs" width="17" height="17" patternUnits="userSpaceOnUse">
        <path d="M4 0V17" stroke="#5f2c16" strokeWidth="4" opacity=".5" />
      </pattern>
      <pattern id="sn-hazard" width="16" height="16" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="16" height="16" fill="#2a1a12" />
        <path d="M0 4H16" stroke="#e0a72c" strokeWidth="6" />
      </pattern>
    </defs>
  )
}

/** The frontier map: sand under a grid, the city's light in the middle, a rusty frame with the numbers of the dice. */
export function Ground(_: ArtProps<BoardDrawing>) {
  const width = LAST - FIRST
  return (
    <g className="sn-ground">
      <Patterns />
      <rect x={FIRST - 44} y={FIRST - 44} width={width + 88} height={width + 88} rx="22" fill="#3b2114" />
      <rect
        x={FIRST - 40}
        y={FIRST - 40}
        width={width + 80}
        height={width + 80}
        rx="18"
        fill="none"
        stroke="#a4502b"
        strokeWidth="3"
        strokeDasharray="22 7"
      />
      <rect x={FIRST} y={FIRST} width={width} height={width} fill="url(#sn-sand)" />
      <path
        d={lines.map((at) => `M${at} ${FIRST}V${LAST}M${FIRST} ${at}H${LAST}`).join('')}
        stroke="#8f6537"
        strokeWidth="1.6"
        opacity=".5"
      />
      <rect x={FIRST} y={FIRST} width={width} height={width} fill="none" stroke="#6f4322" strokeWidth="4" />
      <Numbers />
    </g>
  )
}
