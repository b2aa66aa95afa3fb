import type { GameCourse } from '@muster/session'
import { type PageUi, seatMark } from '@muster/ui'
import { useEffect, useState } from 'react'
import { downloadRecord } from '../replays/files.ts'
import { openTable } from '../setup/open-table.ts'
import type { TableModel } from './model.ts'
import { outcomeText } from './outcome.ts'
import type { TableState } from './state.ts'

interface Props {
  readonly ui: PageUi
  readonly model: TableModel
  readonly state: TableState
  readonly replay: boolean
  readonly onClose: () => void
}

const signed = (value: number): string => `${value < -0.05 ? '−' : '+'}${Math.abs(value).toFixed(1)}`

/** Checks every die and decision of the finished game against its seed, on request. */
function Verify({ model }: { model: TableModel }) {
  const [problems, setProblems] = useState<readonly string[]>()
  const words = problems?.length === 0 ? 'Every die and decision is as it should be.' : problems?.join('; ')
  return (
    <>
      <button type="button" className="button" onClick={() => void model.verify().then(setProblems)}>
        Check every die
      </button>
      <output className="quiet">{words}</output>
    </>
  )
}

/** The end: result, score by round, the course of the game, luck, and what to do next. */
export function EndPanel({ ui, model, state, replay, onClose }: Props) {
  const { standing, kept } = state
  const [course, setCourse] = useState<GameCourse>()
  useEffect(() => {
    let current = true
    model.course().then((found) => current && setCourse(found))
    return () => {
      current = false
    }
  }, [model])
  if (!standing.result) return null
  const lines = ui.course ?? kept.names
  const rematch = () => {
    const { config, seats } = kept.record
    void openTable({ game: kept.game, config, seats: kept.seats, names: kept.names, title: kept.title, count: seats })
  }
  return (
    <section className="end" aria-label="Result">
      <h2>{outcomeText(ui, standing.result, kept.names)}</h2>
      {course && <Rounds course={course} names={lines} />}
      {course && <Chart course={course} names={lines} />}
      {!course && (
        <p className="quiet course-wait" role="status">
          Adding up the game …
        </p>
      )}
      {course && (
        <ul className="luck">
          {course.luck.map(({ name, values }) => (
            <li key={name}>
              <b>Luck, {name}:</b>{' '}
              {values
                .map((value, seat) => [values.length === kept.names.length && kept.names[seat], signed(value)])
                .map((words) => words.filter((word) => word).join(' '))
                .join(', ')}{' '}
              against expectation
            </li>
          ))}
        </ul>
      )}
      <div className="chips">
        {!replay && (
          <button type="button" className="button button-strong" onClick={rematch}>
            Rematch
          </button>
        )}
        <button
          type="button"
          className="button"
          onClick={() => void model.record().then((record) => downloadRecord(record, kept.title))}
        >
          Save replay as a file
        </button>
        <Verify model={model} />
        <a className="button" href="#/">
          To the shelf
        </a>
        <button type="button" className="button button-quiet" onClick={onClose}>
          Look at the board
        </button>
      </div>
    </section>
  )
}

function Rounds({ course, names }: { course: GameCourse; names: readonly string[] }) {
  const { scores } = course
  const rounds = course.rounds.map((round, index) => ({
    ...round,
    scores: scores[course.rounds[index + 1]?.at ?? scores.length - 1] ?? [],
  }))
  const [first] = rounds
  if (rounds.length > 1 && first?.scores.every((score) => score === 0)) rounds.shift()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is reached by keyboard
    <section className="rounds-holder" aria-label="Score by round" tabIndex={0}>
      <table className="rounds">
        <caption className="unseen">Score by round</caption>
        <thead>
          <tr>
            <th scope="col">Score</th>
            {rounds.map(({ name, at }) => (
              <th key={`${at} ${name}`} scope="col">
                {name.replace(/ of \d+$|:.*$/, '')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name, seat) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {rounds.map(({ at, scores: then }) => (
                <td key={at}>{then[seat] ?? 0}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Lines differ by more than their colour. */
const DASHES = [undefined, '6 4', '2 4', '10 3 2 3', '12 5', '1 6']

function Chart({ course, names }: { course: GameCourse; names: readonly string[] }) {
  const { scores } = course
  const most = Math.max(1, ...scores.flat())
  const x = (index: number) => 10 + (380 * index) / Math.max(1, scores.length - 1)
  const y = (score: number) => 110 - (96 * score) / most
  return (
    <figure className="course">
      <svg
        className="chart"
        viewBox="0 0 400 120"
        role="img"
        aria-label="The course of the game: points after every decision"
      >
        <path d="M10 110H390" stroke="currentColor" opacity=".4" />
        {names.map((name, seat) => (
          <path
            key={name}
            d={scores
              .map((at, index) => `${index === 0 ? 'M' : 'L'}${x(index).toFixed(1)} ${y(at[seat] ?? 0).toFixed(1)}`)
              .join('')}
            fill="none"
            stroke={seatMark(seat).line}
            strokeWidth="2.5"
            strokeDasharray={DASHES[seat % DASHES.length]}
          />
        ))}
      </svg>
      <figcaption>
        {names.map((name, seat) => (
          <span key={name}>
            <svg viewBox="0 0 28 8" width="28" height="8" aria-hidden="true">
              <path
                d="M0 4H28"
                stroke={seatMark(seat).line}
                strokeWidth="3"
                strokeDasharray={DASHES[seat % DASHES.length]}
              />
            </svg>{' '}
            {name}: {scores.at(-1)?.[seat]}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}
