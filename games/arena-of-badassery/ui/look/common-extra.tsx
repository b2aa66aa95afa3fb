import { type ArtProps, Icon, type Scene } from '@muster/ui'
import type { ArenaExtra } from '../scene/extra.ts'
import type { AnnouncementDrawing } from '../scene/strip.ts'

function Orders({ of: { orders } }: { of: AnnouncementDrawing }) {
  return (
    <ol className="ab-orders">
      {orders.map(({ icon, name, forecast }, at) => (
        <li key={`${at} ${name}`}>
          <Icon name={icon} size={22} />
          <span>
            <b>{name}</b>
            {forecast && <small>{forecast}</small>}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** The next card in full. */
function Whole({ of: card, title }: { of: AnnouncementDrawing; title: string }) {
  return (
    <section className="ab-card ab-next" aria-label={`${title}: ${card.name}`}>
      <h3>
        <small>{title}</small> {card.name}
      </h3>
      <Orders of={card} />
      {card.text.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  )
}

/** A card further back: its name, and its orders as icons. */
function Later({ of: card, place }: { of: AnnouncementDrawing; place: number }) {
  return (
    <section className="ab-card ab-later" aria-label={`Announcement ${place}: ${card.name}`}>
      <h3>
        <small>{place}</small> {card.name}
      </h3>
      <p className="ab-icons">
        {card.orders.map(({ icon, name }, at) => (
          <span key={`${at} ${name}`} role="img" aria-label={name} title={name}>
            <Icon name={icon} size={22} />
          </span>
        ))}
      </p>
    </section>
  )
}

/** The announcement strip: what the enemies will do, and how much more is to come; between games nobody is announced. */
export function CommonExtra({ of: scene }: ArtProps<Scene>) {
  const { strip, between } = scene.extra as ArenaExtra
  if (between) return null
  const { now, queue, toCome } = strip
  const [first, ...later] = now ? [now, ...queue] : queue
  return (
    <section className="ab-strip" aria-label="Announcements">
      <p className="ab-host">
        <Icon name="megaphone" size={26} />
        <b>{now ? 'Now, enemies' : 'Next, enemies'}</b>
      </p>
      {first ? <Whole of={first} title={now ? 'Now' : '1'} /> : <p className="ab-card">No Announcement is left.</p>}
      {later.map((card, at) => (
        <Later key={card.id} of={card} place={now ? at + 1 : at + 2} />
      ))}
      <p className="ab-tocome">
        <b>{toCome}</b> to come
      </p>
    </section>
  )
}
