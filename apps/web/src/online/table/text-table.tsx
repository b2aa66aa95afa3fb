import type { ReactNode } from 'react'
import { boxOf } from '../../shelf/boxes.ts'
import { Frame } from '../../shell/frame.tsx'
import type { TableModel } from '../../table/model.ts'
import type { TableState } from '../../table/state.ts'
import type { TableLine } from '../table-line.ts'

interface Props {
  readonly model: TableModel
  readonly state: TableState
  readonly line: TableLine
  readonly notes: ReactNode
}

/** A match of so early a version that its drawings cannot be shown any more: told in words, and played by buttons. */
export function TextTable({ model, state, line, notes }: Props) {
  const { log, standing, trouble, kept } = state
  const { asked } = model
  const title = boxOf(line.about.game)?.title ?? line.about.game
  const waiting = standing.waiting.map(({ seat, doing }) => `${kept.names[seat]} ${doing}`).join(' and ')
  return (
    <Frame title={title}>
      <main className="page online text-table">
        <h1>{title}</h1>
        <p className="lead">
          This game was begun with rules {line.about.rules}, and goes on by them. Its board can no longer be drawn; it
          is told instead.
        </p>
        {notes}
        <section className="panel" aria-labelledby="asked">
          <h2 id="asked">{asked ? asked.text : standing.result ? 'The game is over' : `Waiting: ${waiting}`}</h2>
          {trouble && (
            <p className="trouble" role="alert">
              {trouble}
            </p>
          )}
          <div className="chips">
            {asked?.form === 'one' &&
              asked.options.map(({ key, text }) => (
                <button key={key} type="button" className="button" onClick={() => model.answer(key)}>
                  {text}
                </button>
              ))}
            {asked && asked.form !== 'one' && (
              <button type="button" className="button" onClick={() => model.chooseForMe()}>
                Choose by lot
              </button>
            )}
          </div>
        </section>
        <ol className="told" aria-label="What happened">
          {log
            .slice(-60)
            .reverse()
            .map(({ at, text }) => (
              <li key={at}>{text}</li>
            ))}
        </ol>
      </main>
    </Frame>
  )
}
