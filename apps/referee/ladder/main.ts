// npm run ladder: bots against bots, each against each, seats swapped every other game; in games against the table, each
// bot with all seats.
import { mkdirSync, writeFileSync } from 'node:fs'
import { parseStrength } from '@muster/bots'
import { openResults, type ResultsFile, runJobs } from '@muster/bots/node'
import { Fault } from '@muster/table'
import { command, readOptions, wholeNumber } from './arguments.ts'
import { entryNamed, type Measured } from './entry.ts'
import type { LadderGame, LadderJob } from './job.ts'
import { progressOf } from './progress.ts'
import { ladderReport } from './report.ts'
import { writeLadder } from './text.ts'

const USAGE =
  'expected npm run ladder -- --game GAME --bots novice,greedy,search@300,legend@250ms [--games 20] [--threads 2] [--fresh] [--report] [--json]'
const BOTS = 'random,novice,fighter,veteran,champion,legend'

await command(async (args) => {
  const values = readOptions(
    args,
    {
      game: { type: 'string' },
      bots: { type: 'string' },
      games: { type: 'string' },
      threads: { type: 'string' },
      fresh: { type: 'boolean' },
      report: { type: 'boolean' },
      json: { type: 'boolean' },
    },
    USAGE,
  )
  const entry = entryNamed(values.game as string | undefined)
  const bots = botsNamed(typeof values.bots === 'string' ? values.bots : BOTS, entry)
  const jobs = jobsOf(entry, bots, wholeNumber('games', values.games, 20))
  const threads = wholeNumber('threads', values.threads, 2)

  const { game } = entry
  const run = `${game.id} ${game.version}`
  const results = openResults<LadderGame>(`reports/ladder/${game.id}.jsonl`, run, values.fresh === true)
  if (!values.report) await playOpen(jobs, results, run, threads)

  // A report alone takes in every game these bots have played so far, however many.
  const games = values.report
    ? [...results.known.values()].filter((one) => one.bots.every((bot) => bots.includes(bot)))
    : jobs.flatMap(({ key }) => results.known.get(key) ?? [])
  const report = ladderReport(game.id, bots, games, entry.mind.together === true)
  mkdirSync('reports', { recursive: true })
  writeFileSync(`reports/ladder-${game.id}.json`, `${JSON.stringify(report, null, 2)}\n`)
  process.stdout.write(values.json ? `${JSON.stringify(report)}\n` : `${writeLadder(report)}\n`)
})

/** Plays the games not played yet. */
async function playOpen(jobs: readonly LadderJob[], results: ResultsFile<LadderGame>, run: string, threads: number) {
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

/** The bots of the ladder; an unknown one or a bad budget is a fault. */
function botsNamed(text: string, { mind }: Measured): string[] {
  const bots = [...new Set(text.split(','))]
  for (const bot of bots) parseStrength(bot)
  if (bots.length < 2 && !mind.together) throw new Fault('bad-request', `--bots ${text}: expected two bots or more`)
  return bots
}

/** `count` games of every two bots: every two games share their entrants, with the seats swapped. */
function jobsOf({ game, mind, contest }: Measured, bots: readonly string[], count: number): LadderJob[] {
  const { entrants } = contest
  const tables = mind.together
    ? bots.map((bot) => Array<string>(Math.max(2, game.seats.min)).fill(bot))
    : bots.flatMap((one, index) => bots.slice(index + 1).map((two) => [one, two]))
  const jobs: LadderJob[] = []
  for (let number = 0; number < count; number++)
    for (const table of tables) {
      const pair = number >> 1
      const first = entrants[pair % entrants.length] ?? ''
      const step = 1 + (Math.floor(pair / entrants.length) % Math.max(1, entrants.length - 1))
      const second = entrants[(pair + step) % entrants.length] ?? ''
      const seats = number % 2 === 0 ? table : [...table].reverse()
      jobs.push({
        game: game.id,
        key: `${seats.join(' ')} ${pair} ${first} ${second}`,
        bots: seats,
        entrants: [first, second],
      })
    }
  return jobs
}
