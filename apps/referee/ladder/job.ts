/** A game to be played: the bots and what they play, by seat. In a game against the table one bot has all seats. */
export type LadderJob = {
  readonly game: string
  readonly key: string
  readonly bots: readonly string[]
  readonly entrants: readonly [string, string]
}

/** How long a bot's decisions took. */
export type Pace = {
  readonly bot: string
  readonly decisions: number
  readonly ms: number
  /** The longest decision, and the most that one went over its budget. */
  readonly longest: number
  readonly over: number
}

export type LadderGame = {
  readonly run: string
  readonly key: string
  readonly bots: readonly string[]
  readonly winners: readonly number[]
  readonly paces: readonly Pace[]
}
