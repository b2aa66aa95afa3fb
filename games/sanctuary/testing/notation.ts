import type { Match } from '@muster/table'
import { sanctuary } from '../rules/game.ts'
import type { State } from '../rules/state.ts'

/** How many keys of a question are written out; the rest is counted. */
const MOST_KEYS = 12

/**
 * A match as it is played, in the game's notation: per question who is asked, what, by which rule, what is offered and what
 * is answered; then what happened, in words.
 */
export function playThrough(match: Match<State>, answers: readonly string[]): string {
  const lines = told(match, 0)
  for (const answer of answers) {
    const [question] = match.questions
    if (!question) break
    const keys = question.options.map(({ key }) => key)
    const more = keys.length > MOST_KEYS ? ` and ${keys.length - MOST_KEYS} more` : ''
    lines.push(
      `? seat ${question.seat} ${question.ask} [${question.rule}] ${keys.slice(0, MOST_KEYS).join(' | ')}${more}`,
    )
    lines.push(`> ${answer}`)
    const { length } = match.told
    match.answer(question.seat, answer)
    lines.push(...told(match, length))
  }
  if (match.result) lines.push(`= ${JSON.stringify(match.result)}`)
  return `${lines.join('\n')}\n`
}

function told(match: Match<State>, from: number): string[] {
  return match.told
    .slice(from)
    .map(({ event }) => `  ${sanctuary.describe(event, match.state)}${event.rule ? ` [${event.rule}]` : ''}`)
}
