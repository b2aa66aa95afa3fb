import type { Guidance } from '@muster/table/lessons'
import { type ReactNode, useEffect, useState } from 'react'
import { quickTable } from '../setup/quick.ts'
import { announce } from '../shell/announce.ts'
import type { TableModel } from '../table/model.ts'
import { noteLearned } from './progress.ts'
import { useExercises } from './use-exercises.ts'

interface Props {
  readonly game: string
  readonly model: TableModel
  readonly of: Guidance
  readonly onAgain: () => void
}

const HEADINGS = { done: 'Played', solved: 'Solved', lucky: 'Lucky', missed: 'Not this way' } as const

const AFTERWARDS = {
  done: '',
  solved: '',
  lucky: 'It came off, but the dice had a hand in it. There is a way that needs no luck.',
  missed: 'That was not it. Nothing is lost: start over and look again.',
} as const

/** The card of a lesson or a puzzle beside the prompt: what happens, what to do, and what to do when one is stuck. */
export function LessonCard({ game, model, of, onAgain }: Props) {
  const { kind, title, say, at, of: count, note, ending } = of
  const isGood = ending === 'done' || ending === 'solved'
  useEffect(() => {
    if (isGood) noteLearned(game, of.id)
  }, [isGood, game, of.id])
  useEffect(() => announce(`${note} ${say}`), [note, say])
  return (
    <section className="lesson" aria-label={kind === 'lesson' ? 'Lesson' : 'Puzzle'} data-ending={ending}>
      <p className="lesson-place">
        {ending
          ? HEADINGS[ending]
          : kind === 'lesson'
            ? `Step ${at} of ${count}`
            : `Decision ${at} of at most ${count}`}{' '}
        · {title}
      </p>
      {note && <p className="lesson-note">{note}</p>}
      <p className="lesson-say">{(ending && note === '' && AFTERWARDS[ending]) || say}</p>
      {ending ? (
        <Ended game={game} id={of.id} isGood={isGood} onAgain={onAgain} />
      ) : (
        <Helps key={of.id} model={model} of={of} onAgain={onAgain} />
      )}
    </section>
  )
}

function Helps({ model, of, onAgain }: Omit<Props, 'game'>) {
  const [told, setTold] = useState(0)
  const { isRead, show, hints } = of
  return (
    <>
      {hints.slice(0, told).map((hint) => (
        <p key={hint} className="lesson-hint">
          {hint}
        </p>
      ))}
      <div className="lesson-deeds">
        {isRead && (
          <button
            type="button"
            className="button button-small button-strong"
            data-confirm=""
            onClick={() => model.readOn()}
          >
            Go on
          </button>
        )}
        {told < hints.length && (
          <button type="button" className="button button-small" onClick={() => setTold(told + 1)}>
            Hint
          </button>
        )}
        {show !== undefined && (
          <button type="button" className="button button-small" onClick={() => model.answer(show)}>
            Show me
          </button>
        )}
        <Again onAgain={onAgain} />
      </div>
    </>
  )
}

const Again = ({ onAgain, strong = false }: { onAgain: () => void; strong?: boolean }) => (
  <button
    type="button"
    className={`button button-small ${strong ? 'button-strong' : 'button-quiet'}`}
    onClick={onAgain}
  >
    Start over
  </button>
)

/** What to do next: the next puzzle, or a game of one's own. */
function Ended({ game, id, isGood, onAgain }: { game: string; id: string; isGood: boolean; onAgain: () => void }) {
  const { lines } = useExercises(game)
  const next = lines?.[lines.findIndex((line) => line.id === id) + 1]
  let lead: ReactNode = null
  if (next)
    lead = (
      <a className={`button button-small ${isGood ? 'button-strong' : ''}`} href={`#/learn/${game}/${next.id}`}>
        Next: {next.title}
      </a>
    )
  return (
    <div className="lesson-deeds">
      {!isGood && <Again onAgain={onAgain} strong />}
      {lead}
      {isGood && (
        <button type="button" className="button button-small" onClick={() => void quickTable(game)}>
          Play now
        </button>
      )}
      {isGood && <Again onAgain={onAgain} />}
      <a className="button button-small button-quiet" href={`#/learn/${game}`}>
        All lessons
      </a>
    </div>
  )
}
