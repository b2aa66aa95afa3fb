import type { PlaneBoard } from '@muster/ui'
import type { Laid } from '../board/lay.ts'
import { apart, depthIn } from '../board/outline.ts'
import { lengthText } from './label.tsx'
import type { Planning } from './planning.ts'

/** How wide a piece of the board the loupe shows, as it is drawn. */
const SEEN = 150

interface Props {
  readonly laid: Laid
  readonly plane: PlaneBoard
  readonly plan: Planning
  /** The id of all that is drawn on the board. */
  readonly world: string
}

/** How far the end is from what is nearest; undefined where nothing is. */
function gapOf({ plane, plan }: Pick<Props, 'plane' | 'plan'>): number | undefined {
  const end = plan.draft.points.at(-1)
  if (!end) return undefined
  const own = plan.from?.radius ?? 0
  const isOther = (active: boolean) => !active || !plan.from
  const bases = plane.pieces.flatMap(({ at, active }) =>
    'cell' in at || !isOther(active) ? [] : [apart(at, end) - at.radius - own],
  )
  const gaps = [...bases, ...plane.scenery.map(({ outline }) => -depthIn(outline, end) - own)]
  return gaps.length === 0 ? undefined : Math.min(...gaps)
}

/** What lies under a finger that draws, enlarged in the corner it does not cover, with the gap to what is nearest. */
export function Loupe({ laid, plane, plan, world }: Props) {
  const end = plan.draft.points.at(-1)
  if (!end) return null
  const { x, y } = laid.draw(end)
  const isLeft = x < laid.box.left + laid.box.width / 2
  const gap = gapOf({ plane, plan })
  const cross = [`M${x} ${y - 60}v30`, `M${x} ${y + 60}v-30`, `M${x - 60} ${y}h30`, `M${x + 60} ${y}h-30`]
  return (
    <div className={`loupe ${isLeft ? 'loupe-right' : ''}`}>
      <svg aria-hidden="true" viewBox={`${x - SEEN / 2} ${y - SEEN / 2} ${SEEN} ${SEEN}`}>
        <use href={`#${world}`} />
        <path d={cross.join('')} />
      </svg>
      {gap !== undefined && <span>{gap > 0 ? `gap ${lengthText(gap, plane)}` : 'no gap'}</span>}
    </div>
  )
}
