import {
  type Answering,
  type Game,
  gameActs,
  glimpse,
  type Pending,
  type PlayedState,
  type QuestionId,
  type Result,
  type Seat,
  showQuestion,
} from '@muster/table'
import type { News, Seen, Undo } from './seen.ts'

/** A table as it can be looked at, whoever holds it. */
export interface LookedAt {
  readonly game: Game
  readonly state: PlayedState
  readonly epoch: number
  readonly pending: readonly Pending[]
  readonly result: Result | undefined
  readonly agreed: readonly Seat[]
  readonly answering: readonly Answering[]
  questionId(seat: Seat): QuestionId | undefined
}

/** What is counted or remembered elsewhere. */
export interface Remembered {
  readonly seq: number
  readonly decisions: number
  readonly news: News
  readonly undo: readonly Undo[]
  readonly secrets: readonly boolean[]
}

/** How a table stands for one viewer: its view, its own questions, and of the others only whom the table waits for. */
export function lookAt(
  at: LookedAt,
  viewer: Seat | undefined,
  { seq, decisions, news, undo, secrets }: Remembered,
): Seen {
  const { game, state, epoch, pending, result, agreed, answering } = at
  return {
    epoch,
    seq,
    decisions,
    view: glimpse(state, viewer),
    news,
    questions: pending.flatMap(({ seat, question }) => {
      const id = seat === viewer ? at.questionId(seat) : undefined
      return id ? [{ ...showQuestion(seat, question), id }] : []
    }),
    waiting: pending.map(({ seat, question }) => ({
      seat,
      ask: question.words.ask,
      doing: question.words.doing ?? 'decides',
    })),
    result: result ?? null,
    undo,
    mayDo:
      viewer === undefined || result ? [] : gameActs.filter((act) => game.mayAct(state, viewer, act) === undefined),
    agreed,
    answering,
    secrets,
  }
}
