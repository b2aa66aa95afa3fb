import type { Box, PageUi } from '@muster/ui'
import { MapPicture } from '../board/map-picture.tsx'

interface Props {
  readonly ui: PageUi
  readonly box: Box
  readonly scenario: string
  readonly twist: string
  readonly onScenario: (id: string) => void
  readonly onTwist: (id: string) => void
}

/** The battle, by the picture of its map, and the twist. */
export function ScenarioPicker({ ui, box, scenario, twist, onScenario, onTwist }: Props) {
  const chosen = box.scenarios.find(({ id }) => id === scenario)
  const twistCard = box.twists.find(({ id }) => id === twist)
  return (
    <section className="panel scenario" aria-label={ui.terms.scenario}>
      <h2>{ui.terms.scenario}</h2>
      <div className="scenario-grid">
        <div className="chips scenario-list">
          {[{ id: 'random', name: 'At random' }, { id: '', name: 'Agree at the table' }, ...box.scenarios].map(
            ({ id, name }) => (
              <button
                key={id}
                type="button"
                className="button button-small"
                aria-pressed={scenario === id}
                onClick={() => onScenario(id)}
              >
                {name}
              </button>
            ),
          )}
        </div>
        {chosen ? (
          <>
            <MapPicture ui={ui} drawing={chosen.board} name={`Map of ${chosen.name}`} />
            <div className="scenario-words">
              <h3>{chosen.name}</h3>
              <p>
                <em>{chosen.motto}</em>
              </p>
              {chosen.texts.map(({ name, text }) => (
                <p key={name}>
                  <b>{name}.</b> {text}
                </p>
              ))}
            </div>
          </>
        ) : (
          <p className="scenario-words">
            {scenario === 'random'
              ? `One of ${box.scenarios.length} cards is drawn.`
              : 'The players propose and agree, or draw.'}
          </p>
        )}
      </div>
      <h3>{ui.terms.twist}</h3>
      <div className="chips">
        {[{ id: '', name: 'At random' }, ...box.twists].map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className="button button-small"
            aria-pressed={twist === id}
            onClick={() => onTwist(id)}
          >
            {name}
          </button>
        ))}
      </div>
      {twistCard && <p>{twistCard.text}</p>}
    </section>
  )
}
