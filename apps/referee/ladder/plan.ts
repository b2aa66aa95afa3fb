import { namedStrengths } from '@muster/bots'
import { Fault } from '@muster/table'
import { readOptions, wholeNumber } from './arguments.ts'
import { ladderBot } from './bot.ts'
import { entryNamed, isShared, type Measured, tablesNamed } from './entry.ts'
import type { LadderJob } from './job.ts'
import { defencesOf, duelsOf } from './jobs.ts'

const USAGE =
  'expected npm run ladder -- --game GAME [--bots novice,greedy,search@300,legend@250ms,fighter+idle] [--games 20] [--tables NAME/NAME] [--threads 2] [--over nats://HOST] [--fresh] [--report] [--json]'
const BOTS = ['random', ...namedStrengths].join()

/** What is to be played and how it is to be told. */
export type Plan = Measured & {
  readonly bots: readonly string[]
  readonly jobs: readonly LadderJob[]
  readonly threads: number
  /** Where NATS is, if workers elsewhere play the games. */
  readonly over: string | undefined
  readonly fresh: boolean
  readonly report: boolean
  readonly json: boolean
}

/** Reads the options of the command; what is unknown or makes no sense is a fault. */
export function readPlan(args: readonly string[]): Plan {
  const values = readOptions(
    args,
    {
      game: { type: 'string' },
      bots: { type: 'string' },
      games: { type: 'string' },
      tables: { type: 'string' },
      threads: { type: 'string' },
      over: { type: 'string' },
      fresh: { type: 'boolean' },
      report: { type: 'boolean' },
      json: { type: 'boolean' },
    },
    USAGE,
  )
  const entry = entryNamed(values.game as string | undefined)
  const bots = botsNamed(typeof values.bots === 'string' ? values.bots : BOTS, entry)
  return {
    ...entry,
    bots,
    jobs: jobsOf(entry, bots, wholeNumber('games', values.games, 20), values.tables),
    threads: wholeNumber('threads', values.threads, 2),
    over: values.over as string | undefined,
    fresh: values.fresh === true,
    report: values.report === true,
    json: values.json === true,
  }
}

/** The bots of the ladder; an unknown one or a bad budget is a fault. */
function botsNamed(text: string, { mind, contest }: Measured): string[] {
  const bots = [...new Set(text.split(','))]
  for (const bot of bots) ladderBot(bot, mind)
  if (bots.length < 2 && !isShared(contest)) throw new Fault('bad-request', `--bots ${text}: expected two bots or more`)
  return bots
}

function jobsOf(
  { game, contest }: Measured,
  bots: readonly string[],
  count: number,
  tables: string | boolean | undefined,
): LadderJob[] {
  if (isShared(contest)) return defencesOf(game.id, tablesNamed(contest, tables), bots, count)
  if (tables !== undefined) throw new Fault('bad-request', `--tables: ${game.id} is not played against the table`)
  return duelsOf(game.id, contest, bots, count)
}
