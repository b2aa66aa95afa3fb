// npm run balance: greedy against greedy over every pair of a game's entrants, sides swapped every other game.
import { mkdirSync, writeFileSync } from 'node:fs'
import { openResults, runJobs } from '@muster/bots/node'
import { hashOf } from '@muster/table'
import { command, readOptions, wholeNumber } from '../ladder/arguments.ts'
import { entryNamed } from '../ladder/entry.ts'
import { progressOf } from '../ladder/progress.ts'
import { chartOf } from './chart.ts'
import type { BalanceGame, BalanceJob } from './job.ts'
import { pairsOf, reportOf } from './report.ts'
import { writeReport } from './text.ts'

const USAGE =
  'expected npm run balance -- --game GAME [--games 1000] [--threads 2] [--only ENTRANT,…] [--fresh] [--json]'

await command(async (args) => {
  const values = readOptions(
    args,
    {
      game: { type: 'string' },
      games: { type: 'string' },
      threads: { type: 'string' },
      only: { type: 'string' },
      fresh: { type: 'boolean' },
      json: { type: 'boolean' },
    },
    USAGE,
  )
  const { game, contest } = entryNamed(values.game as string | undefined)
  const perPair = wholeNumber('games', values.games, 1000)
  const threads = wholeNumber('threads', values.threads, 2)
  const only = typeof values.only === 'string' ? values.only.split(',') : []
  const run = `${game.id} ${game.version} ${hashOf(game.content([])).slice(0, 12)}`
  const results = openResults<BalanceGame>(`reports/balance/${game.id}.jsonl`, run, values.fresh === true)

  const jobs: BalanceJob[] = []
  const pairs = pairsOf(contest.entrants).filter((pair) => only.length === 0 || pair.some((one) => only.includes(one)))
  for (let number = 0; number < perPair; number++)
    for (const [one, two] of pairs)
      jobs.push({
        game: game.id,
        key: `${one} ${two} ${number}`,
        seats: number % 2 === 0 ? [one, two] : [two, one],
      })
  const open = jobs.filter(({ key }) => !results.known.has(key))
  const progress = progressOf(jobs.length, jobs.length - open.length)
  let done = jobs.length - open.length
  await runJobs<BalanceJob, Omit<BalanceGame, 'run'>>(open, {
    script: new URL('./worker.ts', import.meta.url),
    threads,
    onResult: (_, result) => {
      results.add({ run, ...result })
      progress(++done)
    },
  })

  const games = jobs.flatMap(({ key }) => results.known.get(key) ?? [])
  const report = reportOf(game.id, contest.entrants, games)
  mkdirSync('reports', { recursive: true })
  writeFileSync(`reports/balance-${game.id}.json`, `${JSON.stringify(report, null, 2)}\n`)
  writeFileSync(`reports/balance-${game.id}.svg`, chartOf(report))
  process.stdout.write(values.json ? `${JSON.stringify(report)}\n` : `${writeReport(report)}\n`)
})
