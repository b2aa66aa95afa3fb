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
async function playOpen({ jobs, threads, over }: Plan, results: ResultsFile<LadderGame>, run: string) {
  const open = jobs.filter(({ key }) => !results.known.has(key))
  let done = jobs.length - open.length
  const progress = progressOf(jobs.length, done)
  const take = (result: Omit<LadderGame, 'run'>) => {
    results.add({ run, ...result })
    progress(++done)
  }
  if (over !== undefined) {
    const onResult = (result: unknown) => take(result as Omit<LadderGame, 'run'>)
    const { runJobsOver } = await import('../../server/cluster/jobs.ts')
    await runJobsOver({ url: over, kind: 'ladder', run, jobs: open, onResult })
    return
  }
  const script = new URL('./worker.ts', import.meta.url)
  await runJobs<LadderJob, Omit<LadderGame, 'run'>>(open, { script, threads, onResult: (_, result) => take(result) })
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
