/** A game to be played: the bots by seat, and what they play. In a game against the table one bot has all seats. */
export type LadderJob = {
  readonly game: string
  readonly key: string
  /** What the dice of the match come from. */
  readonly seed: string
  readonly bots: readonly string[]
  /** What they play by seat, or the name of the table they play at together. */
  readonly plays: readonly [string, string] | string
}

/**
 * How long a bot's decisions took, in milliseconds of processor time of its thread: bots keep their budgets by that, so that
 * what else the machine does changes neither what they choose nor what is measured.
 */
export type Pace = {
  readonly bot: string
  readonly decisions: number
  readonly ms: number
  /** The same by the clock on the wall. */
  readonly wall: number
  /** The longest decision, and the most that one went over its budget. */
  readonly longest: number
  readonly over: number
  /** How many ended for want of time, so that on a faster machine the choice could have been another. */
  readonly cutShort: number
}

export type LadderGame = {
  readonly run: string
  readonly key: string
  readonly bots: readonly string[]
  /** The table they played at together. */
  readonly table?: string
  readonly winners: readonly number[]
  readonly paces: readonly Pace[]
}
