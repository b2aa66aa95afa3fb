import { type Share95, share95 } from '@muster/bots'
import type { LadderGame } from './job.ts'
import { type Rating, ratingAgainstTable, ratingsOf, type Scored } from './ratings.ts'

export type BotReport = Rating & {
  readonly games: number
  readonly decisions: number
  /** Milliseconds a decision of processor time and by the clock. */
  readonly ms: number
  readonly wall: number
  readonly longest: number
  readonly over: number
  readonly cutShort: number
}

/** What a bot scored against another, or together with itself against the table. */
export type Meeting = Share95 & { readonly one: string; readonly two: string; readonly games: number }

export type LadderReport = {
  readonly game: string
  readonly run: string
  readonly games: number
  readonly bots: readonly BotReport[]
  /** Of those that met. */
  readonly meetings: readonly Meeting[]
}

/** What is reported of games: bots against each other are rated by Glicko-2, bots against the table by the share they won. */
export function ladderReport(
  game: string,
  run: string,
  bots: readonly string[],
  games: readonly LadderGame[],
): LadderReport {
  const together = games.some(({ table }) => table !== undefined)
  const scored = together ? [] : games.map(scoreOf)
  const order = together ? againstTable(bots, games) : ratingsOf(bots, scored)
  const pairs = order.flatMap(({ bot: one }, index) => order.slice(index + 1).map(({ bot: two }) => ({ one, two })))
  return {
    game,
    run,
    games: games.length,
    bots: order.map((rating) => ({ ...rating, ...paceOf(rating.bot, games) })),
    meetings: (together
      ? order.flatMap(({ bot }) => meetingsWithTables(bot, games))
      : pairs.map(({ one, two }) => meeting(one, two, scored))
    ).filter((met) => met.games > 0),
  }
}

function scoreOf({ bots: [one = '', two = ''], winners }: LadderGame): Scored {
  return [one, two, winners.length === 0 ? 0.5 : winners.includes(0) ? 1 : 0]
}

function againstTable(bots: readonly string[], games: readonly LadderGame[]): Rating[] {
  return bots
    .map((bot) => {
      const { wins, played } = wonBy(bot, games)
      return { bot, ...ratingAgainstTable(wins, played) }
    })
    .sort((a, b) => b.rating - a.rating)
}

function wonBy(bot: string, games: readonly LadderGame[]): { wins: number; played: number } {
  const own = games.filter(({ bots }) => bots[0] === bot)
  return { wins: own.filter(({ winners }) => winners.length > 0).length, played: own.length }
}

/** At each table, and at all where there are several. */
function meetingsWithTables(bot: string, games: readonly LadderGame[]): Meeting[] {
  const tables = [...new Set(games.flatMap(({ table }) => table ?? []))]
  const at = (name: string, own: readonly LadderGame[]): Meeting => {
    const { wins, played } = wonBy(bot, own)
    return { one: bot, two: name, games: played, ...share95(wins, played) }
  }
  return [
    ...(tables.length > 1 ? [at('all tables', games)] : []),
    ...tables.map((name) =>
      at(
        name,
        games.filter(({ table }) => table === name),
      ),
    ),
  ]
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
  const sum = (what: 'decisions' | 'ms' | 'wall' | 'cutShort') => paces.reduce((all, pace) => all + pace[what], 0)
  const most = (what: 'longest' | 'over') => paces.reduce((high, pace) => Math.max(high, pace[what]), 0)
  const decisions = sum('decisions')
  return {
    games: own.length,
    decisions,
    ms: sum('ms') / Math.max(1, decisions),
    wall: sum('wall') / Math.max(1, decisions),
    longest: most('longest'),
    over: most('over'),
    cutShort: sum('cutShort'),
  }
}
