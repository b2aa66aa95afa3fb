import { type ArtProps, Icon, type Scene } from '@muster/ui'
import type { BladebornExtra } from '../scene/extra.ts'

/** The campaign between battles: what was fought, who aspires, what each side has won. */
export function Interlude({ of: scene }: ArtProps<Scene>) {
  const { campaign } = scene.extra as BladebornExtra
  if (!campaign)
    return (
      <div className="bb-interlude">
        <Icon name="knight-banner" size={72} />
        <h2>The warbands gather</h2>
        <p>The battlefield is chosen next.</p>
      </div>
    )
  return (
    <div className="bb-interlude">
      <h2>The campaign</h2>
      <p>{campaign.aspirant ? `${campaign.aspirant} is the aspirant.` : 'Nobody is the aspirant yet.'}</p>
      <ol>
        {campaign.fought.map(({ battle, winner, how }, index) => (
          <li key={index}>
            <b>{battle}</b>: {winner} wins {how}
          </li>
        ))}
      </ol>
      <div className="bb-won">
        {campaign.sides.map(({ name, powers, lesser }) => (
          <section key={name}>
            <h3>{name}</h3>
            {powers.length + lesser.length === 0 ? <p>Nothing won yet.</p> : null}
            <ul>
              {[...powers, ...lesser].map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}
