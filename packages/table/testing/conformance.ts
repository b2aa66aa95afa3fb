import { describe, expect, test } from 'vitest'
import { readChoice, writeChoice } from '../choice.ts'
import { copyOf, type Game, type PlayedState } from '../game.ts'
import { Match, type SavedMatch } from '../match.ts'
import type { AnyQuestion } from '../question.ts'
import { committedRandom } from '../random/committed.ts'
import type { Random } from '../random/random.ts'
import { seededRandom } from '../random/seeded.ts'
import { parseRecord } from '../record.ts'
import { contentOf, type MatchSetup, originOf } from '../setup.ts'
import { refusedOptions, type ShownQuestion } from '../shown.ts'
import { canonicalJson, hashOf, isPlain } from '../state.ts'
import { playout, randomAnswer } from '../tables/playout.ts'
import { playRandomly } from './play.ts'
import { leaks } from './secrecy.ts'

export interface Conformance {
  /** What to play; the seed is added. One game of each for every seed. */
  readonly setups: readonly Omit<MatchSetup, 'seed'>[]
  readonly seeds?: number
}

/** The suite every game passes, in one line of its own: `conform(game, { setups })`. */
export function conform<State extends PlayedState>(game: Game<State>, { setups, seeds = 5 }: Conformance): void {
  const matches = setups.flatMap((setup, index) =>
    Array.from({ length: seeds }, (_, seed) => ({
      name: `setup ${index}, seed ${seed}`,
      setup: { ...setup, seed: `${seed}` },
    })),
  )

  describe(`${game.title} conforms`, () => {
    for (const [law, problemsOf] of Object.entries(laws))
      test.each(matches)(`${law}: $name`, ({ setup }) => {
        expect(problemsOf(game, setup).slice(0, MOST_SHOWN)).toEqual([])
      })
  })
}

const MOST_SHOWN = 5

/** Each law plays a game at random and returns how it was broken, as sentences. */
export const laws = {
  'random play ends, with every state sound': soundness,
  'options are unique and readable, and those not offered are refused': options,
  'every event is plain data and has words': words,
  'save, drop and restore at every question changes nothing': restoring,
  'a record replays to the byte, and undo leads back': replaying,
  'the playout table plays the same game as the live table': playing,
  'a seat learns nothing from what it may not know': secrecy,
  'a copy lives its own life': copying,
} satisfies Record<string, (game: Game<PlayedState>, setup: MatchSetup) => string[]>

const open = <State extends PlayedState>(game: Game<State>, setup: MatchSetup) => Match.open(game, setup)
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Plays at random and notes what `check` finds at every question. */
function playThrough<State extends PlayedState>(
  game: Game<State>,
  setup: MatchSetup,
  check: (at: Match<State>) => readonly string[],
): { match: Match<State>; problems: string[] } {
  const problems: string[] = []
  const match = playRandomly(open(game, setup), seededRandom(setup.seed), (at) => {
    for (const problem of check(at)) problems.push(`after ${at.entries.length} answers: ${problem}`)
    return undefined
  })
  return { match, problems }
}

