import './shelf.css'
import { useEffect, useState } from 'react'
import { isTaught } from '../learn/taught.ts'
import { quickTable } from '../setup/quick.ts'
import { Frame } from '../shell/frame.tsx'
import { isPlayable } from '../shell/page-games.ts'
import { type KeptTable, keptTables } from '../store/tables.ts'
import { boxes, playersOf } from './boxes.ts'
import { Cover } from './cover.tsx'

/** How long the shelf waits for what was begun, so that it does not move when that is known, in milliseconds. */
const PATIENCE = 500

/** Home: what there is to play, and what was begun. */
export function Shelf() {
  const [tables, setTables] = useState<readonly KeptTable[]>()
  const [problem, setProblem] = useState('')
  const [opening, setOpening] = useState('')
  useEffect(() => {
    void keptTables().then(({ whole }) => setTables(whole))
    const enough = setTimeout(() => setTables((known) => known ?? []), PATIENCE)
    return () => clearTimeout(enough)
  }, [])
  if (!tables) return <Frame title="Muster">{null}</Frame>
  const going = tables.filter(({ over }) => !over)
  const play = (game: string) => {
    setOpening(game)
    quickTable(game).catch((error: Error) => {
      setOpening('')
      setProblem(error.message)
    })
  }
  return (
    <Frame title="Muster">
      <main className="page">
        <h1>What shall we play?</h1>
        <p className="lead">
          One table for five skirmish games. It knows the rules, tells you the odds, and says why not.
        </p>
        {problem && (
          <p className="trouble" role="alert">
            {problem}
          </p>
        )}
        {going[0] && (
          <section className="panel continue" aria-label="Games in progress">
            <div>
              <h2>{going[0].title}</h2>
              <p>
                {going[0].names.join(', ')} · decision {going[0].decisions ?? going[0].record.answers.length}
              </p>
            </div>
            <a className="button button-strong" href={`#/table/${going[0].id}`}>
              Continue
            </a>
            {tables.length > 1 && (
              <a className="button" href="#/games">
                All {tables.length} games
              </a>
            )}
          </section>
        )}
        <ul className="shelf">
          {boxes.map((box) => {
            const { id, title, line, minutes } = box
            return (
              <li key={id} className="box">
                <Cover of={id} />
                <div className="box-words">
                  <h2>{title}</h2>
                  <p>{line}</p>
                  <p className="box-facts">
                    {playersOf(box)} · {minutes.join(' to ')} minutes
                  </p>
                  <div className="chips">
                    {isPlayable(id) ? (
                      <>
                        <button
                          type="button"
                          className="button button-strong"
                          onClick={() => play(id)}
                          aria-label={`Play now: ${title}`}
                          aria-busy={opening === id}
                        >
                          {opening === id ? 'Laying the table …' : 'Play now'}
                        </button>
                        <a className="button" href={`#/new/${id}`} aria-label={`Set up: ${title}`}>
                          Set up
                        </a>
                        {isTaught(id) && (
                          <a className="button" href={`#/learn/${id}`} aria-label={`Learn: ${title}`}>
                            Learn
                          </a>
                        )}
                      </>
                    ) : (
                      <span className="building">Being built</span>
                    )}
                    <a className="button button-quiet" href={`#/rules/${id}`} aria-label={`Rules: ${title}`}>
                      Rules
                    </a>
                  </div>
                </div>
              </li>
            )
          })}
        </ul>
      </main>
    </Frame>
  )
}
