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

/** The scenario, by the picture of its map, and the card that changes it. */
export function ScenarioPicker({ ui, scenarios, twists, scenario, twist, onScenario, onTwist }: Props) {
  const chosen = scenarios.find(({ id }) => id === scenario)
  const twistCard = twists.find(({ id }) => id === twist)
  return (
    <section className="panel scenario" aria-label={ui.terms.scenario}>
      <h2>{ui.terms.scenario}</h2>
      <div className="scenario-grid">
        <Chips of={scenarios} chosen={scenario} onChoose={onScenario} className="scenario-list" />
        {chosen?.board && <MapPicture ui={ui} drawing={chosen.board} name={`Map of ${chosen.name}`} />}
        {chosen && (
          <div className="scenario-words">
            <h3>{chosen.name}</h3>
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
      </div>
      {twists.length > 0 && (
        <>
          <h3>{ui.terms.twist}</h3>
          <Chips of={twists} chosen={twist} onChoose={onTwist} className="" />
          {twistCard?.text && <p>{twistCard.text}</p>}
        </>
      )}
    </section>
  )
}

interface ChipsProps {
  readonly of: readonly { readonly id: string; readonly name: string }[]
  readonly chosen: string
  readonly className: string
  readonly onChoose: (id: string) => void
}

function Chips({ of: offers, chosen, className, onChoose }: ChipsProps) {
  return (
    <div className={`chips ${className}`}>
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
