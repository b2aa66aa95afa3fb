import { share95 } from '@muster/bots'
import { Glicko2 } from 'glicko2'

/** One game between two bots; the score of the first: 1 won, 0.5 drawn, 0 lost. */
export type Scored = readonly [one: string, two: string, score: number]

export type Rating = { readonly bot: string; readonly rating: number; readonly low: number; readonly high: number }

const START = 1500
/** How far a pass may carry a rating; small, so that what others are rated counts in full. */
const REACH = 60
const SETTINGS = { tau: 0.5, rating: START, rd: REACH, vol: 0.0001 }
const PASSES = 300

/**
 * Glicko-2 ratings on the Elo scale with 95 % intervals, best first. All games are one rating period; it is run again from
 * half way to the ratings it gave until they settle, so that neither the order of games nor the start matters.
 */
export function ratingsOf(bots: readonly string[], games: readonly Scored[]): Rating[] {
  let ratings = bots.map((bot) => ({ bot, rating: START, rd: REACH }))
  for (let pass = 0; pass < PASSES; pass++) {
    const glicko = new Glicko2(SETTINGS)
    const players = new Map(ratings.map(({ bot, rating }) => [bot, glicko.makePlayer(rating, REACH, SETTINGS.vol)]))
    const playerOf = (bot: string) => players.get(bot) ?? glicko.makePlayer()
    glicko.updateRatings(games.map(([one, two, score]) => [playerOf(one), playerOf(two), score]))
    ratings = ratings.map(({ bot, rating }) => ({
      bot,
      rating: (rating + playerOf(bot).getRating()) / 2,
      rd: playerOf(bot).getRd(),
    }))
  }
  return ratings
    .map(({ bot, rating, rd }) => {
      const half = 1.96 * errorOf(rd)
      return { bot, rating, low: rating - half, high: rating + half }
    })
    .sort((a, b) => b.rating - a.rating)
}

/** What the games alone say: the deviation after a pass without the reach it began with. */
function errorOf(rd: number): number {
  const known = 1 / (rd * rd) - 1 / (REACH * REACH)
  return known > 0 ? Math.min(350, 1 / Math.sqrt(known)) : 350
}

/** A share won against the table on the Elo scale, where the table has the start rating; what lies in the middle of its interval. */
export function ratingAgainstTable(wins: number, games: number): Omit<Rating, 'bot'> {
  const { low, high } = share95(wins, games)
  return { rating: START + eloOf((low + high) / 2), low: START + eloOf(low), high: START + eloOf(high) }
}

/** The lead in rating that scores such a share. */
const eloOf = (share: number): number => 400 * Math.log10(share / (1 - share))
