import { type PageUi, seatMark, type Teaching } from '@muster/ui'
import { type ReactNode, Suspense, useContext } from 'react'
import type { Taken } from '../engine/taken.ts'
import type { ShowPreview } from '../questions/preview.ts'
import type { Choosing } from '../questions/use-choice.ts'
import { SpeedChoice } from '../settings/speed-choice.tsx'
import { asYou } from './as-you.ts'
import { Asked } from './asked.tsx'
import { Extras } from './extras.ts'
import type { TableModel } from './model.ts'
import { isYou, nameOfYou } from './names.ts'
import { outcomeText } from './outcome.ts'
import { PromptHead } from './prompt-head.tsx'
import type { Recap } from './recap.ts'
import type { TableState } from './state.ts'
import { ThinkingClock } from './thinking.tsx'

interface Props {
  readonly ui: PageUi
  readonly model: TableModel
  readonly state: TableState
  readonly replay: boolean
  readonly choosing: Choosing | undefined
  readonly onPreview: ShowPreview
  readonly recap: Recap | undefined
  readonly onRecap: () => void
  readonly teaching: Teaching | undefined
  /** The card of a lesson or a puzzle. */
  readonly lesson?: ReactNode
  /** The way through a replay, where it stands here. */
  readonly steps?: ReactNode
  /** Shows the result again; undefined while it is shown. */
  readonly onResult: (() => void) | undefined
}

/** One prompt, one place: whose decision it is, how it came about, and the choices. */
export function Prompt(props: Props) {
  const { state, choosing } = props
  const seat = choosing?.question.seat ?? state.standing.waiting[0]?.seat
  const borderTopColor = seat === undefined ? 'transparent' : seatMark(seat).fill
  return (
    <section className="prompt" aria-label="Decision" style={{ borderTopColor }}>
      {props.lesson}
      {choosing ? (
        <Suspense>
          <Asked {...props} choosing={choosing} />
        </Suspense>
      ) : state.standing.result ? (
        <Over {...props} />
      ) : (
        <Waiting {...props} />
      )}
      {props.steps}
    </section>
  )
}

function Over({ ui, state, onResult }: Props) {
  const { result } = state.standing
  return (
    <>
      <PromptHead ui={ui} state={state} who="The game is over">
        {result && asYou(outcomeText(ui, result, state.kept.names), nameOfYou(state))}
      </PromptHead>
      <div className="closing">
        {state.at === undefined && onResult && (
          <button type="button" className="button button-strong" onClick={onResult}>
            Show the result
          </button>
        )}
      </div>
    </>
  )
}

function Waiting({ ui, model, state, replay }: Props) {
  const extras = useContext(Extras)
  const { standing, kept, thinking, at } = state
  const chapter = state.log.findLast(({ event }) => ui.isHeading(event))?.text
  const waiting = standing.waiting
    .map(({ seat: asked, doing }) => (isYou(state, asked) ? 'You decide next' : `${kept.names[asked]} ${doing}`))
    .join(' and ')
  const who = replay || at !== undefined ? 'Looking back' : waiting ? 'Waiting' : (chapter ?? 'Playing on')
  return (
    <>
      <PromptHead ui={ui} state={state} who={who}>
        {state.taken?.asked ?? waiting}
      </PromptHead>
      {state.taken && <TakenWords of={state.taken} state={state} />}
      {at !== undefined && !replay ? (
        <div className="closing">
          <button type="button" className="button button-strong" onClick={() => void model.lookAt(state.total)}>
            Back to now
          </button>
        </div>
      ) : (
        !replay &&
        (extras.waiting ?? (
          <Pace model={model} to={kept.seats.some(({ kind }) => kind === 'person') ? 'my turn' : 'the end'}>
            {thinking && <ThinkingClock model={model} since={thinking.since} />}
          </Pace>
        ))
      )}
    </>
  )
}

/** The decision that was taken at the moment looked back at. */
function TakenWords({ of, state }: { of: Taken; state: TableState }) {
  return (
    <div className="choices">
      <p className="taken" style={{ borderColor: seatMark(of.seat).line }}>
        <small>{isYou(state, of.seat) ? 'You chose' : `${state.kept.names[of.seat]} chose`}</small> <b>{of.words}</b>
      </p>
    </div>
  )
}

/**
 * How fast others play, and a way past it: to one's own turn, or to the end where only bots play. The bot's clock comes last,
 * so that nothing moves when it comes and goes.
 */
function Pace({ model, to, children }: { model: TableModel; to: string; children: ReactNode }) {
  return (
    <div className="pace">
      <SpeedChoice isNamed={false} />
      <button type="button" className="button" onClick={() => model.skip()}>
        <kbd>space</kbd> Skip to {to}
      </button>
      {children}
    </div>
  )
}
