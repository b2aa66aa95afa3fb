import { judgeAnswers, type Mind } from '@muster/bots'
import { type AnyQuestion, type Match, randomAnswer, type Seat, seededRandom, writeChoice } from '@muster/table'
import type { BotLevel, Thought } from './protocol.ts'

/** How often a bot plays whatever comes to hand instead of what it judges best, in a hundred. */
const CARELESS: Record<BotLevel, number> = { recruit: 45, veteran: 0 }

/** What a bot answers, and the best it saw. Depends on the table's seed and position only. */
export function thinkOf(match: Match, mind: Mind, seat: Seat, level: BotLevel): Thought {
  const { question } = match.pendingOf(seat)
  const random = seededRandom(`${match.setup.seed} bot ${seat} ${match.entries.length}`)
  const judged = judgeAnswers(match, seat, mind)
  const [first] = judged
  const answer = !first || random.below(100) < CARELESS[level] ? randomAnswer(question, random) : first.answer
  return {
    seat,
    choice: writeChoice(question, answer),
    looked: judged.length,
    best: judged.slice(0, 3).map((one) => ({ text: textOf(question, one.answer), worth: one.worth })),
  }
}

function textOf(question: AnyQuestion, answer: unknown): string {
  const { words, context } = question
  if (question.form === 'some' || question.form === 'order')
    return (answer as unknown[]).map((option) => words.text(option as never, context)).join(', ')
  return words.text(answer as never, context)
}
