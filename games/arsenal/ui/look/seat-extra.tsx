import { Icon, type Scene, type SeatDrawing } from '@muster/ui'
import type { ArsenalExtra } from '../scene/extra.ts'
import { EnergyCells } from './energy.tsx'

/** A seat's Energy and what lasts for it until the end of the turn. */
export function SeatExtra({ of: { seat, out, title }, scene }: { of: SeatDrawing; scene: Scene }) {
  const side = (scene.extra as ArsenalExtra).sides[seat]
  if (!side || out) return null
  return (
    <div className="ar-side">
      <EnergyCells of={side.energy} />
      {side.lasting.length > 0 && (
        <ul className="ar-lasting" aria-label={`Lasts this turn for ${title}`}>
          {side.lasting.map((words) => (
            <li key={words}>
              <Icon name="hourglass" size={14} /> {words}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
