import { readChoice } from '../../choice.ts'
import { Fault } from '../../fault.ts'
import type { Game, PlayedState } from '../../game.ts'
import type { AnyQuestion, PickOne } from '../../question.ts'
import { shuffled } from '../../random/random.ts'
import { seededRandom } from '../../random/seeded.ts'
import type { MatchSetup } from '../../setup.ts'
import { playThrough, RULE_ID } from './common.ts'

/** What one kind of question has offered anywhere. */
interface Kind {
  readonly keys: Set<string>
  /** How often it is asked in the game played now. */
  asked: number
  /** Keys not yet tried there, the next one last. */
  waiting: string[]
}

/** Kinds of questions, by game and name. */
const kindsOf = new WeakMap<object, Map<string, Kind>>()

/** How many keys that are not offered are tried at each question, at least. */
const STRANGERS = 8

/**
 * Whatever such a question has offered anywhere in the games played so far is refused by a rule where it is not offered. Each
 * key is tried somewhere; all of them at every question would be many millions.
 */
export function strangers<State extends PlayedState>(game: Game<State>, setup: MatchSetup): string[] {
  const kinds = kindsOf.get(game) ?? new Map<string, Kind>()
  kindsOf.set(game, kinds)
  for (const kind of kinds.values()) kind.asked = 0
  playThrough(game, setup, ({ pending }) => {
    for (const { question } of pending) if (question.form === 'one') meet(kinds, question)
    return []
  })
  const random = seededRandom(`strangers ${setup.seed}`)
  for (const kind of kinds.values()) kind.waiting = shuffled(random, [...kind.keys])
  const problems = new Set<string>()
  playThrough(game, setup, ({ pending }) => {
    for (const { question } of pending)
      if (question.form === 'one')
        for (const problem of letIn(question, kinds.get(question.words.ask) as Kind)) problems.add(problem)
    return []
  })
  return [...problems]
}

function meet(kinds: Map<string, Kind>, question: PickOne): void {
  const { ask } = question.words
  const kind = kinds.get(ask) ?? { keys: new Set(), asked: 0, waiting: [] }
  kinds.set(ask, kind)
  kind.asked++
  for (const key of offeredBy(question)) kind.keys.add(key)
}

function offeredBy({ words, context, options, further = [] }: PickOne): Set<string> {
  return new Set([...options, ...further].map((option) => words.key(option, context)))
}

function letIn(question: PickOne, kind: Kind): string[] {
  const offered = offeredBy(question)
  const problems: string[] = []
  if (kind.waiting.length === 0) kind.waiting = [...kind.keys]
  const tried = new Set<string>()
  const most = Math.max(STRANGERS, Math.ceil(kind.keys.size / kind.asked))
  for (let at = kind.waiting.length - 1; at >= 0 && tried.size < most; at--) {
    const key = kind.waiting[at] as string
    if (offered.has(key)) continue
    tried.add(key)
    const rule = ruleAgainst(question, key)
    if (rule === undefined || !RULE_ID.test(rule))
      problems.push(`"${question.words.ask}": ${key} is refused by no rule`)
  }
  kind.waiting = kind.waiting.filter((key) => !tried.has(key))
  return problems
}

function ruleAgainst(question: AnyQuestion, key: string): string | undefined {
  try {
    readChoice(question, key)
    return undefined
  } catch (error) {
    if (error instanceof Fault) return error.rule
    throw error
  }
}
