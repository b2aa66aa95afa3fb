import { writeChoice } from '../../choice.ts'
import { copyOf, type Game, type PlayedState } from '../../game.ts'
import { Match } from '../../match.ts'
import { committedRandom } from '../../random/committed.ts'
import { seededRandom } from '../../random/seeded.ts'
import { contentOf, type MatchSetup, originOf } from '../../setup.ts'
import { canonicalJson, hashOf } from '../../state.ts'
import { playout, randomAnswer } from '../../tables/playout.ts'
import { impure, playThrough } from './common.ts'

export function soundness<State extends PlayedState>(game: Game<State>, setup: MatchSetup): string[] {
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

export function playing<State extends PlayedState>(game: Game<State>, setup: MatchSetup): string[] {
  const state = originOf(game, setup, contentOf(game, setup.packs))
  const choose = seededRandom(setup.seed)
  const dice = committedRandom(setup.seed, setup.contributions)
  playout(game, state, dice, (_, question) => randomAnswer(question, choose))
  const again = seededRandom(setup.seed)
  const live = Match.open(game, setup)
  for (let asked = live.pending[0]; asked; asked = live.pending[0])
    live.answer(asked.seat, writeChoice(asked.question, randomAnswer(asked.question, again)))
  return hashOf(live.state) === hashOf(state) ? [] : ['the same answers and dice lead to two different ends']
}

/** How many questions lie between two at which a copy is played to its end. */
const COPY_EVERY = 25

export function copying<State extends PlayedState>(game: Game<State>, setup: MatchSetup): string[] {
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
