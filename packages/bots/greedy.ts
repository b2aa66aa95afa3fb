import {
  type AnyQuestion,
  everyAnswer,
  likelyAnswer,
  type MatchUnderWay,
  type PlayedState,
  type Result,
  type Seat,
} from '@muster/table'
import { type Explorer, explorerOf, type Guide, type Reached, type Turn } from './explore.ts'
import { type Mind, WIN } from './mind.ts'
import { type Share, sharesOf } from './outcomes.ts'

/** How many answers to one question are looked at; more exist only where hands or planes are large. */
const MOST_ANSWERS = 400
/** Where the mind weighs options beforehand, how many of the weightiest are looked at, unless the mind says otherwise. */
const MOST_WEIGHED = 14
/** How deep follow-up questions are looked into. */
const MOST_DEPTH = 3
/** How many outcomes of the first, the second and any later roll of one answer are looked at, unless the mind says otherwise. */
const MOST_OUTCOMES = [24, 6, 2] as const

/** How many positions are looked at for one question, and at least for each of its answers. */
const MOST_LOOKS = 6000
const LEAST_LOOKS = 12

export type Judged = { readonly answer: unknown; readonly worth: number }

/**
 * The answers to the question a seat is asked, best first: what they are worth after one step, dice averaged. Once
 * `isOver`, answers not judged yet are left out; the first is always judged.
 */
export function judgeAnswers<State extends PlayedState>(
  match: MatchUnderWay<State>,
  seat: Seat,
  mind: Mind<State>,
  isOver: () => boolean = () => false,
  most: number = mind.looks ?? MOST_WEIGHED,
): Judged[] {
  const { question } = match.pendingOf(seat)
  const judge = new Judge(explorerOf(match, seat), mind, seat, question.words.ask, isOver)
  const judged: Judged[] = []
  const answers = answersWorthALook(question, match.state, seat, mind, most)
  for (const answer of answers) {
    judge.looks = Math.max(LEAST_LOOKS, Math.floor(MOST_LOOKS / answers.length))
    judged.push({ answer, worth: judge.worth([{ answer }], 0, 0) })
    if (isOver()) break
  }
  const isPass = ({ answer }: Judged): boolean => question.form === 'one' && answer === question.pass
  const early = (one: Judged): number => (mind.passesTies && isPass(one) ? 0 : 1)
  return judged.sort((a, b) => b.worth - a.worth || early(a) - early(b))
}

/** The answers to look at, in the order they are offered: all, or the weightiest where the mind weighs them. */
function answersWorthALook<State extends PlayedState>(
  question: AnyQuestion,
  state: State,
  seat: Seat,
  mind: Mind<State>,
  most: number,
): readonly unknown[] {
  const answers =
    question.form === 'one' ? lively(question.options, question, state, seat, mind) : firstAnswers(question)
  const isWeighed = question.form === 'one' ? answers.length > most : 'candidates' in question
  const weighed = isWeighed ? mind.weigh?.(question, state, seat) : undefined
  if (!weighed) return answers.slice(0, MOST_ANSWERS)
  const weights = question.form === 'one' ? lively(weighed, question, state, seat, mind) : weighed
  const least = [...weights].sort((a, b) => b - a)[most - 1] ?? Number.NEGATIVE_INFINITY
  const worthy = answers.filter((_: unknown, index: number) => {
    const weight = weights[index] as number
    return weight >= least && weight !== Number.NEGATIVE_INFINITY
  })
  return worthy.slice(0, MOST_ANSWERS)
}

/** Of what belongs to each option of a pick-one question, that of the options which do not come to nothing. */
function lively<Part, State extends PlayedState>(
  parts: readonly Part[],
  question: AnyQuestion,
  state: State,
  seat: Seat,
  mind: Mind<State>,
): readonly Part[] {
  const idle = mind.idle?.(question, state, seat)
  return !idle || idle.every(Boolean) ? parts : parts.filter((_, index) => !idle[index])
}

function firstAnswers(question: AnyQuestion): readonly unknown[] {
  const answers: unknown[] = []
  for (const answer of everyAnswer(question)) if (answers.push(answer) >= MOST_ANSWERS) break
  return answers
}

/** The best answer by `judgeAnswers`; the first of equals, so that a bot plays the same game twice. */
export function greedyAnswer<State extends PlayedState>(
  match: MatchUnderWay<State>,
  seat: Seat,
  mind: Mind<State>,
): unknown {
  const { question } = match.pendingOf(seat)
  return mind.habit?.(question, match.state, seat) ?? onlyAnswer(question) ?? judgeAnswers(match, seat, mind)[0]?.answer
}

