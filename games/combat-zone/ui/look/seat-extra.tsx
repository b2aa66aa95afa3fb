import { plural } from '@muster/table'
import { Icon, type Scene, type SeatDrawing } from '@muster/ui'
import type { CombatExtra } from '../scene/scene.ts'

/** Who has Control, the Luck that is left, and the Gonks that act when the team is inspired. */
export function SeatExtra({ of: { seat, out }, scene }: { of: SeatDrawing; scene: Scene }) {
  const side = (scene.extra as CombatExtra).sides[seat]
  if (!side || out) return null
  return (
    <div className="cz-side">
      {side.hasControl && <b className="cz-control">has Control</b>}
      <span className="cz-luck" role="img" aria-label={`${side.luck} Luck left`}>
        {Array.from({ length: Math.min(side.luck, 6) }, (_, leaf) => (
          <Icon key={leaf} name="clover" size={16} />
        ))}
        <b>{side.luck}</b> Luck
      </span>
      {side.gonks > 0 && (
        <span className="cz-gonks">
          {plural(side.gonks, 'Gonk')}
          <span className={side.hasControl ? 'unseen' : ''}> {side.gonks === 1 ? 'acts' : 'act'} on Inspire</span>
        </span>
      )}
    </div>
  )
}
