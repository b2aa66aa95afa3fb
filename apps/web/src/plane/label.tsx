import './plane.css'
import type { Point } from '@muster/table'
import type { PlaneBoard } from '@muster/ui'

/** A length in words: "4.5″", cut to a tenth. */
export const lengthText = (units: number, { measure }: PlaneBoard): string =>
  `${Math.floor((10 * units) / measure.units) / 10}${measure.sign}`

/** About half as wide as words come out. */
export const halfWidth = (words: string): number => words.length * 3.6 + 7

interface Props {
  readonly at: Point
  readonly words: string
  readonly className?: string
  /** Whether it is read from below to above. */
  readonly upright?: boolean
}

/** Words on a plate, so that they can be read over whatever lies there; as large on a small board as on a large one. */
export function Label({ at: { x, y }, words, className = '', upright = false }: Props) {
  const half = halfWidth(words)
  return (
    <g className={`label ${className}`} transform={`translate(${x} ${y})${upright ? ' rotate(-90)' : ''}`}>
      <g className="readable">
        <rect x={-half} y="-10" width={2 * half} height="20" rx="4" />
        <text y="4.5">{words}</text>
      </g>
    </g>
  )
}
