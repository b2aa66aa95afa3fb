import { likelyAnswer, readChoice, writeChoice } from '../../choice.ts'
import type { Game, PlayedState } from '../../game.ts'
import type { Match } from '../../match.ts'
import { askedAnew } from '../../offer.ts'
import type { AnyQuestion, PickPath, PickPoint } from '../../question.ts'
import type { Random } from '../../random/random.ts'
import { seededRandom } from '../../random/seeded.ts'
import type { MatchSetup } from '../../setup.ts'
import { refusedOptions, type ShownQuestion, showQuestion } from '../../shown.ts'
import { randomAnswer } from '../../tables/playout.ts'
import type { Verdict } from '../../verdict.ts'
import { playThrough, RULE_ID, same, UNREADABLE } from './common.ts'

export function options<State extends PlayedState>(game: Game<State>, setup: MatchSetup): string[] {
  const random = seededRandom(`options ${setup.seed}`)
  const check = (at: Match<State>) => {
    const shown = at.questions
    return at.pending.flatMap(({ seat, question }, index) =>
      [
        ...askedBadly(question, shown[index] as ShownQuestion, random),
        ...misread(question, randomAnswer(question, random)),
        ...(same(showQuestion(seat, askedAnew(question)), shown[index]) ? [] : ['asked anew it is another question']),
      ].map((problem) => `"${question.words.ask}": ${problem}`),
    )
  }
  return playThrough(game, setup, check).problems
}

function askedBadly(question: AnyQuestion, shown: ShownQuestion, random: Random): string[] {
  const problems: string[] = []
  const offered = new Set(shown.options.map(({ key }) => key))
  if (offered.size < shown.options.length) problems.push('two options have the same key')
  if (shown.text === '') problems.push('it has no text')
  for (const { key, text } of shown.options)
    if (key === '' || text === '' || UNREADABLE.test(key) || UNREADABLE.test(text)) problems.push(`unreadable "${key}"`)
  const likely = likelyAnswer(question)
  if (likely !== undefined && !offered.has(question.words.key(likely as never, question.context)))
    problems.push(`${question.words.key(likely as never, question.context)} is the likely answer, yet not offered`)
  if (question.form === 'some' && question.max > question.options.length) problems.push('asks for more than there are')
  problems.push(...shortcutsAstray(question, offered, random))
  if (question.form === 'point' || question.form === 'path')
    problems.push(...placesAstray(question, shown.suggestionTexts ?? []))
  const refused = new Set<string>()
  for (const { key, rule } of refusedOptions(question)) {
    refused.add(key)
    if (question.form === 'one' && question.read?.(key) !== undefined)
      problems.push(`${key} is read, yet ${rule} refuses it`)
    if (offered.has(key)) problems.push(`${key} is offered, yet ${rule} refuses it`)
    if (!RULE_ID.test(rule)) problems.push(`${key} is refused by "${rule}", which is no rule id`)
  }
  const { words, context } = question
  if (words.candidates && words.verdict)
    for (const option of words.candidates(context) as never[]) {
      const key = words.key(option, context)
      if (!offered.has(key) && !refused.has(key)) problems.push(`${key} is neither offered nor refused`)
    }
  return problems
}

/** What a question on a plane suggests, against its own verdict. What it samples is read as an answer, which judges it. */
function placesAstray(question: PickPoint | PickPath, texts: readonly string[]): string[] {
  const verdictOf = question.verdict.bind(question) as (place: unknown) => Verdict
  const refused = question.candidates.flatMap((place) => {
    const verdict = verdictOf(place)
    return verdict ? [`${JSON.stringify(place)} is suggested, yet ${verdict.rule} refuses it`] : []
  })
  const unreadable = texts.filter((text) => text === '' || UNREADABLE.test(text)).map((text) => `unreadable "${text}"`)
  const written = new Set(question.candidates.map((place) => JSON.stringify(place)))
  return [
    ...(written.size === 0 ? ['it suggests nothing'] : []),
    ...(written.size < question.candidates.length ? ['it suggests a place twice'] : []),
    ...unreadable,
    ...refused,
  ]
}

/** A question's own ways to sample an option and to read a key, against the options worked out in full. */
function shortcutsAstray(question: AnyQuestion, offered: ReadonlySet<string>, random: Random): string[] {
  if (question.form !== 'one' || !question.sample || !question.read) return []
  const { words, context } = question
  const sampled = words.key(question.sample(random), context)
  const problems = offered.has(sampled) ? [] : [`${sampled} is sampled, yet not offered`]
  for (const option of [...question.options, ...(question.further ?? [])])
    if (!same(question.read(words.key(option, context)), option))
      problems.push(`${words.key(option, context)} is misread`)
  return problems
}

function misread(question: AnyQuestion, answer: unknown): string[] {
  const choice = writeChoice(question, answer)
  return same(readChoice(question, choice), answer)
    ? []
    : [`${JSON.stringify(choice)} does not lead back to its answer`]
}
