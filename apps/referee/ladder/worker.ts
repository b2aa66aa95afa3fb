// A worker thread of `npm run ladder`: plays bots against each other.
import { type Mind, type Player, parseStrength, playMatch, type Strength, strengthPlayer } from '@muster/bots'
import { answerJobs } from '@muster/bots/node'
import { Match } from '@muster/table'
import { entryNamed } from './entry.ts'
import type { LadderGame, LadderJob, Pace } from './job.ts'

answerJobs(({ game, key, bots, entrants }: LadderJob): Omit<LadderGame, 'run'> => {
  const { game: rules, mind, contest } = entryNamed(game)
  const config = contest.config(...entrants)
  const match = Match.open(rules, { seats: bots.length, config, seed: `ladder ${key}` })
  const timed = bots.map((bot, seat) => timedPlayer(bot, mind, `${key} ${seat}`))
  const { result } = playMatch(
    match,
    timed.map(({ player }) => player),
  )
  return { key, bots, winners: result.winners, paces: timed.map(({ pace }) => pace()) }
})

/** A bot with a watch. */
function timedPlayer(bot: string, mind: Mind, seed: string): { player: Player; pace: () => Pace } {
  const strength = parseStrength(bot)
  const player = strengthPlayer(mind, strength, seed)
  const limit = limitOf(strength)
  const pace = { bot, decisions: 0, ms: 0, longest: 0, over: 0 }
  return {
    pace: () => pace,
    player: (match, seat) => {
      const began = performance.now()
      const answer = player(match, seat)
      const took = performance.now() - began
      pace.decisions++
      pace.ms += took
      pace.longest = Math.max(pace.longest, took)
      pace.over = Math.max(pace.over, took - limit)
      return answer
    },
  }
}

function limitOf(strength: Strength): number {
  return strength.policy === 'search' && strength.budget.ms !== undefined
    ? strength.budget.ms
    : Number.POSITIVE_INFINITY
}
