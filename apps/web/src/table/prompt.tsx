import type { ShownOption } from '@muster/table'
import { type PageUi, seatMark } from '@muster/ui'
import { QuestionForm } from '../questions/question-form.tsx'
import type { Choosing } from '../questions/use-choice.ts'
import { changeSettings, speeds, useSettings } from '../settings/settings.ts'
import { ruleAddress } from '../shell/routes.ts'
import type { TableModel, TableState } from './model.ts'
import { outcomeText } from './outcome.ts'

interface Props {
  readonly ui: PageUi
  readonly model: TableModel
  readonly state: TableState
  readonly replay: boolean
  readonly choosing: Choosing | undefined
  readonly onPreview: (option: ShownOption | undefined, at?: DOMRect) => void
  readonly onResult: () => void
}

/** One prompt, one place: whose decision it is, how it came about, and the choices. */
export function Prompt({ ui, model, state, replay, choosing, onPreview, onResult }: Props) {
  const { standing, kept, thought, trouble, at } = state
  const cause = standing.log.findLast(({ event }) => event.event !== 'dice')?.text ?? ''
  const seat = choosing?.question.seat ?? standing.questions[0]?.seat
  const mark = seatMark(seat ?? 0)
  const waiting = standing.questions.map((question) => kept.names[question.seat]).join(' and ')
  return (
    <section
      className="prompt"
      aria-label="Decision"
      style={{ borderTopColor: seat === undefined ? 'transparent' : mark.fill }}
    >
      {trouble && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
      {choosing ? (
        <>
          <p className="who">
            <span style={{ color: mark.text }}>{kept.names[choosing.question.seat]}</span>
            {cause && <span className="cause"> · {cause}</span>}
          </p>
          <h2>
            {choosing.question.text}{' '}
            {choosing.question.rule && (
              <a className="rule-link" href={ruleAddress(choosing.question.rule)}>
                {choosing.question.rule}
              </a>
            )}
          </h2>
          <QuestionForm
            choosing={choosing}
            ui={ui}
            scene={standing.scene}
            odds={(key) => model.odds(key)}
            why={() => model.why()}
            onPreview={onPreview}
          />
        </>
      ) : standing.result ? (
        <>
          <p className="who">The game is over</p>
          <h2>{outcomeText(standing.result, kept.names)}</h2>
          {at === undefined && (
            <button type="button" className="button button-strong" onClick={onResult}>
              Show the result
            </button>
          )}
        </>
      ) : (
        <>
          <p className="who">
            {replay || at !== undefined ? 'Looking back' : 'Waiting'}
            {cause && <span className="cause"> · {cause}</span>}
          </p>
          <h2>
            {replay || at !== undefined
              ? `${waiting}: ${standing.questions[0]?.text ?? ''}`
              : `${waiting || 'The table'} decides: ${standing.questions[0]?.text ?? '…'}`}
          </h2>
          {at !== undefined && !replay ? (
            <button type="button" className="button button-strong" onClick={() => void model.lookAt(state.total)}>
              Back to now
            </button>
          ) : (
            !replay && <Pace model={model} />
          )}
        </>
      )}
      {thought && !choosing && !replay && at === undefined && (
        <details className="thought">
          <summary>Why did the bot do that?</summary>
          It looked at {thought.looked} answers. Best:{' '}
          {thought.best.map(({ text, worth }) => `${text} (${worth.toFixed(1)})`).join('; ')}.
        </details>
      )}
    </section>
  )
}

/** How fast others play, and a way past it. */
function Pace({ model }: { model: TableModel }) {
  const { speed } = useSettings()
  return (
    <div className="pace">
      <fieldset className="segments">
        <legend className="unseen">Speed of bots</legend>
        {speeds.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={speed === name}
            onClick={() => changeSettings({ speed: name })}
          >
            {name}
          </button>
        ))}
      </fieldset>
      <button type="button" className="button" onClick={() => model.skip()}>
        <kbd>space</kbd> Skip to my turn
      </button>
    </div>
  )
}
