import { type ArtProps, type CardDrawing, Icon, type Scene } from '@muster/ui'
import type { TreeDrawing } from '../scene/between.ts'
import type { ArenaExtra } from '../scene/extra.ts'

function Offered({ of: { name, icon, kind, status, text = [] } }: { of: CardDrawing }) {
  return (
    <li className="ab-card">
      <h3>
        <Icon name={icon} size={22} /> {name} <b>{status}</b>
      </h3>
      <p>
        <b>{kind}</b> {text.join(' ')}
      </p>
    </li>
  )
}

/** A Skill Tree: a place for each Mod, tier by tier, filled where there is one; in full, with what each does. */
function Tree({ of: { name, tiers }, inFull }: { of: TreeDrawing; inFull: boolean }) {
  return (
    <div className="ab-tree">
      <h4>{name}</h4>
      <ol>
        {tiers.map((slots) => (
          <li key={slots[0]?.name}>
            <ul>
              {slots.map(({ name: slot, text, filled }) => (
                <li key={slot} className={filled ? 'ab-mod' : ''} title={text}>
                  {slot}
                  {filled && <span className="unseen">: has a Mod</span>}
                  {inFull && <small>{text}</small>}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Between two games of a campaign: what the machine offers, and how far the hunters' trees have grown. */
export function Interlude({ of: { extra } }: ArtProps<Scene>) {
  const { between } = extra as ArenaExtra
  if (!between) return null
  return (
    <div className="ab-interlude">
      <h2>{between.title}</h2>
      <p>{between.text}</p>
      <ul className="ab-offered">
        {between.cards.map((card) => (
          <Offered key={card.id} of={card} />
        ))}
      </ul>
      {between.hunters.map(({ name, icon, trees }) => (
        <section key={name} aria-label={`Skill Trees of ${name}`}>
          <h3>
            <Icon name={icon} size={22} /> {name}
          </h3>
          <div className="ab-trees">
            {trees.map((tree) => (
              <Tree key={tree.name} of={tree} inFull={between.inFull} />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
