import {
  type GameEvent,
  type Match,
  type QuestionId,
  type Result,
  type ShownQuestion,
  showQuestion,
} from '@muster/table'

/** An event in a reply: with its sentence, and the seats that may know it where not everyone may. */
export type ShownEvent = GameEvent & { readonly text: string; readonly only?: readonly number[] }

/** What whoever drives a table needs to go on: what happened, who is asked what, and whether it is over. */
export interface StateOfPlay {
  readonly events: readonly ShownEvent[]
  readonly questions: readonly (ShownQuestion & { readonly id: QuestionId })[]
  readonly result: Result | null
  readonly step: number
}

/** How a match stands, with the events told from the given one on. */
export function stateOfPlay(match: Match, from: number): StateOfPlay {
  return {
    events: match.told.slice(from).map(({ event, to }) => ({
      ...event,
      text: event.event === 'edit' ? 'The position was edited.' : match.game.describe(event, match.state),
      ...(to ? { only: to } : {}),
    })),
    questions: match.pending.map(({ seat, question }) => ({
      ...showQuestion(seat, question),
      id: match.questionId(seat) as QuestionId,
    })),
    result: match.result ?? null,
    step: match.step,
  }
}
