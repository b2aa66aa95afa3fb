import { Icon, type Scene, type SeatDrawing } from '@muster/ui'
import type { AbilityExtra, SanctuaryExtra } from '../scene/extra.ts'

/** The ability with its timer: a notch a turn to wait, filled as they pass. */
function Ability({ of: { name, icon, timer, cooldown } }: { of: AbilityExtra }) {
  const ready = timer === 0
  const words = ready ? 'ready' : timer === 1 ? 'ready next turn' : `ready in ${timer} turns`
  return (
    <p className={ready ? 'sn-ability sn-ready' : 'sn-ability'}>
      <Icon name={icon} size={22} />
      <b>{name}</b>
      <span className="sn-notches" aria-hidden="true">
        {Array.from({ length: cooldown }, (_, index) => (
          <i key={index} className={index < cooldown - timer ? 'sn-notch-full' : ''} />
        ))}
      </span>
      <small>{words}</small>
    </p>
  )
}

export function SeatExtra({ of: { seat }, scene }: { of: SeatDrawing; scene: Scene }) {
  const ability = (scene.extra as SanctuaryExtra).abilities[seat]
  return ability ? <Ability of={ability} /> : null
}
