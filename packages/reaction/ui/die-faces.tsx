import { isCrit, isFumble } from '../compare.ts'
import type { ActionDie } from '../dice.ts'

const CELL = 16

/** The faces of a die that do it: a Fumble hatched, hits filled, a Crit starred; in words too. */
export function DieFaces({ die, hits }: { die: ActionDie; hits: (face: number) => boolean }) {
  const hitting = die.faces.filter(hits)
  const special = [...(die.crit > 0 ? [`Crit ${die.crit}`] : []), ...(die.fumble > 0 ? [`Fumble ${die.fumble}`] : [])]
  const said = [`${die.name}: ${hitting.length} of ${die.faces.length} faces`, ...special].join(', ')
  const width = die.faces.length * CELL
  return (
    <svg width={width} height={CELL} viewBox={`0 0 ${width} ${CELL}`} role="img" aria-label={said}>
      {die.faces.map((face, at) => (
        <g key={face} transform={`translate(${at * CELL} 0)`}>
          <rect
            x={1}
            y={1}
            width={CELL - 2}
            height={CELL - 2}
            fill={hits(face) ? 'currentColor' : 'none'}
            fillOpacity={0.35}
            stroke="currentColor"
          />
          {isFumble({ die, face }) && <path d="M2 14 14 2M2 8 8 2M8 14 14 8" stroke="currentColor" />}
          <text x={CELL / 2} y={12} textAnchor="middle" fontSize="9" fill="currentColor">
            {isCrit({ die, face }) ? '★' : face}
          </text>
        </g>
      ))}
    </svg>
  )
}
