import {
  hashOf,
  type MatchUnderWay,
  type PlayedState,
  randomAnswer,
  type Seat,
  seededRandom,
  view,
  writeChoice,
} from '@muster/table'
import { explorerOf } from './explore.ts'
import { type Judged, judgeAnswers, onlyAnswer } from './greedy.ts'
import { leadOf, type Mind } from './mind.ts'
import { aboutBest, lightAnswer } from './policy.ts'
import { keyOf } from './search/answers.ts'
import type { Node } from './search/node.ts'
import { type Found, Search, shareOf, type Weighed } from './search/search.ts'
import type { Searching, Strength } from './strengths.ts'
import { breathe, type Now, stretches } from './time-budget.ts'

/** Why a bot answered as it did. */
export type Why = {
  /** The best three choices: what is expected of each from -1 (lost) to 1 (won), and how often it was tried. */
  readonly choices: readonly Weighed[]
  /** What the bot expects to be answered from here, in the game's keys; its own answer first. */
  readonly line: readonly string[]
  readonly iterations: number
  /** Whether it ended for want of time (or was told to stop), with tries left that could have changed the choice. */
  readonly cutShort: boolean
}

export type Decision = { readonly answer: unknown; readonly why: Why }

/** What a bot keeps between two decisions of a game: the part of the tree its answer leads to. */
export type Memory = { mark?: string | undefined; node?: Node | undefined }

/** What a bot is asked: it sees the match as its seat does. */
export type Asked<State extends PlayedState> = {
  readonly match: MatchUnderWay<State>
  readonly seat: Seat
  readonly mind: Mind<State>
  readonly strength: Strength
  /** What the bot's own dice come from; must not be the seed of the match. */
  readonly seed: string
  readonly memory?: Memory | undefined
  /** The clock a limit by time is kept by; the machine's where left out. */
  readonly now?: Now | undefined
}

const TOP = 3

/** Decides at once, within the budget of the strength. */
export function decide<State extends PlayedState>(asked: Asked<State>): Decision {
  const { strength } = asked
  const drawn = byLot(asked)
  if (drawn || strength.policy !== 'search') return drawn ?? quickly(asked)
  const search = beginSearch(asked, strength)
  while (!search.isOver) search.tryOnce()
  return conclude(asked, search.found())
}

/** Decides as `decide` does, but lets the thread hear messages meanwhile; stopped early, it says the best so far. */
export async function decideSlowly<State extends PlayedState>(
  asked: Asked<State>,
  options: { readonly signal?: AbortSignal | undefined; readonly onProgress?: (share: number) => void },
): Promise<Decision> {
  const { strength } = asked
  const drawn = byLot(asked)
  if (drawn || strength.policy !== 'search') return drawn ?? quickly(asked)
  const search = beginSearch(asked, strength)
  const isTime = stretches()
  while (!search.isOver && !options.signal?.aborted) {
    search.tryOnce()
    if (!isTime()) continue
    options.onProgress?.(search.progress)
    await breathe()
  }
  return conclude(asked, search.found())
}

/** One of the answers that nothing tells apart; undefined where the question asks for thought, or the bot has none to give. */
function byLot<State extends PlayedState>({ match, seat, mind, strength, seed }: Asked<State>): Decision | undefined {
  const { question } = match.pendingOf(seat)
  const alike = strength.policy === 'random' ? undefined : mind.alike?.(question, match.state)
  if (!alike?.length) return undefined
  const answer = alike[seededRandom(seed).below(alike.length)]
  return { answer, why: { choices: [], line: [keyOf(writeChoice(question, answer))], iterations: 0, cutShort: false } }
}

function beginSearch<State extends PlayedState>(
  { match, seat, mind, seed, memory, now }: Asked<State>,
  { budget, settings }: Searching,
): Search<State> {
  const known = memory?.mark !== undefined && memory.mark === markOf(match.state, seat) ? memory.node : undefined
  return new Search(match, seat, mind, { budget, settings, seed, now }, known)
}

function conclude<State extends PlayedState>({ match, seat, memory }: Asked<State>, found: Found): Decision {
  if (memory) remember(memory, match, seat, found)
  const { answer, weighed, line, iterations, cutShort } = found
  return { answer, why: { choices: weighed.slice(0, TOP), line, iterations, cutShort } }
}

/** Where the seat's next question follows from its answer alone, the tree below it is kept for that. */
function remember<State extends PlayedState>(
  memory: Memory,
  match: MatchUnderWay<State>,
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
    return { answer, why: { choices, line: [key(answer)], iterations: 0, cutShort: false } }
  }
  switch (strength.policy) {
    case 'greedy': {
      const plain = mind.habit?.(question, match.state, seat) ?? onlyAnswer(question)
      if (plain !== undefined) return explained(plain, [])
      const judged = judgeAnswers(match, seat, mind)
      return explained(judged[slip(judged, strength.noise ?? 0, mind, seed)]?.answer, judged)
    }
    case 'light':
      return explained(
        lightAnswer(mind, question, view(match.state, seat), seat, seededRandom(seed), strength.noise),
        [],
      )
    default:
      return explained(randomAnswer(question, seededRandom(seed)), [])
  }
}

/** The place of the answer a bot takes for the best, being so careless. */
function slip<State extends PlayedState>(
  judged: readonly Judged[],
  noise: number,
  mind: Mind<State>,
  seed: string,
): number {
  if (noise === 0) return 0
  const worths = judged.map(({ worth }) => worth)
  return aboutBest(worths, noise * leadOf(mind), seededRandom(seed))
}
