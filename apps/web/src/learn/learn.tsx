import './learn.css'
import { Icon } from '@muster/ui'
import type { ExerciseLine } from '../engine/protocol.ts'
import { boxOf } from '../shelf/boxes.ts'
import { Frame } from '../shell/frame.tsx'
import { Message } from '../shell/message.tsx'
import { isLearned } from './progress.ts'
import { useExercises } from './use-exercises.ts'

/** What a game teaches: a first game, six puzzles, and how far one has come. */
export function Learn({ game }: { game: string }) {
  const { lines, problem } = useExercises(game)
  if (problem) return <Message title="There is nothing to learn here yet">{problem}</Message>
  if (!lines) return <Message title="Opening the lessons …" busy />
  const title = boxOf(game)?.title ?? game
  const puzzles = lines.filter(({ kind }) => kind === 'puzzle')
  const solved = puzzles.filter(({ id }) => isLearned(game, id)).length
  return (
    <Frame title={`Learn ${title}`}>
      <main className="page learn" data-look={game}>
        <h1>Learn {title}</h1>
        <p className="lead">
          Play a guided first game, then try the puzzles. {solved} of {puzzles.length} puzzles solved.
        </p>
        <ol>
          {lines.map((line, index) => (
            <Line key={line.id} game={game} of={line} number={index} />
          ))}
        </ol>
      </main>
    </Frame>
  )
}

function Line({ game, of, number }: { game: string; of: ExerciseLine; number: number }) {
  const { id, kind, title, text } = of
  const isDone = isLearned(game, id)
  const state = isDone ? (kind === 'lesson' ? 'played' : 'solved') : 'open'
  return (
    <li className="panel" data-state={state}>
      <Icon name={isDone ? 'check-mark' : kind === 'lesson' ? 'open-book' : 'jigsaw-piece'} size={36} />
      <div>
        <h2>
          {kind === 'lesson' ? 'First game' : `Puzzle ${number}`}: {title}
        </h2>
        <p>{text}</p>
      </div>
      <a
        className={`button ${isDone ? '' : 'button-strong'}`}
        href={`#/learn/${game}/${id}`}
        aria-label={`${isDone ? 'Play again' : 'Begin'}: ${title}`}
      >
        {isDone ? `${state === 'played' ? 'Played' : 'Solved'}. Again?` : 'Begin'}
      </a>
    </li>
  )
}
