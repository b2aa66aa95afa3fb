import {
  hashOf,
  type Match,
  type PlayedState,
  randomAnswer,
  type Seat,
  seededRandom,
  view,
  writeChoice,
} from '@muster/table'
import { explorerOf } from './explore.ts'
import { type Judged, judgeAnswers } from './greedy.ts'
import type { Mind } from './mind.ts'
import { lightAnswer } from './policy.ts'
import { keyOf } from './search/answers.ts'
import type { Node } from './search/node.ts'
import { type Found, Search, shareOf, type Weighed } from './search/search.ts'
import type { Strength } from './strengths.ts'
import { breathe, stretches } from './time-budget.ts'

/** Why a bot answered as it did. */
export type Why = {
  /** The best three choices: what is expected of each from -1 (lost) to 1 (won), and how often it was tried. */
  readonly choices: readonly Weighed[]
  /** What the bot expects to be answered from here, in the game's keys; its own answer first. */
  readonly line: readonly string[]
  readonly iterations: number
}

export type Decision = { readonly answer: unknown; readonly why: Why }

/** What a bot keeps between two decisions of a game: the part of the tree its answer leads to. */
export type Memory = { mark?: string | undefined; node?: Node | undefined }

/** What a bot is asked: it sees the match as its seat does. */
export type Asked<State extends PlayedState> = {
  readonly match: Match<State>
  readonly seat: Seat
  readonly mind: Mind<State>
  readonly strength: Strength
  /** What the bot's own dice come from; must not be the seed of the match. */
  readonly seed: string
  readonly memory?: Memory | undefined
}

const TOP = 3

/** Decides at once, within the budget of the strength. */
export function decide<State extends PlayedState>(asked: Asked<State>): Decision {
  if (asked.strength.policy !== 'search') return quickly(asked)
  const search = beginSearch(asked, asked.strength)
  while (!search.isOver) search.tryOnce()
  return conclude(asked, search.found())
}

/** Decides as `decide` does, but lets the thread hear messages meanwhile; stopped early, it says the best so far. */
export async function decideSlowly<State extends PlayedState>(
  asked: Asked<State>,
  options: { readonly signal?: AbortSignal | undefined; readonly onProgress?: (share: number) => void },
): Promise<Decision> {
  if (asked.strength.policy !== 'search') return quickly(asked)
  const search = beginSearch(asked, asked.strength)
  const isTime = stretches()
  while (!search.isOver && !options.signal?.aborted) {
    search.tryOnce()
    if (!isTime()) continue
    options.onProgress?.(search.progress)
    await breathe()
  }
  return conclude(asked, search.found())
}

function beginSearch<State extends PlayedState>(
  { match, seat, mind, seed, memory }: Asked<State>,
  strength: Extract<Strength, { policy: 'search' }>,
): Search<State> {
  const known = memory?.mark !== undefined && memory.mark === markOf(match.state, seat) ? memory.node : undefined
  return new Search(match, seat, mind, { ...strength, seed }, known)
}

function conclude<State extends PlayedState>({ match, seat, memory }: Asked<State>, found: Found): Decision {
  if (memory) remember(memory, match, seat, found)
  return {
    answer: found.answer,
    why: { choices: found.weighed.slice(0, TOP), line: found.line, iterations: found.iterations },
  }
}

/** Where the seat's next question follows from its answer alone, the tree below it is kept for that. */
function remember<State extends PlayedState>(
  memory: Memory,
  match: Match<State>,
  seat: Seat,
  { answer, next }: Found,
): void {
  memory.mark = undefined
  memory.node = undefined
  if (!next?.arms.has(seat)) return
  const reached = explorerOf(match, seat).reach([{ answer }], true)
  if (reached.at !== 'question' || reached.pending.length > 1 || reached.pending[0]?.seat !== seat) return
  memory.mark = markOf(reached.state, seat)
  memory.node = next
}

const markOf = (state: object, seat: Seat): string => hashOf(view(state, seat))

/** Decides without a search. */
function quickly<State extends PlayedState>({ match, seat, mind, strength, seed }: Asked<State>): Decision {
  const { question } = match.pendingOf(seat)
  const explained = (answer: unknown, judged: readonly Judged[]): Decision => {
    const key = (one: unknown) => keyOf(writeChoice(question, one))
    const choices = judged
      .slice(0, TOP)
      .map(({ answer: one, worth }) => ({ key: key(one), expected: shareOf(worth, mind), visits: 1 }))
    return { answer, why: { choices, line: [key(answer)], iterations: 0 } }
  }
  if (strength.policy === 'greedy') {
    const habit = mind.habit?.(question, match.state, seat)
    const judged = habit === undefined ? judgeAnswers(match, seat, mind) : []
    return explained(habit ?? judged[0]?.answer, judged)
  }
  const random = seededRandom(seed)
  const noise = strength.policy === 'light' ? strength.noise : undefined
  if (noise === undefined) return explained(randomAnswer(question, random), [])
  return explained(lightAnswer(mind, question, view(match.state, seat), seat, random, noise), [])
}