function soundness<State extends PlayedState>(game: Game<State>, setup: MatchSetup): string[] {
  const contentBefore = hashOf(contentOf(game, setup.packs))
  let checked: unknown
  const { match, problems } = playThrough(game, setup, (at) => {
    const { checkpoint } = at.underWay()
    const broken = [...game.broken(at.state)]
    if (checkpoint === checked) return broken
    checked = checkpoint
    const issues = game.schema.safeParse(checkpoint).error?.issues ?? []
    return [...broken, ...issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`), ...impure(checkpoint)]
  })
  if (!match.result?.winners.every((seat) => seat >= 0 && seat < setup.seats))
    problems.push(`the result is ${JSON.stringify(match.result)}`)
  if (hashOf(match.content) !== contentBefore) problems.push('the rules changed the content')
  return problems
}

/** Where a value is not plain JSON data. */
function impure(value: unknown, path = 'state'): string[] {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return []
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${path} is ${value}`]
  if (Array.isArray(value)) return value.flatMap((part, index) => impure(part, `${path}[${index}]`))
  if (typeof value !== 'object') return [`${path} is ${typeof value}`]
  if (!isPlain(value)) return [`${path} is not a plain object`]
  return Object.entries(value).flatMap(([key, part]) => (part === undefined ? [] : impure(part, `${path}.${key}`)))
}

const UNREADABLE = /undefined|\[object|NaN/
const RULE_ID = /^[A-Z]+(-[A-Z]+)*-\d+$/

function options<State extends PlayedState>(game: Game<State>, setup: MatchSetup): string[] {
  const random = seededRandom(`options ${setup.seed}`)
  const check = (at: Match<State>) => {
    const shown = at.questions
    return at.pending.flatMap(({ question }, index) =>
      [
        ...askedBadly(question, shown[index] as ShownQuestion, random),
        ...misread(question, randomAnswer(question, random)),
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
  if (question.form === 'some' && question.max > question.options.length) problems.push('asks for more than there are')
  problems.push(...shortcutsAstray(question, offered, random))
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

function words<State extends PlayedState>(game: Game<State>, setup: MatchSetup): string[] {
  const match = playRandomly(open(game, setup), seededRandom(setup.seed))
  return match.told.flatMap(({ event, others }) => {
    const said = [event, ...(others ? [others] : [])].map((heard) => game.describe(heard, match.state))
    const unreadable = said.filter((text) => text === '' || UNREADABLE.test(text))
    return [...unreadable.map((text) => `${JSON.stringify(event)} reads "${text}"`), ...impure(event, event.event)]
  })
}

function restoring<State extends PlayedState>(game: Game<State>, setup: MatchSetup): string[] {
  const problems: string[] = []
  playRandomly(open(game, setup), seededRandom(setup.seed), (at) => {
    const { told, ...rest } = at.save()
    const restored = Match.restore(game, { ...(JSON.parse(JSON.stringify(rest)) as Omit<SavedMatch, 'told'>), told })
    const where = `after ${at.entries.length} answers`
    if (!same(restored.state, at.state)) problems.push(`${where}: the state differs`)
    if (!same(restored.questions, at.questions)) problems.push(`${where}: the questions differ`)
    if (restored.told.length !== at.told.length) problems.push(`${where}: other things were told`)
    return restored
  })
  return problems
}

function replaying<State extends PlayedState>(game: Game<State>, setup: MatchSetup): string[] {
  const problems: string[] = []
  const states = new Map<number, string>()
  const match = playRandomly(open(game, setup), seededRandom(setup.seed), (at) => {
    states.set(at.entries.length, JSON.stringify(at.state))
    return undefined
  })
  const replayed = Match.replay(game, parseRecord(JSON.parse(JSON.stringify(match.record()))))
  if (!same(replayed.state, match.state)) problems.push('the record leads to another state')
  if (!same(replayed.told, match.told)) problems.push('the record tells another story')
  if (!same(replayed.record(), match.record())) problems.push('the record of the replay is another')
  const total = match.entries.length
  for (const count of new Set([total - 1, Math.floor(total / 2), 1, 0].filter((many) => many >= 0 && many < total))) {
    replayed.undoTo(count)
    if (JSON.stringify(replayed.state) !== states.get(count)) problems.push(`undo to ${count} leads elsewhere`)
  }
  return problems
}

function playing<State extends PlayedState>(game: Game<State>, setup: MatchSetup): string[] {
  const state = originOf(game, setup, contentOf(game, setup.packs))
  const choose = seededRandom(setup.seed)
  const dice = committedRandom(setup.seed, setup.contributions)
  playout(game, state, dice, (_, question) => randomAnswer(question, choose))
  const again = seededRandom(setup.seed)
  const live = open(game, setup)
  for (let asked = live.pending[0]; asked; asked = live.pending[0])
    live.answer(asked.seat, writeChoice(asked.question, randomAnswer(asked.question, again)))
  return hashOf(live.state) === hashOf(state) ? [] : ['the same answers and dice lead to two different ends']
}

function secrecy<State extends PlayedState>(game: Game<State>, setup: MatchSetup): string[] {
  const seats = [undefined, ...Array(setup.seats).keys()]
  const random = seededRandom(`redeal ${setup.seed}`)
  return playThrough(game, setup, (at) => seats.flatMap((seat) => leaks(at, seat, random))).problems
}

/** How many questions lie between two at which a copy is played to its end. */
const COPY_EVERY = 25

function copying<State extends PlayedState>(game: Game<State>, setup: MatchSetup): string[] {
  const { copy: _, ...slow } = game
  let checked: unknown
  let asked = 0
  return playThrough(slow, setup, (at) => {
    const { checkpoint } = at.underWay()
    const plays = asked++ % COPY_EVERY === 0
    if (checkpoint === checked && !plays) return []
    checked = checkpoint
    const copy = copyOf(game, checkpoint)
    const before = canonicalJson(checkpoint)
    if (canonicalJson(copy) !== before) return ['a copy is not like its original']
    if (!plays || game.result(copy)) return []
    playout(game, copy, seededRandom(setup.seed))
    if (canonicalJson(copy) === before) return ['playing changed nothing']
    return canonicalJson(checkpoint) === before ? [] : ['playing a copy changed the original']
  }).problems
}
