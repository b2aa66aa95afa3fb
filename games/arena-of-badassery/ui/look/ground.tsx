import type { ArtProps, BoardDrawing } from '@muster/ui'
import { coverHex } from '@muster/ui/cover'

/** As large as any board: what lies behind it. */
const FAR = 4000

/** How long an edge of a zone is drawn. */
export const EDGE = 74

/** Rays of a comic panel, from the middle of the first zone outwards. */
const rays = Array.from({ length: 16 }, (_, index) => {
  const [from, to] = [index / 8, (index + 0.5) / 8].map((turn) => turn * Math.PI) as [number, number]
  const at = (angle: number) => `${Math.round(FAR * Math.cos(angle))} ${Math.round(FAR * Math.sin(angle))}`
  return `M0 0L${at(from)} ${at(to)}Z`
}).join('')

function Patterns() {
  return (
    <defs>
      <pattern id="ab-dots" width="11" height="11" patternUnits="userSpaceOnUse" patternTransform="rotate(35)">
        <circle cx="3" cy="3" r="2.1" fill="#8a5a1c" opacity=".28" />
      </pattern>
      <pattern id="ab-halftone" width="16" height="16" patternUnits="userSpaceOnUse" patternTransform="rotate(30)">
        <circle cx="5" cy="5" r="3.4" fill="#ffd21f" opacity=".42" />
      </pattern>
      <pattern id="ab-void" width="18" height="18" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="18" height="18" fill="#14110f" />
        <path d="M4 0V18" stroke="#3a332b" strokeWidth="7" />
      </pattern>
      <linearGradient id="ab-floor" x1="0" y1="0" x2=".3" y2="1">
        <stop offset="0" stopColor="#fbeecb" />
        <stop offset="1" stopColor="#e9d3a0" />
      </linearGradient>
    </defs>
  )
}

/** Orange behind the Vault: rays, halftone, and the black edge that all zones together have. */
export function Ground({ of }: ArtProps<BoardDrawing>) {
  const cells = of.shape === 'plane' ? [] : of.cells
  const middle = cells[Math.floor(cells.length / 2)]
  return (
    <g className="ab-ground">
      <Patterns />
      <rect x={-FAR} y={-FAR} width={2 * FAR} height={2 * FAR} fill="#ff6a13" />
      <g transform={middle ? `translate(${middle.x * EDGE} ${middle.y * EDGE})` : undefined}>
        <path d={rays} fill="#ff9a1f" />
      </g>
      <rect x={-FAR} y={-FAR} width={2 * FAR} height={2 * FAR} fill="url(#ab-halftone)" />
      <g transform="translate(5 9)">
        {cells.map(({ id, x, y }) => (
          <path
            key={id}
            d={coverHex(x * EDGE, y * EDGE, EDGE)}
            fill="#14110f"
            stroke="#14110f"
            strokeWidth="14"
            strokeLinejoin="round"
          />
        ))}
      </g>
    </g>
  )
}
