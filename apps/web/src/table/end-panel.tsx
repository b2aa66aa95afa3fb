import type { GameCourse } from '@muster/session'
import { type PageUi, seatMark } from '@muster/ui'
import { useContext, useEffect, useState } from 'react'
import { downloadRecord } from '../replays/files.ts'
import { openTable } from '../setup/open-table.ts'
import { DeedTable } from './deed-table.tsx'
import { extremesOf, headlineOf, type ToldRoll } from './end-story.ts'
import { Extras } from './extras.ts'
import type { TableModel } from './model.ts'
import { callSeat } from './names.ts'
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
  const extras = useContext(Extras)
  useEffect(() => {
    let current = true
    model.course().then((found) => current && setCourse(found))
    return () => {
      current = false
    }
  }, [model])
  if (!standing.result) return null
  const names = kept.names.map((_, seat) => callSeat(state, seat))
  const lines = ui.course ?? names
  const { title, how } = headlineOf(ui, state, standing.result)
  const look = (at: number) => {
    onClose()
    void model.lookAt(at)
  }
  const rematch = () => {
    const { config, seats: count, packs } = kept.record
    const { game, seats, names, title } = kept
    void openTable({ game, config, seats, names, title, count, packs })
  }
  return (
    <section className="end" aria-label="Result">
      <h2>{title}</h2>
      {how && <p className="end-how">{how}</p>}
      {course && <Rounds course={course} names={lines} onLook={look} />}
      {course && <Chart course={course} names={lines} onLook={look} />}
      <DeedTable ui={ui} state={state} />
      <Extremes ui={ui} state={state} />
      {!course && (
        <p className="quiet course-wait" role="status">
          Adding up the game …
        </p>
      )}
      {course && <Luck course={course} names={names} />}
      <div className="chips">
        {extras.over}
        {!replay && !extras.over && (
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
        <a className="button" href={extras.home?.href ?? '#/'}>
          {extras.home?.name ?? 'To the shelf'}
        </a>
        <button type="button" className="button button-quiet" onClick={onClose}>
          Look at the board
        </button>
      </div>
    </section>
  )
}

/** How often dice fell better or worse than expected: bars to the right are luck, to the left bad luck. */
function Luck({ course, names }: { course: GameCourse; names: readonly string[] }) {
  return course.luck.map(({ name, values }) => {
    if (values.every((value) => value === 0)) return null
    const most = Math.max(1, ...values.map(Math.abs))
    return (
      <table key={name} className="luck">
        <caption>Luck, {name} against expectation</caption>
        <tbody>
          {values.map((value, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: values are told apart by their seat
            <tr key={seat}>
              <th scope="row">{values.length === names.length ? names[seat] : 'everybody'}</th>
              <td>
                <svg viewBox="-50 0 100 10" preserveAspectRatio="none" width="100%" height="12" aria-hidden="true">
                  <path d="M0 0V10" stroke="currentColor" />
                  <rect
                    x={value < 0 ? (50 * value) / most : 0}
                    y="2"
                    width={(50 * Math.abs(value)) / most}
                    height="6"
                    fill={value < 0 ? '#e0574a' : '#79b356'}
                  />
                </svg>
              </td>
              <td>{signed(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )
  })
}

/** The best and the worst roll of the game. */
function Extremes({ ui, state }: { ui: PageUi; state: TableState }) {
  const { best, worst } = extremesOf(ui.rolls(state.log.map(({ event }) => event)))
  const words = ({ roll, hits }: ToldRoll) =>
    `${roll.seat === undefined ? '' : `${callSeat(state, roll.seat)}, `}${roll.why}: ${hits} of ${roll.dice.length}`
  if (!best || !worst) return null
  return (
    <dl className="extremes">
      <div>
        <dt>Best roll</dt>
        <dd>{words(best)}</dd>
      </div>
      <div>
        <dt>Worst roll</dt>
        <dd>{words(worst)}</dd>
      </div>
    </dl>
  )
}

interface RoundsProps {
  readonly course: GameCourse
  readonly names: readonly string[]
  /** Looks at the table as it stood after some decisions. */
  readonly onLook: (at: number) => void
}

/** How it stood at the end of each round; a round leads to its beginning. */
function Rounds({ course, names, onLook }: RoundsProps) {
  const { scores } = course
  const rounds = course.rounds.map((round, index) => ({
    ...round,
    scores: scores[course.rounds[index + 1]?.at ?? scores.length - 1] ?? [],
  }))
  const [first] = rounds
  if (rounds.length > 1 && first?.scores.every((score) => score === 0)) rounds.shift()
  return (
    <table className="rounds">
      <caption className="unseen">Score by round</caption>
      <thead>
        <tr>
          <th scope="col">Score</th>
          {names.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rounds.map(({ name, at, scores: then }) => (
          <tr key={`${at} ${name}`}>
            <th scope="row">
              <button type="button" className="button button-small button-quiet" onClick={() => onLook(at)}>
                {name.replace(/ of \d+$|:.*$/, '')}
              </button>
            </th>
            {names.map((line, seat) => (
              <td key={line}>{then[seat] ?? 0}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Lines differ by more than their colour. */
const DASHES = [undefined, '6 4', '2 4', '10 3 2 3', '12 5', '1 6']

function Chart({ course, names, onLook }: RoundsProps) {
  const { scores, rounds } = course
  if (scores.flat().every((score) => score === 0)) return null
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
      <div className="chart-rounds">
        {rounds.map(({ name, at }) => (
          <button
            key={`${at} ${name}`}
            type="button"
            style={{ left: `${x(Math.max(0, at)) / 4}%` }}
            aria-label={`Look at ${name}`}
            title={name}
            onClick={() => onLook(at)}
          />
        ))}
      </div>
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
