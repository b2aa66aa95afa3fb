import { Icon } from '@muster/ui'
import type { TableModel } from './model.ts'
import type { Recap } from './recap.ts'
import type { Recalled } from './use-recap.ts'

interface Props {
  readonly of: Recap
  readonly shown: Recalled['shown']
  readonly model: TableModel
  readonly onClose: () => void
}

/** "While you waited": what happened, step by step; the same numbers stand on the board. */
export function RecapPanel({ of: { headline, steps, more, lines }, shown, model, onClose }: Props) {
  if (shown === 'no') return null
  return (
    <section className="recap" data-shown={shown} aria-label="While you waited">
      <header>
        <h2>While you waited</h2>
        <button type="button" className="button button-small button-quiet" onClick={() => model.showAgain(lines)}>
          Show again
        </button>
        <button type="button" className="button button-small button-quiet" aria-label="Close" onClick={onClose}>
          ✕
        </button>
      </header>
      <p className="unseen">{headline}</p>
      <ol>
        {steps.map(({ icon, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are told apart by their order
          <li key={index} className={text === headline ? 'recap-first' : ''}>
            <b aria-hidden="true">{index + 1}</b>
            <Icon name={icon} size={20} />
            <span>{text}</span>
          </li>
        ))}
      </ol>
      {more > 0 && <p className="quiet">and {more} more in the log</p>}
    </section>
  )
}
