import { type ArtProps, type Scene, seatMark } from '@muster/ui'
import type { CombatExtra } from '../scene/scene.ts'

/** Whose Control it is. */
export function TopExtra({ of: { extra, seats } }: ArtProps<Scene>) {
  const seat = (extra as CombatExtra).sides.findIndex(({ hasControl }) => hasControl)
  if (seat < 0) return null
  const { path, fill, line } = seatMark(seat)
  return (
    <span className="cz-top">
      <svg viewBox="-1.2 -1.2 2.4 2.4" width="18" height="18" aria-hidden="true">
        <path d={path} fill={fill} stroke={line} strokeWidth=".16" />
      </svg>
      {seats[seat]?.title}
    </span>
  )
}
