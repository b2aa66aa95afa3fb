// A worker thread of `npm run balance`: plays greedy against greedy, or greedy in all seats against the table.
import { type Contest, greedyPlayer, playMatch, type SharedContest } from '@muster/bots'
import { answerJobs } from '@muster/bots/node'
import { Match, type Result } from '@muster/table'
import { entryNamed, isShared, type Measured, tablesNamed } from '../ladder/entry.ts'
import type { BalanceGame, BalanceJob, SharedGame } from './job.ts'

answerJobs(({ game, key, plays }: BalanceJob): Omit<BalanceGame, 'run'> | Omit<SharedGame, 'run'> => {
  const entry = entryNamed(game)
  return isShared(entry.contest)
    ? playTogether(entry, entry.contest, key, String(plays))
    : playAgainst(entry, entry.contest, key, plays as [string, string])
})

function playAgainst(
  entry: Measured,
  contest: Contest,
  key: string,
  seats: readonly [string, string],
): Omit<BalanceGame, 'run'> {
  const { match, result, decisions } = playGreedily(entry, 2, contest.config(...seats), key)
  const [winner] = result.winners
  return {
    key,
    seats,
    variant: contest.variantOf?.(match.state) ?? '',
    ...(winner === undefined ? {} : { winner: seats[winner as 0 | 1] }),
    decisions,
    rounds: countIn(result, 'rounds'),
  }
}

function playTogether(entry: Measured, contest: SharedContest, key: string, name: string): Omit<SharedGame, 'run'> {
  const [table] = tablesNamed(contest, name)
  const { match, result, decisions } = playGreedily(entry, table?.seats ?? 1, table?.config, key)
  return {
    key,
    table: name,
    won: result.winners.length > 0,
    decisions,
    rounds: countIn(result, 'rounds'),
    counts: contest.measure?.(match) ?? {},
  }
}

function playGreedily({ game, mind }: Measured, seats: number, config: unknown, key: string) {
  const match = Match.open(game, { seats, config, seed: `balance ${key}` })
  return { match, ...playMatch(match, Array(seats).fill(greedyPlayer(mind))) }
}

const countIn = (result: Result, name: string): number => (typeof result[name] === 'number' ? result[name] : 0)
