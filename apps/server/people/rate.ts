import { rate, rating } from 'openskill'

/** How good somebody is reckoned to be at a game, and how sure that is. */
export interface Rating {
  readonly mu: number
  readonly sigma: number
}

export interface Placed extends Rating {
  readonly side: number
  /** 1 for the best; alike where it was a draw. */
  readonly rank: number
}

/** What everybody begins with. */
export const NEW_RATING: Rating = rating()

/** The ratings after a match, in the order they were given. */
export function ratedAnew(placed: readonly Placed[]): readonly Rating[] {
  const sides = [...new Set(placed.map(({ side }) => side))]
  const teams = sides.map((side) => placed.filter((one) => one.side === side))
  const after = rate(
    teams.map((team) => team.map(({ mu, sigma }) => ({ mu, sigma }))),
    { rank: teams.map(([first]) => first?.rank ?? 1) },
  )
  return placed.map((one) => {
    const team = sides.indexOf(one.side)
    return after[team]?.[teams[team]?.indexOf(one) ?? 0] ?? one
  })
}

/** A rating as people read it: 1000 for whoever is new, more the better and the surer. */
export function pointsOf({ mu, sigma }: Rating): number {
  return Math.round(1000 + 40 * (mu - 3 * sigma))
}
