import { type ArtProps, type BoardDrawing, cellsOf } from '@muster/ui'

/** How far the hide goes beyond the outermost centres. */
const SIDE = 60

/** The hide the war map is inked on: bone in the middle, burnt towards the edge, a compass nobody needs. */
export function Ground({ of: board }: ArtProps<BoardDrawing>) {
  const { turned } = board
  const cells = cellsOf(board)
  const xs = cells.map(({ x }) => (turned ? -x : x) * 40)
  const ys = cells.map(({ y }) => (turned ? -y : y) * 40)
  const left = Math.min(...xs) - SIDE
  const top = Math.min(...ys) - SIDE
  const width = Math.max(...xs) - left + SIDE
  const height = Math.max(...ys) - top + SIDE
  return (
    <g className="bb-ground">
      <defs>
        <radialGradient id="bb-hide" cx="50%" cy="46%" r="75%">
          <stop offset="0" stopColor="#efe4cb" />
          <stop offset=".62" stopColor="#dcc9a2" />
          <stop offset="1" stopColor="#a98d5d" />
        </radialGradient>
        <linearGradient id="bb-rock" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#6f675d" />
          <stop offset="1" stopColor="#3d3832" />
        </linearGradient>
        <pattern id="bb-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">
          <path d="M0 0V7" stroke="#2b2724" strokeWidth="1" opacity=".35" />
        </pattern>
      </defs>
      <rect x={left - 7} y={top - 7} width={width + 14} height={height + 14} rx="20" fill="#5b4526" />
      <rect
        x={left}
        y={top}
        width={width}
        height={height}
        rx="14"
        fill="url(#bb-hide)"
        stroke="#c8ac75"
        strokeWidth="5"
      />
      <rect
        x={left + 12}
        y={top + 12}
        width={width - 24}
        height={height - 24}
        rx="8"
        fill="none"
        stroke="#6b5330"
        strokeWidth="1.2"
        strokeDasharray="14 5 2 5"
        opacity=".6"
      />
    </g>
  )
}
