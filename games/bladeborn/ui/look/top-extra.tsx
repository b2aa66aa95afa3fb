import { type ArtProps, type Scene, seatMark } from '@muster/ui'
import type { BladebornExtra } from '../scene/extra.ts'

const TURNS = 4

/** Turns of this round: a mark of its shape a turn, hollow when taken. */
export function TopExtra({ of: scene }: ArtProps<Scene>) {
  const { sides } = scene.extra as BladebornExtra
  if (sides.length === 0) return null
  const words = scene.seats.map(({ name, seat }) => `${name} ${sides[seat]?.turnsLeft ?? 0}`).join(', ')
  return (
    <svg
      className="bb-turns"
      viewBox="0 0 172 20"
      width="172"
      height="20"
      role="img"
      aria-label={`Turns left: ${words}`}
    >
      {sides.map(({ turnsLeft }, seat) =>
        Array.from({ length: TURNS }, (_, turn) => (
          <path
            key={`${seat}-${turn}`}
            d={seatMark(seat).path}
            transform={`translate(${12 + seat * 90 + turn * 20} 10) scale(7)`}
            fill={turn < TURNS - turnsLeft ? 'none' : seatMark(seat).fill}
            stroke={seatMark(seat).line}
            strokeWidth=".16"
            opacity={turn < TURNS - turnsLeft ? 0.45 : 1}
          />
        )),
      )}
    </svg>
  )
}
