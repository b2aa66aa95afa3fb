import type { PageUi } from '@muster/ui'
import type { TableState } from './state.ts'
import { wordsOfKey } from './words-of-key.ts'

const expectation = (expected: number): string => `${Math.round(50 + 50 * expected)} %`

interface Props {
  readonly ui: PageUi
  readonly standing: TableState['standing']
  readonly of: NonNullable<TableState['thought']>
}

/** The best a bot saw, how sure it was, and what it expects next; no more than its secrets allow. */
export function ThoughtWords({ ui, standing, of: { seat, best, tries, line } }: Props) {
  const hides = standing.secrets[seat] && !ui.together && !standing.result
  const outlook = ui.together ? 'outlook' : 'chance to win'
  return (
    <div className="thought-words">
      <p>{tries > 0 ? `The bot tried ${tries} ways to go on.` : 'The bot judged each choice by itself.'}</p>
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
  )
}
