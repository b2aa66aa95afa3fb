// npm run balance: one bot against itself, greedy or another, over all pairings; in games against the table, in all seats of each.
import { mkdirSync, writeFileSync } from 'node:fs'
import { type Contest, parseStrength, type SharedContest } from '@muster/bots'
import { openResults, runJobs } from '@muster/bots/node'
import { command, readOptions, wholeNumber } from '../ladder/arguments.ts'
import { entryNamed, isShared, tablesNamed, variantNamed } from '../ladder/entry.ts'
import { progressOf } from '../ladder/progress.ts'
import { greedySources, runNameOf } from '../ladder/run-name.ts'
import { chartOf, type Row } from './chart.ts'
import type { BalanceGame, BalanceJob, SharedGame } from './job.ts'
import { pairRows, pairsOf, reportOf } from './report.ts'
import { sharedReportOf, writeSharedReport } from './shared-report.ts'
import { writeReport } from './text.ts'

const USAGE =
  'expected npm run balance -- --game GAME [--games 1000] [--bot greedy] [--threads 2] [--over nats://HOST] [--only ENTRANT,ENTRANT/ENTRANT,…] [--variant NAME,…] [--tables NAME/NAME] [--fresh] [--json]'

/** The bot that is quick enough for a table of all pairs. */
const GREEDY = 'greedy'

/** How a game came out, as a worker says it. */
type Played = Omit<BalanceGame, 'run'> | Omit<SharedGame, 'run'>

/** What is to be played, and what is said of the games. */
type Plan = {
  readonly jobs: readonly BalanceJob[]
  report(games: readonly (BalanceGame | SharedGame)[]): { data: unknown; text: string; rows: readonly Row[] }
}

await command(async (args) => {
  const values = readOptions(
    args,
    {
      game: { type: 'string' },
      games: { type: 'string' },
      bot: { type: 'string' },
      threads: { type: 'string' },
      over: { type: 'string' },
      only: { type: 'string' },
      variant: { type: 'string' },
      tables: { type: 'string' },
      fresh: { type: 'boolean' },
      json: { type: 'boolean' },
    },
    USAGE,
  )
  const { game, mind, contest } = entryNamed(values.game as string | undefined)
  const bot = typeof values.bot === 'string' ? values.bot : GREEDY
  parseStrength(bot, mind)
  const count = wholeNumber('games', values.games, 1000)
  const threads = wholeNumber('threads', values.threads, 2)
  const plan = isShared(contest)
    ? planTogether(game.id, tablesNamed(contest, values.tables), count)
    : planPairs(game.id, contest, { only: listIn(values.only), variants: listIn(values.variant) }, count)
  const jobs = bot === GREEDY ? plan.jobs : plan.jobs.map((job) => ({ ...job, key: `${bot} ${job.key}`, bot }))

  const run = bot === GREEDY ? runNameOf(game, greedySources) : runNameOf(game)
  const results = openResults<BalanceGame | SharedGame>(`reports/balance/${game.id}.jsonl`, run, values.fresh === true)
  const open = jobs.filter(({ key }) => !results.known.has(key))
  let done = jobs.length - open.length
  const progress = progressOf(jobs.length, done)
  const take = (result: Played) => {
    results.add({ run, ...result })
    progress(++done)
  }
  if (typeof values.over === 'string') {
    const onResult = (result: unknown) => take(result as Played)
    const { runJobsOver } = await import('../../server/cluster/jobs.ts')
    await runJobsOver({ url: values.over, kind: 'balance', run, jobs: open, onResult })
  } else {
    const script = new URL('./worker.ts', import.meta.url)
    await runJobs<BalanceJob, Played>(open, { script, threads, onResult: (_, result) => take(result) })
  }

  const { data, text, rows } = plan.report(jobs.flatMap(({ key }) => results.known.get(key) ?? []))
  mkdirSync('reports', { recursive: true })
  writeFileSync(`reports/balance-${game.id}.json`, `${JSON.stringify(data, null, 2)}\n`)
  writeFileSync(`reports/balance-${game.id}.svg`, chartOf(`${game.id}: ${bot} bots, ${jobs.length} games`, rows))
  process.stdout.write(values.json ? `${JSON.stringify(data)}\n` : `${text}\n`)
})

function listIn(given: string | boolean | undefined): string[] {
  return typeof given === 'string' ? given.split(',') : []
}

/** Whether a pair is meant by an entrant, or by two with a stroke between. */
function isMeant(names: string, pair: readonly string[]): boolean {
  return names.split('/').every((name) => pair.includes(name))
}

type Asked = { readonly only: readonly string[]; readonly variants: readonly string[] }

function planPairs(game: string, contest: Contest, { only, variants }: Asked, count: number): Plan {
  const { entrants } = contest
  for (const name of variants) variantNamed(contest, name)
  const pairs = pairsOf(entrants).filter((pair) => only.length === 0 || only.some((names) => isMeant(names, pair)))
  const jobs: BalanceJob[] = []
  for (let number = 0; number < count; number++)
    for (const [one, two] of pairs)
      for (const variant of variants.length > 0 ? variants : [undefined])
        jobs.push({
          game,
          key: [...(variant === undefined ? [] : [variant]), one, two, number].join(' '),
          plays: number % 2 === 0 ? [one, two] : [two, one],
          ...(variant === undefined ? {} : { variant }),
        })
  return {
    jobs,
    report(games) {
      const report = reportOf(game, entrants, games as BalanceGame[])
      return { data: report, text: writeReport(report), rows: pairRows(report) }
    },
  }
}

function planTogether(game: string, tables: SharedContest['tables'], count: number): Plan {
  const jobs: BalanceJob[] = []
  for (let number = 0; number < count; number++)
    for (const { name } of tables) jobs.push({ game, key: `${name} ${number}`, plays: name })
  return {
    jobs,
    report(games) {
      const names = tables.map(({ name }) => name)
      const report = sharedReportOf(game, names, games as SharedGame[])
      const rows = report.tables.map(({ table: name, rate, low, high }) => ({ name, rate, low, high }))
      return { data: report, text: writeSharedReport(report), rows }
    },
  }
}
