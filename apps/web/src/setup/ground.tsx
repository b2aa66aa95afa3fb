import type { Box, PageUi, Scenario } from '@muster/ui'
import { MapPicture } from '../board/map-picture.tsx'

interface Props {
  readonly ui: PageUi
  readonly scenarios: readonly Scenario[]
  readonly twists: Box['twists']
  readonly scenario: string
  readonly twist: string
  readonly onScenario: (id: string) => void
  readonly onTwist: (id: string) => void
}

/** The ground that is laid: the map of what is chosen, its words, and what else could be chosen. */
export function Ground({ ui, scenarios, twists, scenario, twist, onScenario, onTwist }: Props) {
  const chosen = scenarios.find(({ id }) => id === scenario)
  const twistCard = twists.find(({ id }) => id === twist)
  const map = chosen?.board ? chosen : twistCard
  return (
    <section className="panel ground" aria-label={ui.terms.scenario}>
      {map?.board ? (
        <MapPicture key={map.id} ui={ui} drawing={map.board} name={`Map of ${map.name}`} />
      ) : (
        <p className="ground-open">
          No map yet: {twistCard?.text || chosen?.texts[0]?.text || 'it is settled at the table.'}
        </p>
      )}
      {chosen && (
        <div className="scenario-words">
          <h2>{chosen.name}</h2>
          {chosen.motto && (
            <p>
              <em>{chosen.motto}</em>
            </p>
          )}
          {chosen.texts.map(({ name, text }) => (
            <p key={name}>
              <b>{name}.</b> {text}
            </p>
          ))}
        </div>
      )}
      <h3>{ui.terms.scenario}</h3>
      <Chips of={scenarios} chosen={scenario} onChoose={onScenario} />
      {twists.length > 0 && (
        <>
          <h3>{ui.terms.twist}</h3>
          <Chips of={twists} chosen={twist} onChoose={onTwist} />
          {twistCard?.text && <p>{twistCard.text}</p>}
        </>
      )}
    </section>
  )
}

interface ChipsProps {
  readonly of: readonly { readonly id: string; readonly name: string }[]
  readonly chosen: string
  readonly onChoose: (id: string) => void
}

function Chips({ of: offers, chosen, onChoose }: ChipsProps) {
  return (
    <div className="chips">
      {offers.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          className="button button-small"
          aria-pressed={chosen === id}
          onClick={() => onChoose(id)}
        >
          {name}
        </button>
      ))}
    </div>
  )
}
