import type { AnyQuestion, PlayedState, Seat } from '@muster/table'

/** What a game tells its bots: a `bot.ts` beside the rules. Plain functions of what the seat may know. */
export type Mind<State extends PlayedState = PlayedState> = {
  /** What a position is worth to a seat: 0 is even, 1 about a victory point, and more is better. */
  value(state: State, seat: Seat): number
  /**
   * Whether a bot that has come to a question should look at its answers before it judges, rather than judge the position as
   * it stands: the follow-up questions of one decision (whom does the ability hit?), not the next decision. `from` is the
   * question it set out from.
   */
  looksInto(ask: string, from: string): boolean
  /** Whether what a question decides shows only in the step after it (whom do I activate?), so that bots must look beyond. */
  looksBeyond(from: string): boolean
  /** The answer to a question that needs no thought (which die to re-roll); undefined where it does. */
  habit?(question: AnyQuestion, state: State, seat: Seat): unknown
  /**
   * About what each option of a pick-one question gains, in the measure of `value`, without trying it out: how search plays
   * on from the positions it reaches, and what it looks at first. Undefined where nothing is known.
   */
  weigh?(question: AnyQuestion, state: State, seat: Seat): readonly number[] | undefined
  /** The lead in value that makes a win about three times as likely as not. 4 where left out. */
  readonly scale?: number
  /** Whether all seats share the result, so that no winners is a defeat and not a draw. */
  readonly together?: boolean
}

/** The sides a game is balanced over: warbands, decks, heroes. Each is played against each. */
export type Contest = {
  readonly entrants: readonly string[]
  /** The config of a game of one against another, by seat. */
  config(one: string, two: string): unknown
  /** What else a finished game is told apart by, such as the battle that was drawn. */
  variantOf?(state: unknown): string
}

/** What winning, drawing and losing are worth, beyond anything a position can be. */
export const WIN = 1000
