import { type PageUi, seatMark } from '@muster/ui'
import type { ReactNode } from 'react'
import type { ShowPreview } from '../questions/preview.ts'
import { QuestionForm } from '../questions/question-form.tsx'
import type { Choosing } from '../questions/use-choice.ts'
import { changeSettings, speeds, useSettings } from '../settings/settings.ts'
import { ruleAddress } from '../shell/routes.ts'
import type { TableModel } from './model.ts'
import { outcomeText } from './outcome.ts'
import type { TableState } from './state.ts'
import { ThinkingClock, WhyBot } from './thinking.tsx'

interface Props {
  readonly ui: PageUi
  readonly model: TableModel
  readonly state: TableState
  readonly replay: boolean
  readonly choosing: Choosing | undefined
  readonly onPreview: ShowPreview
  /** Shows the result again; undefined while it is shown. */
  readonly onResult: (() => void) | undefined
}

/** One prompt, one place: whose decision it is, how it came about, and the choices. */
export function Prompt({ ui, model, state, replay, choosing, onPreview, onResult }: Props) {
  const { standing, kept, thinking, trouble, at, notice } = state
  const cause = state.log.findLast(({ event }) => event.event !== 'dice' && !ui.isMinor?.(event))?.text ?? ''
  const chapter = state.log.findLast(({ event }) => ui.isHeading(event))?.text
  const seat = choosing?.question.seat ?? standing.waiting[0]?.seat
  const mark = seatMark(seat ?? 0)
  const waiting = standing.waiting.map(({ seat: asked, doing }) => `${kept.names[asked]} ${doing}`).join(' and ')
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
      {!replay && at === undefined && <WhyBot ui={ui} state={state} />}
      {notice && <p className="notice">{notice}</p>}
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
            oddsLine={async (of, choice) => (await model.forecast(of, choice)).line}
            why={() => model.why()}
            onPreview={onPreview}
          />
          {ui.passOn && (ui.passOn.asks?.includes(choosing.question.ask) ?? choosing.question.pass !== undefined) && (
            <button type="button" className="button pass-on" data-pass-on="" onClick={() => model.passOn()}>
              <kbd>F</kbd> {ui.passOn.label}
            </button>
          )}
        </>
      ) : standing.result ? (
        <>
          <p className="who">The game is over</p>
          <h2>{outcomeText(ui, standing.result, kept.names)}</h2>
          {at === undefined && onResult && (
            <button type="button" className="button button-strong" onClick={onResult}>
              Show the result
            </button>
          )}
        </>
      ) : (
        <>
          <p className="who">
            {replay || at !== undefined ? 'Looking back' : waiting ? 'Waiting' : (chapter ?? 'Playing on')}
            {cause && waiting && <span className="cause"> · {cause}</span>}
          </p>
          <h2>{waiting || cause}</h2>
          {at !== undefined && !replay ? (
            <button type="button" className="button button-strong" onClick={() => void model.lookAt(state.total)}>
              Back to now
            </button>
          ) : (
            !replay && (
              <Pace model={model} to={kept.seats.some(({ kind }) => kind === 'person') ? 'my turn' : 'the end'}>
                {thinking && <ThinkingClock model={model} since={thinking.since} />}
              </Pace>
            )
          )}
        </>
      )}
    </section>
  )
}

/**
 * How fast others play, and a way past it: to one's own turn, or to the end where only bots play. The bot's clock comes last,
 * so that nothing moves when it comes and goes.
 */
function Pace({ model, to, children }: { model: TableModel; to: string; children: ReactNode }) {
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
        <kbd>space</kbd> Skip to {to}
      </button>
      {children}
    </div>
  )
}
