/** A game to be played: which seat has which entrant, or the table all play at together. */
export type BalanceJob = {
  readonly game: string
  readonly key: string
  readonly plays: readonly [string, string] | string
  /** The kind of game, if it is not the contest's own. */
  readonly variant?: string
  /** The bot in all seats, if it is not greedy. */
  readonly bot?: string
}

type Played = { readonly run: string; readonly key: string; readonly decisions: number; readonly rounds: number }

/** How a game of two entrants came out. */
export type BalanceGame = Played & {
  readonly seats: readonly [string, string]
  readonly variant: string
  /** The entrant that won; undefined is a draw. */
  readonly winner?: string
}

/** How a game against the table came out. */
export type SharedGame = Played & {
  readonly table: string
  readonly won: boolean
  /** What else the contest measures, by name. */
  readonly counts: Readonly<Record<string, number>>
}
