import { answerOfAbsent, type Choice, writeChoice } from '../choice.ts'
import type { AnyGame } from '../game.ts'
import { Match } from '../match.ts'
import { showQuestion } from '../shown.ts'
import type { Pending } from '../tables/live.ts'
import type { Exercise, Lessons } from './exercise.ts'
import { patchOf } from './place.ts'

/** Lays the position of an exercise: a new match with its seed, what is played before, and what is set then. */
export function layExercise(game: AnyGame, { position }: Exercise, lay: Lessons['lay']): Match {
  const { seats, config, seed, play, set } = position
  const match = Match.open(game, { seats, config, seed })
  for (const choice of play) match.answer(match.pending[0]?.seat ?? 0, choice)
  const patch = patchOf(match.state, { ...lay(position, match.state), ...set })
  if (patch.length > 0) match.edit(patch)
  return match
}

/** What a seat that nobody plays answers: the first pattern that is offered, else as an absent seat would. */
export function scriptedAnswer({ seat, question }: Pending, patterns: readonly string[]): Choice {
  if (question.form === 'one') {
    const { options } = showQuestion(seat, question)
    for (const pattern of patterns) {
      const found = options.find(({ key }) => matches(pattern, key))
      if (found) return found.key
    }
  }
  return writeChoice(question, answerOfAbsent(question))
}

/** Whether a key is as a pattern says, "*" standing for any text. */
export function matches(pattern: string, key: string): boolean {
  const [first = '', ...parts] = pattern.split('*')
  if (parts.length === 0) return key === pattern
  const last = parts.pop() as string
  if (!key.startsWith(first) || !key.endsWith(last) || key.length < first.length + last.length) return false
  let at = first.length
  for (const part of parts) {
    const found = key.indexOf(part, at)
    if (found < 0 || found + part.length > key.length - last.length) return false
    at = found + part.length
  }
  return true
}
