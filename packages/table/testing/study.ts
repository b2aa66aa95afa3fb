import type { GameEvent } from '../event.ts'
import { invariant } from '../fault.ts'
import type { Game, PlayedState, Result } from '../game.ts'
import { Match } from '../match.ts'
import type { Seat } from '../question.ts'
import type { MatchSetup } from '../setup.ts'
import type { RefusedOption, ShownQuestion } from '../shown.ts'
import type { Outcome } from '../tables/odds.ts'
import { oddsOf } from '../tables/odds.ts'

/** With MUSTER_RELOAD set, every test match is saved, dropped and restored at every question. */
function mustReload(): boolean {
  return typeof process !== 'undefined' && process.env.MUSTER_RELOAD !== undefined
}

/** A match for a rule test: every die must be set beforehand and every answer given by the test. */
export class Study<State extends PlayedState> {
  match: Match<State>
  readonly #game: Game<State>

  constructor(game: Game<State>, setup: MatchSetup, state?: State) {
    this.#game = game
    this.match = Match.study(game, setup, state)
    this.#reload()
  }

  get state(): State {
    return this.match.state
  }

  get result(): Result | undefined {
    return this.match.result
  }

  get events(): GameEvent[] {
    return this.match.told.map(({ event }) => event)
  }

  /** The question that waits; of the given seat where several do. */
  question(seat?: Seat): ShownQuestion {
    const question = this.match.questions.find((asked) => seat === undefined || asked.seat === seat)
    invariant(question, seat === undefined ? 'nobody is asked' : `seat ${seat} is not asked`)
    return question
  }

  /** The keys on offer, only those that begin with a word where one is given; what is folded away is left out. */
  offer(begins = '', seat?: Seat): string[] {
    return this.#keys(begins, seat, false)
  }

  /** The keys on offer that are folded away. */
  folded(begins = '', seat?: Seat): string[] {
    return this.#keys(begins, seat, true)
  }

  #keys(begins: string, seat: Seat | undefined, folded: boolean): string[] {
    const shown = this.question(seat).options.filter(({ fold }) => (fold !== undefined) === folded)
    const keys = shown.map(({ key }) => key)
    return keys.filter((key) => key === begins || key.startsWith(begins === '' ? '' : `${begins} `))
  }

  refused(seat?: Seat): RefusedOption[] {
    return this.match.explain(this.question(seat).seat)
  }

  /** The rule that refuses an option, or undefined where it is offered or no candidate at all. */
  whyNot(key: string, seat?: Seat): string | undefined {
    return this.refused(seat).find((option) => option.key === key)?.rule
  }

  dice(...faces: number[]): this {
    this.match.setDice(faces)
    this.#reload()
    return this
  }

  /** Answers the question that waits. */
  answer(choice: unknown, seat?: Seat): this {
    this.match.answer(this.question(seat).seat, choice)
    this.#reload()
    return this
  }

  /** Answers one question after the other. */
  play(...choices: unknown[]): this {
    for (const choice of choices) this.answer(choice)
    return this
  }

  odds(choice: unknown): Outcome[] {
    return oddsOf(this.match, this.question().seat, choice)
  }

  #reload(): void {
    if (mustReload()) this.match = Match.restore(this.#game, JSON.parse(JSON.stringify(this.match.save())))
  }
}
