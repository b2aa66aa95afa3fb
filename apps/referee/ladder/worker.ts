// A worker thread of `npm run ladder`: plays bots against each other, or together against the table.
import { decide, limitOf, type Memory, type Player, playMatch } from '@muster/bots'
import { answerJobs } from '@muster/bots/node'
import { Match } from '@muster/table'
import { ladderBot } from './bot.ts'
import { entryNamed, isShared, type Measured, tablesNamed } from './entry.ts'
import type { LadderGame, LadderJob, Pace } from './job.ts'

answerJobs((job: LadderJob): Omit<LadderGame, 'run'> => {
  const { game, key, seed, bots, plays } = job
  const entry = entryNamed(game)
  const match = Match.open(entry.game, { seats: bots.length, config: configOf(entry, plays), seed })
  const timed = bots.map((bot, seat) => timedPlayer(bot, entry, `${key} ${seat}`))
  const { result } = playMatch(
    match,
    timed.map(({ player }) => player),
  )
  const table = typeof plays === 'string' ? { table: plays } : {}
  return { key, bots, ...table, winners: result.winners, paces: timed.map(({ pace }) => pace) }
})

function configOf({ contest }: Measured, plays: LadderJob['plays']): unknown {
  if (isShared(contest)) return tablesNamed(contest, String(plays))[0]?.config
  return contest.config(...(plays as [string, string]))
}

/** A bot with a watch. */
function timedPlayer(bot: string, entry: Measured, seed: string): { player: Player; pace: Pace } {
  const { strength, mind } = ladderBot(bot, entry.mind)
  const limit = limitOf(strength)
  const memory: Memory = {}
  const pace = { bot, decisions: 0, ms: 0, wall: 0, longest: 0, over: 0, cutShort: 0 }
  const player: Player = (match, seat) => {
    const at = `${seed} ${match.entries.length}`
    const [began, beganAt] = [threadTime(), performance.now()]
    const { answer, why } = decide({ match, seat, mind, strength, seed: at, memory, now: threadTime })
    const took = threadTime() - began
    pace.decisions++
    pace.ms += took
    pace.wall += performance.now() - beganAt
    pace.longest = Math.max(pace.longest, took)
    pace.over = Math.max(pace.over, took - limit)
    pace.cutShort += why.cutShort ? 1 : 0
    return answer
  }
  return { player, pace }
}

/** Processor time of this thread, in milliseconds. */
function threadTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
