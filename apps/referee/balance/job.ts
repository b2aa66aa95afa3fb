/** A game to be played: which seat has which entrant. */
export type BalanceJob = {
  readonly game: string
  readonly key: string
  readonly seats: readonly [string, string]
}

/** How a game came out. */
export type BalanceGame = {
  readonly run: string
  readonly key: string
  readonly seats: readonly [string, string]
  readonly variant: string
  /** The entrant that won; undefined is a draw. */
  readonly winner?: string
  readonly decisions: number
  readonly rounds: number
}
