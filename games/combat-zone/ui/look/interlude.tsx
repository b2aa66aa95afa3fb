import { type ArtProps, Icon, type Scene } from '@muster/ui'
import type { CombatExtra } from '../scene/scene.ts'

/** While nothing is laid out: who comes, what they have been through, and who waits in their HQ. */
export function Interlude({ of: { seats, zones, round, place, extra } }: ArtProps<Scene>) {
  const { sides } = extra as CombatExtra
  const [scenario] = place
  return (
    <div className="cz-interlude">
      <h2>{scenario?.name ?? 'Night falls'}</h2>
      <p>{scenario?.text ?? 'Factions, scenario and Battlespace are settled first.'}</p>
      <div className="cz-camps">
        {seats.map(({ seat, title, icon }) => {
          const own = zones.filter((zone) => zone.seat === seat)
          const people = own.filter(({ name }) => name === 'HQ').flatMap(({ cards }) => cards)
          const done = own.filter(({ name }) => name === 'Completed').flatMap(({ cards }) => cards)
          return (
            <section key={seat}>
              <h3>
                <Icon name={icon} size={30} /> {title || 'No faction yet'}
              </h3>
              {people.length > 0 && (
                <p>
                  {round}: {sides[seat]?.cred ?? 0} Street Cred
                </p>
              )}
              <ul>
                {people.map(({ id, name, icon: face, count, tags }) => (
                  <li key={id}>
                    <Icon name={face} size={24} />
                    <span>
                      <b>{name}</b>
                      {count ? ` ×${count}` : ''} <small>{tags.join(' · ')}</small>
                    </span>
                  </li>
                ))}
              </ul>
              {done.length > 0 && <p>Completed: {done.map(({ name }) => name).join(', ')}</p>}
            </section>
          )
        })}
      </div>
    </div>
  )
}
