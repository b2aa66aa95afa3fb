import type { PageUi } from '@muster/ui'
import type { ReactNode } from 'react'
import type { TableState } from './state.ts'

interface Props {
  readonly ui: PageUi
  readonly state: TableState
  readonly who: ReactNode
  /** What mattered most of what happened; the last thing of weight where left out. */
  readonly headline?: string | undefined
  /** A note under it. */
  readonly note?: ReactNode
  /** What is asked, or what is waited for. */
  readonly children: ReactNode
}

/** The head of the prompt, always in view: who, how it came about, and what is asked. */
export function PromptHead({ ui, state, who, headline, note, children }: Props) {
  const { trouble, notice, log } = state
  const last = log.findLast(({ event }) => event.event !== 'dice' && !ui.isMinor?.(event))?.text ?? ''
  const cause = headline ?? last
  return (
    <header className="prompt-head">
      {trouble && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
      {notice && <p className="notice">{notice}</p>}
      <p className="who">
        {who}
        {cause && children && <span className="cause"> · {cause}</span>}
      </p>
      <h2>{children || cause}</h2>
      {note}
    </header>
  )
}
