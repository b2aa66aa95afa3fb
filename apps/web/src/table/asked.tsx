import { type PageUi, seatMark, type Teaching } from '@muster/ui'
import { useContext } from 'react'
import { PieceCard } from '../cards/piece-card.tsx'
import type { ShowPreview } from '../questions/preview.ts'
import { QuestionForm } from '../questions/question-form.tsx'
import type { Choosing } from '../questions/use-choice.ts'
import { ruleAddress } from '../shell/routes.ts'
import { Coach } from '../teach/coach.tsx'
import { Extras } from './extras.ts'
import type { TableModel } from './model.ts'
import { MoreHelp } from './more-help.tsx'
import { callSeat } from './names.ts'
import { PromptHead } from './prompt-head.tsx'
import type { Recap } from './recap.ts'
import type { TableState } from './state.ts'
import { WhyBot } from './thinking.tsx'

interface Props {
  readonly ui: PageUi
  readonly model: TableModel
  readonly state: TableState
  readonly choosing: Choosing
  readonly onPreview: ShowPreview
  readonly recap: Recap | undefined
  readonly onRecap: () => void
  readonly teaching: Teaching | undefined
}

/** A question to somebody at this screen. */
export function Asked({ ui, model, state, choosing, onPreview, recap, onRecap, teaching }: Props) {
  const { question } = choosing
  const { passOn } = ui
  const extras = useContext(Extras)
  const note = teaching?.notes[question.ask]
  const offersPass = passOn && (passOn.asks?.includes(question.ask) ?? question.pass !== undefined)
  const active = state.standing.scene.seats.flatMap(({ cards }) => cards).find((card) => card.active)
  return (
    <>
      {active && (
        <div className={ui.wideChoices ? 'prompt-piece' : 'prompt-piece prompt-piece-wide'}>
          <PieceCard ui={ui} of={active} target="" />
        </div>
      )}
      <PromptHead
        ui={ui}
        state={state}
        headline={recap?.headline}
        note={note && <Coach key={question.ask} game={ui.id} ask={question.ask} note={note} />}
        who={<span style={{ color: seatMark(question.seat).text }}>{callSeat(state, question.seat)}</span>}
      >
        {question.text}{' '}
        {question.rule && (
          <a className="rule-link" href={ruleAddress(question.rule)}>
            {question.rule}
          </a>
        )}
      </PromptHead>
      <QuestionForm
        choosing={choosing}
        ui={ui}
        scene={state.standing.scene}
        oddsLine={async (of, choice) => (await model.forecast(of, choice)).line}
        why={() => model.why()}
        onPreview={onPreview}
        beside={
          <>
            {offersPass && (
              <button type="button" className="button pass-on" data-pass-on="" onClick={() => model.passOn()}>
                <kbd>F</kbd> {passOn.label}
              </button>
            )}
            {recap && (
              <button type="button" className="button button-small button-quiet recap-button" onClick={onRecap}>
                <span className="recap-long">While you waited</span>
                <span className="recap-short">Recap</span> ({recap.steps.length})
              </button>
            )}
            <MoreHelp>
              <button
                type="button"
                className="button button-small button-quiet choose-for-me"
                onClick={() => model.chooseForMe()}
              >
                Choose for me
              </button>
              <WhyBot ui={ui} state={state} />
              {extras.asked}
            </MoreHelp>
          </>
        }
      />
    </>
  )
}
