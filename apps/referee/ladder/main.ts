// npm run ladder: bots against bots, each against each, seats swapped every other game; in games against the table, each
// bot with all seats.
import { mkdirSync, writeFileSync } from 'node:fs'
import { openResults, type ResultsFile, runJobs } from '@muster/bots/node'
import { command } from './arguments.ts'
import type { LadderGame, LadderJob } from './job.ts'
import { type Plan, readPlan } from './plan.ts'
import { progressOf } from './progress.ts'
import { ladderReport } from './report.ts'
import { runNameOf } from './run-name.ts'
import { writeLadder } from './text.ts'

await command(async (args) => {
  const plan = readPlan(args)
  const { id } = plan.game
  const run = runNameOf(plan.game)
  const results = openResults<LadderGame>(`reports/ladder/${id}.jsonl`, run, plan.fresh)
  if (!plan.report) await playOpen(plan, results, run)
  const report = ladderReport(id, run, plan.bots, gamesOf(plan, results))
  mkdirSync('reports', { recursive: true })
  writeFileSync(`reports/ladder-${id}.json`, `${JSON.stringify(report, null, 2)}\n`)
  process.stdout.write(plan.json ? `${JSON.stringify(report)}\n` : `${writeLadder(report)}\n`)
})

/** Plays the games not played yet. */
async function playOpen({ jobs, threads }: Plan, results: ResultsFile<LadderGame>, run: string) {
  const open = jobs.filter(({ key }) => !results.known.has(key))
  let done = jobs.length - open.length
  const progress = progressOf(jobs.length, done)
  await runJobs<LadderJob, Omit<LadderGame, 'run'>>(open, {
    script: new URL('./worker.ts', import.meta.url),
    threads,
    onResult: (_, result) => {
      results.add({ run, ...result })
      progress(++done)
    },
  })
}

/**
 * The games that were asked for; a report alone takes in every game these bots have played so far, at these tables, however
 * many.
 */
function gamesOf({ jobs, bots, report }: Plan, { known }: ResultsFile<LadderGame>): LadderGame[] {
  if (!report) return jobs.flatMap(({ key }) => known.get(key) ?? [])
  const tables = new Set(jobs.map(({ plays }) => plays))
  const isAsked = (table: string | undefined) => table === undefined || tables.has(table)
  return [...known.values()].filter((one) => isAsked(one.table) && one.bots.every((bot) => bots.includes(bot)))
}
