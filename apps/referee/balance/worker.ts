// A worker thread of `npm run balance`: plays greedy against greedy.
import { greedyPlayer, playMatch } from '@muster/bots'
import { answerJobs } from '@muster/bots/node'
import { Match } from '@muster/table'
import { entryNamed } from '../ladder/entry.ts'
import type { BalanceGame, BalanceJob } from './job.ts'

answerJobs(({ game, key, seats }: BalanceJob): Omit<BalanceGame, 'run'> => {
  const { contest, mind, game: rules } = entryNamed(game)
  const match = Match.open(rules, { seats: 2, config: contest.config(...seats), seed: `balance ${key}` })
  const player = greedyPlayer(mind)
  const { result, decisions } = playMatch(match, [player, player])
  const [winner] = result.winners
  return {
    key,
    seats,
    variant: contest.variantOf?.(match.state) ?? '',
    ...(winner === undefined ? {} : { winner: seats[winner as 0 | 1] }),
    decisions,
    rounds: typeof result.rounds === 'number' ? result.rounds : 0,
  }
})
