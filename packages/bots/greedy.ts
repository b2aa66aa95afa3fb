import { everyAnswer, type Match, type PlayedState, type Seat } from '@muster/table'
import { type Explorer, explorerOf, type Reached } from './explore.ts'
import { type Mind, WIN } from './mind.ts'

/** How many answers to one question are looked at; more exist only where hands or planes are large. */
const MOST_ANSWERS = 400
/** How deep follow-up questions are looked into. */
const MOST_DEPTH = 3

export type Judged = { readonly answer: unknown; readonly worth: number }

type Turns = Parameters<Explorer<unknown>['reach']>[0]

/** The answers to the question a seat is asked, best first: what they are worth after one step, dice averaged. */
export function judgeAnswers<State extends PlayedState>(match: Match<State>, seat: Seat, mind: Mind<State>): Judged[] {
  const { question } = match.pendingOf(seat)
  const explorer = explorerOf(match)
  const judge = new Judge(explorer, mind, seat, question.words.ask)
  const judged: Judged[] = []
  for (const answer of everyAnswer(question)) {
    judged.push({ answer, worth: judge.worth([{ answer }], 0) })
    if (judged.length >= MOST_ANSWERS) break
  }
  return judged.sort((a, b) => b.worth - a.worth)
}

/** The best answer by `judgeAnswers`; the first of equals, so that a bot plays the same game twice. */
export function greedyAnswer<State extends PlayedState>(match: Match<State>, seat: Seat, mind: Mind<State>): unknown {
  return judgeAnswers(match, seat, mind)[0]?.answer
}

/** What a result is worth to a seat; beyond anything a position can be. */
export function worthOfResult(winners: readonly Seat[], seat: Seat): number {
  return winners.includes(seat) ? WIN : winners.length === 0 ? 0 : -WIN
}

class Judge<State extends PlayedState> {
  readonly #explorer: Explorer<State>
  readonly #mind: Mind<State>
  readonly #seat: Seat
  readonly #from: string
  readonly #beyond: boolean

  constructor(explorer: Explorer<State>, mind: Mind<State>, seat: Seat, from: string) {
    this.#explorer = explorer
    this.#mind = mind
    this.#seat = seat
    this.#from = from
    this.#beyond = mind.looksBeyond(from)
  }

  /** Expected worth of a way: the mean over dice, the best over own follow-up questions. */
  worth(turns: Turns, depth: number): number {
    const reached = this.#explorer.reach(turns, this.#beyond)
    switch (reached.at) {
      case 'roll':
        return this.#mean(turns, depth, reached)
      case 'question':
        return this.#atQuestion(turns, depth, reached)
      case 'end':
        return this.#value(reached.state)
    }
  }

  #mean(turns: Turns, depth: number, { outcomes, outOf }: Extract<Reached<State>, { at: 'roll' }>): number {
    let sum = 0
    outcomes.forEach(({ weight }, outcome) => {
      sum += Number(weight) * this.worth([...turns, { outcome }], depth)
    })
    return sum / outOf
  }

  #atQuestion(turns: Turns, depth: number, { state, pending }: Extract<Reached<State>, { at: 'question' }>): number {
    const [asked] = pending
    if (!asked || pending.length > 1 || depth >= MOST_DEPTH) return this.#value(state)
    const { seat, question } = asked
    if (question.form === 'one' && question.pass !== undefined && seat !== this.#seat)
      return this.worth([...turns, { answer: question.pass }], depth)
    if (seat !== this.#seat || !this.#mind.looksInto(question.words.ask, this.#from)) return this.#value(state)
    let best = Number.NEGATIVE_INFINITY
    let looked = 0
    for (const answer of everyAnswer(question)) {
      best = Math.max(best, this.worth([...turns, { answer }], depth + 1))
      if (++looked >= MOST_ANSWERS) break
    }
    return best
  }

  #value(state: State): number {
    const result = this.#explorer.game.result(state)
    return result ? worthOfResult(result.winners, this.#seat) : this.#mind.value(state, this.#seat)
  }
}
