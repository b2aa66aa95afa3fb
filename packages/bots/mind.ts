import type { PlayedState, Seat } from '@muster/table'

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
}

/** What winning, drawing and losing are worth, beyond anything a position can be. */
export const WIN = 1000
