import type { Undo } from '@muster/session'
import type { PageUi } from '@muster/ui'
import { lazy, Suspense, useContext } from 'react'
import { needsConsent } from './consent.ts'
import { Extras } from './extras.ts'
import type { TableModel } from './model.ts'
import { open, useOpening } from './opened.ts'
import { peopleOf, type TableState } from './state.ts'

const ReplayControls = lazy(async () => ({ default: (await import('./replay-controls.tsx')).ReplayControls }))

interface Props {
  readonly ui: PageUi
  readonly model: TableModel
  readonly state: TableState
  readonly replay: boolean
}

/** Back and forth through every decision; taking one back where nothing was revealed, or by agreement. */
export function Stepper({ ui, model, state, replay }: Props) {
  const { total, kept } = state
  const { undo } = state.standing
  const at = state.at ?? total
  const { isOpen: asking, toggle, holder } = useOpening<HTMLElement>('take-back')
  const alone = peopleOf(kept).length === 1
  const { takeBack: words } = useContext(Extras)
  const isSimple = alone && !words && !undo[0]?.seen
  const [last] = undo
  const take = ({ seat }: Undo) => {
    open(undefined)
    model.takeBack(seat)
  }
  const offered = !replay && state.at === undefined && last !== undefined
  return (
    <footer ref={holder} className="stepper-bar">
      <div>
        <button type="button" className="button button-small" aria-label="Step back" onClick={() => model.lookBy(-1)}>
          ◀
        </button>
        <span>
          decision {at} of {total}
        </span>
        <button type="button" className="button button-small" aria-label="Step forward" onClick={() => model.lookBy(1)}>
          ▶
        </button>
        {offered && (
          <button
            type="button"
            className="button button-small"
            data-take-back=""
            aria-expanded={isSimple ? undefined : asking}
            onClick={() => (isSimple ? take(last) : toggle())}
          >
            Take back
          </button>
        )}
      </div>
      <Suspense>{replay && <ReplayControls ui={ui} model={model} state={state} />}</Suspense>
      <input
        type="range"
        aria-label="Decision"
        min={0}
        max={total}
        value={at}
        onChange={({ target }) => void model.lookAt(Number(target.value))}
      />
      {asking && offered && (
        <div className="agree">
          {alone
            ? (words ?? 'Dice or cards were seen since your last decision. Against a bot that is up to you.')
            : 'Whose last decision?'}
          {undo.map((which, index) => (
            <button
              key={which.seat}
              type="button"
              className="button button-small"
              // biome-ignore lint/a11y/noAutofocus: it answers the key or button that opened it
              autoFocus={index === 0}
              onClick={() => take(which)}
            >
              {alone ? 'Take it back' : whoseWords(which, state)}
            </button>
          ))}
          <button type="button" className="button button-small button-quiet" onClick={toggle}>
            Cancel
          </button>
        </div>
      )}
    </footer>
  )
}

/** A decision by whose and which it is, and whether the others are asked. */
function whoseWords(which: Undo, { kept }: TableState): string {
  const words = `${kept.names[which.seat]}’s, number ${which.left + 1}`
  return needsConsent(which, kept) ? `${words} (asks the others)` : words
}