/** The answer to a question that has just one. */
export function onlyAnswer(question: AnyQuestion): unknown {
  const answers = everyAnswer(question)
  const first = answers.next().value
  return answers.next().done ? first : undefined
}

/** What a result is worth to a seat; beyond anything a position can be. */
export function worthOfResult(winners: readonly Seat[], seat: Seat): number {
  return winners.includes(seat) ? WIN : winners.length === 0 ? 0 : -WIN
}

/** Whether all have lost together: how bad that is, the mind says, by how far they got. */
export function isSharedDefeat<State extends PlayedState>({ winners }: Result, { together }: Mind<State>): boolean {
  return together === true && winners.length === 0
}

/** A roll on a way, what leads to it, and the outcomes looked at; the way goes on by the first. */
type Fork = { readonly way: readonly Turn[]; readonly shares: readonly Share[] }

class Judge<State extends PlayedState> {
  /** How many positions may still be looked at; then the next is judged as it stands. */
  looks = 0
  readonly #explorer: Explorer<State>
  readonly #mind: Mind<State>
  readonly #seat: Seat
  readonly #from: string
  readonly #beyond: boolean
  readonly #isOver: () => boolean

  constructor(explorer: Explorer<State>, mind: Mind<State>, seat: Seat, from: string, isOver: () => boolean) {
    this.#isOver = isOver
    this.#explorer = explorer
    this.#mind = mind
    this.#seat = seat
    this.#from = from
    this.#beyond = mind.looksBeyond(from)
  }

  /** Expected worth of a way: the mean over dice, the best over own follow-up questions. */
  worth(turns: readonly Turn[], depth: number, rolls: number): number {
    const forks: Fork[] = []
    const reached = this.#explorer.reach(turns, this.#beyond, this.#guideOf(forks, depth, rolls))
    let worth = this.#worthOf(reached, depth, rolls + forks.length)
    for (let fork = forks.pop(); fork; fork = forks.pop()) {
      const [first, ...others] = fork.shares
      worth *= (first as Share).share
      for (const { outcome, share } of others)
        worth += share * this.worth([...fork.way, { outcome }], depth, rolls + forks.length + 1)
    }
    return worth
  }

  #worthOf(reached: Reached<State>, depth: number, rolls: number): number {
    if (reached.at === 'end' || (reached.at === 'question' && reached.pending.length > 1)) this.looks--
    if (reached.at !== 'question' || this.#hasSeenEnough(depth, rolls)) return this.#value(reached.state)
    return this.#atQuestion(depth, rolls, reached)
  }

  /** Habits are followed, rivals do the likely thing, and dice fall the first way, each a look of its own; the forks are noted. */
  #guideOf(forks: Fork[], depth: number, rolls: number): Guide<State> {
    const { outcomes: most = MOST_OUTCOMES } = this.#mind
    return {
      answer: ({ seat, question }, state) => {
        this.looks--
        if (this.#hasSeenEnough(depth, rolls + forks.length) || depth >= MOST_DEPTH) return undefined
        const habit = this.#mind.habit?.(question, state, seat)
        if (habit !== undefined) return habit
        return seat === this.#seat ? undefined : (this.#mind.expects?.(question, state) ?? likelyAnswer(question))
      },
      outcome: (outcomes, way) => {
        this.looks--
        const before = rolls + forks.length
        if (this.#hasSeenEnough(depth, before)) return undefined
        const shares = sharesOf(outcomes, most[Math.min(before, 2) as 0 | 1 | 2])
        forks.push({ way, shares })
        return shares[0]?.outcome
      },
    }
  }

  #hasSeenEnough(depth: number, rolls: number): boolean {
    return this.looks <= 0 || (rolls + depth > 0 && this.#isOver())
  }

  #atQuestion(
    depth: number,
    rolls: number,
    { state, pending, way }: Extract<Reached<State>, { at: 'question' }>,
  ): number {
    const [asked] = pending
    if (!asked || pending.length > 1 || depth >= MOST_DEPTH) return this.#value(state)
    const { seat, question } = asked
    if (seat !== this.#seat || !this.#mind.looksInto(question.words.ask, this.#from)) return this.#value(state)
    let best = Number.NEGATIVE_INFINITY
    for (const answer of answersWorthALook(question, state, seat, this.#mind, this.#mind.looks ?? MOST_WEIGHED)) {
      best = Math.max(best, this.worth([...way, { answer }], depth + 1, rolls))
      if (this.looks <= 0) break
    }
    return best
  }

  #value(state: State): number {
    const result = this.#explorer.game.result(state)
    if (!result || isSharedDefeat(result, this.#mind)) return this.#mind.value(state, this.#seat)
    return worthOfResult(result.winners, this.#seat)
  }
}
