import {
  type AnyQuestion,
  type Choice,
  everyAnswer,
  type PlayedState,
  type Point,
  readChoice,
  type Seat,
  writeChoice,
} from '@muster/table'
import type { Mind } from '../mind.ts'
import { trustOf } from '../policy.ts'
import type { Arm, Arms } from './node.ts'

/** How many answers of a wide question are listed at all. */
const MOST_ANSWERS = 200

export const keyOf = (choice: Choice): string => (typeof choice === 'string' ? choice : JSON.stringify(choice))

/** Lists the answers to a question the node does not know yet. Nothing is done where it has been listed and must be the same. */
export function listArms<State extends PlayedState>(
  arms: Arms,
  mind: Mind<State>,
  question: AnyQuestion,
  state: State,
  seat: Seat,
  reach: number,
): void {
  const answers: unknown[] = []
  for (const answer of everyAnswer(question)) {
    answers.push(answer)
    if (answers.length >= MOST_ANSWERS) break
  }
  const weights = mind.weigh?.(question, state, seat)
  const trusts = trustOf(weights?.slice(0, answers.length) ?? answers.map(() => 0), reach)
  const fresh: Arm[] = []
  answers.forEach((answer, index) => {
    const choice = writeChoice(question, answer)
    const key = keyOf(choice)
    if (arms.known.has(key)) return
    arms.known.add(key)
    fresh.push({ key, choice, trust: trusts[index] as number, visits: 0, sum: 0 })
  })
  fresh.sort((a, b) => b.trust - a.trust)
  arms.list.push(...fresh)
}

/** The answer an arm stands for; undefined where this question does not offer it. */
export function answerOf(question: AnyQuestion, { key, choice }: Arm): unknown {
  if (question.form === 'one') {
    if (question.read) return question.read(key)
    for (const option of question.options) if (question.words.key(option, question.context) === key) return option
    return undefined
  }
  return isOffered(question, choice) ? readChoice(question, choice) : undefined
}

const isPoint = (choice: unknown): choice is Point => typeof choice === 'object' && choice !== null && 'x' in choice

/** Whether a choice fits a question that may offer other things than the one it was made for, or be of another form. */
function isOffered(question: AnyQuestion, choice: Choice): boolean {
  if (question.form === 'point') return isPoint(choice) && !question.verdict(choice)
  if (question.form === 'number') return typeof choice === 'number' && choice >= question.min && choice <= question.max
  if (!Array.isArray(choice)) return false
  if (question.form === 'path') return choice.every(isPoint) && !question.verdict(choice)
  const keys = choice as readonly string[]
  const [least, most] =
    question.form === 'some' ? [question.min, question.max] : [question.options.length, question.options.length]
  if (keys.length < least || keys.length > most) return false
  const offered = new Set(question.options.map((option) => question.words.key(option, question.context)))
  return keys.every((key) => offered.has(key))
}
