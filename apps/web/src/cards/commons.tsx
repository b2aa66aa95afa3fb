import type { Scene } from '@muster/ui'
import type { CardTable } from './card-spot.tsx'
import { Zones } from './zones.tsx'

const nobodys = ({ zones }: Scene) => zones.filter(({ seat }) => seat === undefined)

/** Where the table is narrow, nobody's cards lie with the seats. */
export function CommonsInDrawer({ scene, ...table }: CardTable & { readonly scene: Scene }) {
  const zones = nobodys(scene)
  if (zones.length === 0) return null
  return (
    <section className="commons-drawer" aria-label="Cards beside the board">
      <Zones of={zones} {...table} />
    </section>
  )
}

/** What belongs to nobody: the game's own state and its cards. */
export function Commons({ scene, ...table }: CardTable & { readonly scene: Scene }) {
  const { ui } = table
  const zones = nobodys(scene)
  if (!ui.CommonExtra && zones.length === 0) return null
  return (
    <aside className="commons" aria-label="Beside the board">
      <h2 className="unseen">Beside the board</h2>
      {ui.CommonExtra && <ui.CommonExtra of={scene} />}
      <div className="commons-zones">
        <Zones of={zones} {...table} />
      </div>
    </aside>
  )
}
