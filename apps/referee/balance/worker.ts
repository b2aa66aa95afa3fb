// A worker thread of `npm run balance`: plays a bot against itself, or in all seats against the table.
import {
  type Contest,
  greedyPlayer,
  parseStrength,
  playMatch,
  type SharedContest,
  strengthPlayer,
  type Variant,
} from '@muster/bots'
import { answerJobs } from '@muster/bots/node'
import { Match, type Result } from '@muster/table'
import { entryNamed, isShared, type Measured, tablesNamed, variantNamed } from '../ladder/entry.ts'
import type { BalanceGame, BalanceJob, SharedGame } from './job.ts'

answerJobs((job: BalanceJob): Omit<BalanceGame, 'run'> | Omit<SharedGame, 'run'> => {
  const entry = entryNamed(job.game)
  return isShared(entry.contest) ? playTogether(entry, entry.contest, job) : playAgainst(entry, entry.contest, job)
})

function playAgainst(entry: Measured, contest: Contest, job: BalanceJob): Omit<BalanceGame, 'run'> {
  const { key, variant } = job
  const seats = job.plays as readonly [string, string]
  const kind: Variant = variant === undefined ? contest : variantNamed(contest, variant)
  const match = openFor(entry, job, 2, kind.config(...seats))
  if (kind.edit) match.edit(kind.edit(match.state))
  const { result, decisions } = playOut(entry, job, match)
  const [winner] = result.winners
  return {
    key,
    seats,
    variant: variant ?? contest.variantOf?.(match.state) ?? '',
    ...(winner === undefined ? {} : { winner: seats[winner as 0 | 1] }),
    decisions,
    rounds: countIn(result, 'rounds'),
  }
}

function playTogether(entry: Measured, contest: SharedContest, job: BalanceJob): Omit<SharedGame, 'run'> {
  const name = String(job.plays)
  const [table] = tablesNamed(contest, name)
  const match = openFor(entry, job, table?.seats ?? 1, table?.config)
  const { result, decisions } = playOut(entry, job, match)
  return {
    key: job.key,
    table: name,
    won: result.winners.length > 0,
    decisions,
    rounds: countIn(result, 'rounds'),
    counts: contest.measure?.(match) ?? {},
  }
}

const openFor = ({ game }: Measured, { key }: BalanceJob, seats: number, config: unknown): Match =>
  Match.open(game, { seats, config, seed: `balance ${key}` })

function playOut({ game, mind }: Measured, { key, bot }: BalanceJob, match: Match) {
  const player = () => (bot === undefined ? greedyPlayer(mind) : strengthPlayer(mind, parseStrength(bot, mind), key))
  return playMatch(match, Array.from({ length: game.seats.max }, player))
}

const countIn = (result: Result, name: string): number => (typeof result[name] === 'number' ? result[name] : 0)
