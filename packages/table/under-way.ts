import type { Game, PlayedState } from './game.ts'
import type { InForce } from './line.ts'
import type { Seat } from './question.ts'
import type { CommittedRandom } from './random/committed.ts'
import type { Pending, Sources } from './tables/live.ts'

/** The last checkpoint of a match and what was done since, with the dice as they fell: for trying something from here. */
export interface UnderWay<State> {
  readonly checkpoint: State
  readonly entries: readonly InForce[]
  readonly forced: readonly number[]
  readonly random: CommittedRandom
  readonly seats: number
  readonly skips: ReadonlyMap<number, number>
}

/** What a table of one's own plays the step under way from. */
export function sourcesOf({ entries, forced, random, seats, skips }: UnderWay<unknown>): Sources {
  return { entries, forced, random: random.fork(random.position), seats, skips }
}

/** What bots and odds need of a match, whoever holds it. */
export interface MatchUnderWay<State extends PlayedState = PlayedState> {
  readonly game: Game<State>
  /** The state as it stands, in the middle of a step too. Not to be changed. */
  readonly state: State
  pendingOf(seat: Seat): Pending
  underWay(): UnderWay<State>
}
