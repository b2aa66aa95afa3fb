import { type Share95, share95 } from '@muster/bots'
import type { LadderGame } from './job.ts'
import { type Rating, ratingsOf, type Scored } from './ratings.ts'

export type BotReport = Rating & {
  readonly games: number
  readonly decisions: number
  readonly ms: number
  readonly longest: number
  readonly over: number
}

export type Meeting = Share95 & { readonly one: string; readonly two: string; readonly games: number }

export type LadderReport = {
  readonly game: string
  readonly games: number
  /** In a game against the table, ratings say nothing and shares of games won say it all. */
  readonly together: boolean
  readonly bots: readonly BotReport[]
  readonly meetings: readonly Meeting[]
}

export function ladderReport(
  game: string,
  bots: readonly string[],
  games: readonly LadderGame[],
  together: boolean,
): LadderReport {
  const scored = together ? [] : games.map(scoreOf)
  const order = together ? bots.map((bot) => ({ bot, rating: 0, low: 0, high: 0 })) : ratingsOf(bots, scored)
  return {
    game,
    games: games.length,
    together,
    bots: order.map((rating) => ({ ...rating, ...paceOf(rating.bot, games) })),
    meetings: together
      ? bots.map((bot) => won(bot, games))
      : order.flatMap(({ bot: one }, index) => order.slice(index + 1).map(({ bot: two }) => meeting(one, two, scored))),
  }
}

function scoreOf({ bots: [one = '', two = ''], winners }: LadderGame): Scored {
  return [one, two, winners.length === 0 ? 0.5 : winners.includes(0) ? 1 : 0]
}

function won(bot: string, games: readonly LadderGame[]): Meeting {
  const own = games.filter(({ bots }) => bots[0] === bot)
  const wins = own.filter(({ winners }) => winners.length > 0).length
  return { one: bot, two: 'the table', games: own.length, ...share95(wins, own.length) }
}

function meeting(one: string, two: string, games: readonly Scored[]): Meeting {
  let score = 0
  let count = 0
  for (const [first, second, points] of games) {
    if (first === one && second === two) score += points
    else if (first === two && second === one) score += 1 - points
    else continue
    count++
  }
  return { one, two, games: count, ...share95(score, count) }
}

function paceOf(bot: string, games: readonly LadderGame[]) {
  const own = games.filter(({ bots }) => bots.includes(bot))
  const paces = own.flatMap((game) => game.paces.filter((pace) => pace.bot === bot))
  const decisions = paces.reduce((sum, pace) => sum + pace.decisions, 0)
  return {
    games: own.length,
    decisions,
    ms: paces.reduce((sum, pace) => sum + pace.ms, 0) / Math.max(1, decisions),
    longest: Math.max(0, ...paces.map((pace) => pace.longest)),
    over: Math.max(0, ...paces.map((pace) => pace.over ?? 0)),
  }
}
