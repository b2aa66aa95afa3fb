import type { Undo } from '@muster/session'
import { useState } from 'react'
import { needsConsent } from './consent.ts'
import type { TableModel } from './model.ts'
import { peopleOf, type TableState } from './state.ts'

/** Back and forth through every decision; taking one back where nothing was revealed, or by agreement. */
export function Stepper({ model, state, replay }: { model: TableModel; state: TableState; replay: boolean }) {
  const { total, kept } = state
  const { undo } = state.standing
  const at = state.at ?? total
  const [asking, setAsking] = useState(false)
  const alone = peopleOf(kept).length === 1
  const [last] = undo
  const take = ({ seat }: Undo) => {
    setAsking(false)
    model.takeBack(seat)
  }
  const offered = !replay && state.at === undefined && last !== undefined
  return (
    <footer className="stepper-bar">
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
            aria-expanded={alone && !last.seen ? undefined : asking}
            onClick={() => (alone && !last.seen ? take(last) : setAsking(!asking))}
          >
            Take back
          </button>
        )}
      </div>
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
            ? 'Dice or cards were seen since your last decision. Against a bot that is up to you.'
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
