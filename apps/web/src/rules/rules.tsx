import './rules.css'
import { useDeferredValue, useEffect, useState } from 'react'
import { boxes, boxOf } from '../shelf/boxes.ts'
import { Frame } from '../shell/frame.tsx'
import { Message } from '../shell/message.tsx'
import { isPlayable } from '../shell/page-games.ts'
import { HowTo } from '../teach/how-to.tsx'
import { type Ledger, ledgerOf } from './ledger.ts'
import { RuleText } from './rule-text.tsx'

/** A game's rulebook: chapters, rulings and options, searchable, every rule with an address of its own. */
export function Rules({ game, rule }: { game: string; rule: string }) {
  const [ledger, setLedger] = useState<Ledger>()
  const [problem, setProblem] = useState('')
  const [search, setSearch] = useState('')
  const wanted = useDeferredValue(search.trim().toLowerCase())
  useEffect(() => {
    ledgerOf(game)
      .then(setLedger)
      .catch((error: Error) => setProblem(error.message))
  }, [game])
  useEffect(() => {
    if (!ledger || !rule) return
    setSearch('')
    requestAnimationFrame(() => {
      const element = document.getElementById(rule)
      element?.scrollIntoView({ block: 'center' })
      element?.focus()
    })
  }, [ledger, rule])
  if (problem) return <Message title="There is no such rulebook">{problem}</Message>
  if (!ledger) return <Message title="Opening the rulebook …" busy />
  const title = boxOf(game)?.title ?? game
  const fits = (...texts: readonly string[]) => !wanted || texts.some((text) => text.toLowerCase().includes(wanted))
  const chapters = ledger.chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter(({ id, rule: text }) => fits(id, text)) }))
    .filter(({ rules }) => rules.length > 0)
  const rulings = ledger.rulings.filter(({ id, question, ruling, option }) => fits(id, question, ruling, option))
  const missing =
    rule &&
    !ledger.rulings.some(({ id }) => id === rule) &&
    !ledger.chapters.some(({ rules }) => rules.some(({ id }) => id === rule))
  const found = chapters.reduce((sum, { rules }) => sum + rules.length, 0) + rulings.length
  return (
    <Frame title={`Rules of ${title}`}>
      <main className="page rules">
        <h1>Rules of {title}</h1>
        <nav className="chips" aria-label="Rulebooks">
          {boxes.map(({ id, title: name }) => (
            <a
              key={id}
              className="button button-small"
              href={`#/rules/${id}`}
              aria-current={id === game ? 'page' : undefined}
            >
              {name}
            </a>
          ))}
        </nav>
        {!rule && isPlayable(game) && <HowTo game={game} />}
        {missing && (
          <p className="trouble" role="alert">
            There is no rule {rule.slice(0, 40)} in this book.
          </p>
        )}
        <label className="field rules-search">
          <span className="unseen">Search the rules</span>
          <input
            type="search"
            placeholder="Search rules, rulings and options"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
          <small aria-live="polite">{wanted ? `${found} found` : `${found} rules and rulings, in our own words`}</small>
        </label>
        <div className="rules-grid">
          <nav className="contents" aria-label="Chapters">
            {chapters.map(({ id, title: name, rules }) => (
              <a key={id} href={`#/rules/${game}/${rules[0]?.id ?? ''}`}>
                {name}
              </a>
            ))}
            {rulings[0] && <a href={`#/rules/${game}/${rulings[0].id}`}>Rulings and options</a>}
          </nav>
          <div>
            {chapters.map(({ id, title: name, rules }) => (
              <section key={id}>
                <h2>{name}</h2>
                {rules.map((one) => (
                  <article
                    key={one.id}
                    id={one.id}
                    tabIndex={-1}
                    className={one.id === rule ? 'rule rule-now' : 'rule'}
                  >
                    <a className="rule-id" href={`#/rules/${game}/${one.id}`}>
                      {one.id}
                    </a>
                    <p>
                      <RuleText game={game} text={one.rule} />
                      {one.where && <small> Book: {one.where}</small>}
                    </p>
                  </article>
                ))}
              </section>
            ))}
            {rulings.length > 0 && (
              <section>
                <h2>Rulings and options</h2>
                {rulings.map(({ id, about, question, ruling, option }) => (
                  <article key={id} id={id} tabIndex={-1} className={id === rule ? 'rule rule-now' : 'rule'}>
                    <a className="rule-id" href={`#/rules/${game}/${id}`}>
                      {id}
                    </a>
                    <div>
                      <p>
                        <span className="mark">ruling</span> <em>{question}</em>
                      </p>
                      <p>
                        <RuleText game={game} text={ruling} />
                      </p>
                      {option && (
                        <p>
                          <span className="mark mark-option">option</span> {option.replaceAll('_', ' ')}
                        </p>
                      )}
                      {about.length > 0 && (
                        <p>
                          About <RuleText game={game} text={about.join(', ')} />
                        </p>
                      )}
                    </div>
                  </article>
                ))}
              </section>
            )}
          </div>
        </div>
      </main>
    </Frame>
  )
}
