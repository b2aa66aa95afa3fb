import { type AnyQuestion, type Choice, type Seat, writeChoice } from '@muster/table'
import type { Orders } from '@muster/ui'
import { mind } from '../../bot.ts'
import type { State } from '../../rules/state.ts'

/** What a seat ordered beforehand: enemies appear where a bot would have them, as far from Sanctuary as can be. */
export function orderedOf(state: State, seat: Seat, question: AnyQuestion, { spawn }: Orders): Choice | undefined {
  if (question.words.ask !== 'spawn' || spawn !== 'far') return undefined
  const answer = mind.habit?.(question, state, seat)
  return answer === undefined ? undefined : writeChoice(question, answer)
}
