import type { PageUi } from '@muster/ui'
import { useEffect, useState } from 'react'
import type { TableModel } from './model.ts'
import type { TableState } from './state.ts'
import { wordsOfKey } from './words-of-key.ts'

/** A bot's clock while it thinks: how long it has been at it, and how far it is. */
export function ThinkingClock({ model, since }: { model: TableModel; since: number }) {
  const [, tick] = useState(0)
  useEffect(() => {
    const clock = setInterval(() => tick((count) => count + 1), 100)
    return () => clearInterval(clock)
  }, [])
  return (
    <span className="clock">
      <progress aria-label="The bot thinks" max={1} value={model.share} /> {((Date.now() - since) / 1000).toFixed(1)} s
    </span>
  )
}

const expectation = (expected: number): string => `${Math.round(50 + 50 * expected)} %`

/** Why a bot did what it did: the best it saw, how sure it was, and what it expects next; no more than its secrets allow. */
export function WhyBot({ ui, state }: { ui: PageUi; state: TableState }) {
  const { thought, kept, standing } = state
  if (!thought) return null
  const { seat, best, tries, line } = thought
  const hides = standing.secrets[seat] && !ui.together && !standing.result
  const outlook = ui.together ? 'outlook' : 'chance to win'
  return (
    <details className="thought">
      <summary aria-label={`Why did ${kept.names[seat]} do that?`}>
        Why<span> did {kept.names[seat]} do that</span>?
      </summary>
      <div className="thought-words">
        {tries > 0 ? <p>It tried {tries} ways to go on.</p> : <p>It judged by what it saw at once.</p>}
        {hides ? (
          <p>
            {best[0] && `It expects a ${outlook} of about ${expectation(best[0].expected)}. `}What it weighed would show
            its hand.
          </p>
        ) : (
          <>
            <ol>
              {best.map(({ text, expected, visits }) => (
                <li key={text}>
                  {text}: {outlook} about {expectation(expected)}
                  {tries > 0 && `, tried ${visits} times`}
                </li>
              ))}
            </ol>
            {line.length > 1 && (
              <p>It expects: {line.map(({ key, text }) => text ?? wordsOfKey(key, standing.scene)).join(' → ')}.</p>
            )}
          </>
        )}
      </div>
    </details>
  )
}
