import './rule-sheet.css'
import { useEffect, useRef, useState } from 'react'
import { aroundRule } from './around-rule.ts'
import { type Ledger, ledgerOf } from './ledger.ts'
import { RuleText } from './rule-text.tsx'

interface Props {
  readonly game: string
  readonly rule: string
  /** Where one came from inside the sheet; undefined at the first rule. */
  readonly onBack: (() => void) | undefined
  readonly onClose: () => void
}

/** A rule amid its neighbours and rulings, over the side of the table; the table stays live. Links lead on inside it. */
export function RuleSheet({ game, rule, onBack, onClose }: Props) {
  const [ledger, setLedger] = useState<Ledger>()
  const [problem, setProblem] = useState('')
  const head = useRef<HTMLHeadingElement>(null)
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    ledgerOf(game)
      .then(setLedger)
      .catch((error: Error) => setProblem(error.message))
  }, [game])
  const around = ledger && aroundRule(ledger, rule)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another rule is shown from its place
  useEffect(() => {
    head.current?.focus()
    body.current?.querySelector('.sheet-now')?.scrollIntoView({ block: 'center' })
  }, [around?.chapter, rule])
  return (
    <aside className="rule-sheet" aria-label={`Rule ${rule}`}>
      <header>
        <h2 ref={head} tabIndex={-1}>
          {around?.chapter ?? 'Rules'}
        </h2>
        {onBack && (
          <button type="button" className="button button-small" onClick={onBack}>
            Back
          </button>
        )}
        <button type="button" className="button button-small" onClick={onClose}>
          <kbd>esc</kbd> Close
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is reached by keyboard */}
      <div ref={body} className="rule-sheet-body" tabIndex={0}>
        {problem && <p role="alert">{problem}</p>}
        {ledger && !around && <p role="alert">There is no rule {rule.slice(0, 40)} in this book.</p>}
        {around?.rules.map(({ id, rule: text }) => (
          <article key={id} className={id === rule ? 'sheet-now' : ''}>
            <a className="rule-id" href={`#/rules/${game}/${id}`}>
              {id}
            </a>
            <p>
              <RuleText game={game} text={text} />
            </p>
          </article>
        ))}
        {around?.rulings.map(({ id, question, ruling }) => (
          <article key={id} className={id === rule ? 'sheet-now' : 'sheet-ruling'}>
            <a className="rule-id" href={`#/rules/${game}/${id}`}>
              {id}
            </a>
            <p>
              <em>{question}</em>
            </p>
            <p>
              <RuleText game={game} text={ruling} />
            </p>
          </article>
        ))}
      </div>
      <footer>
        <a href={`#/rules/${game}/${rule}`} target="_blank" rel="noreferrer" data-whole="">
          The whole rulebook, in a tab of its own
        </a>
      </footer>
    </aside>
  )
}
