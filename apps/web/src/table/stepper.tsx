import { useState } from 'react'
import type { TableModel } from './model.ts'
import type { TableState } from './state.ts'

/** Back and forth through every decision; taking one back where nothing was revealed, or by agreement. */
export function Stepper({ model, state, replay }: { model: TableModel; state: TableState; replay: boolean }) {
  const { total, undo, kept } = state
  const at = state.at ?? total
  const [asking, setAsking] = useState(false)
  const others = kept.seats.filter(({ kind }) => kind === 'person').length > 1
  const take = () => {
    setAsking(false)
    void model.undo()
  }
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
        {!replay && undo.to !== undefined && state.at === undefined && (
          <button
            type="button"
            className="button button-small"
            onClick={() => (undo.seen ? setAsking(!asking) : take())}
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
      {asking && (
        <p className="agree">
          Dice or cards were seen since your last decision.{' '}
          {others
            ? 'Taking it back needs the agreement of everyone at this screen.'
            : 'Against a bot that is up to you.'}{' '}
          <button type="button" className="button button-small" onClick={take}>
            {others ? 'Everyone agrees' : 'Take it back'}
          </button>
        </p>
      )}
    </footer>
  )
}
