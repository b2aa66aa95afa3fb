// npm run rules: which rules of each ledger are shown by a passing test. `--json` for programs, `--fresh` to run anew.
import { ROOT } from './lib/files.ts'
import { readReport, runVitest, type TestReport } from './lib/vitest.ts'
import { type Coverages, coverageOf, isSound } from './rules/coverage.ts'
import { isCurrent } from './rules/freshness.ts'
import { readLedgers } from './rules/ledger.ts'

const REPORT = 'reports/tests.json'

/** Vitest's own output goes to standard error, because standard output may be read by a program. */
async function currentReport(fresh: boolean): Promise<TestReport> {
  const old = readReport(REPORT)
  if (!fresh && isCurrent(ROOT, old)) return old
  console.error('muster: running the tests, because there is no report of the sources as they are …')
  await runVitest(REPORT, ['--exclude', '**/*.browser.test.ts'], { stdout: 2 })
  const report = readReport(REPORT)
  if (!report) throw new Error('The tests wrote no report; the reason is their output above.')
  return report
}

function print({ games, strays, failing }: Coverages): void {
  const width = Math.max(0, ...Object.keys(games).map((game) => game.length))
  for (const [game, { rules, shown, missing, unknown }] of Object.entries(games)) {
    console.log(`${game.padEnd(width)}  ${rules} rules, ${shown} shown, ${missing.length} missing`)
    if (missing.length > 0) console.log(`  missing: ${missing.join(' ')}`)
    if (unknown.length > 0) console.log(`  unknown: ${unknown.join(' ')}; expected ids of games/${game}/rulebook.yaml`)
  }
  if (strays.length > 0)
    console.error(`ids of no ledger: ${strays.join(', ')}; expected ids of a games/*/rulebook.yaml`)
  if (failing.length > 0) console.error(`failing:\n  ${failing.join('\n  ')}`)
}

try {
  const args = process.argv.slice(2)
  const wrong = args.find((arg) => !['--json', '--fresh'].includes(arg))
  if (wrong) throw new Error(`Unknown argument ${wrong}; expected --json or --fresh.`)
  const ledgers = await readLedgers(ROOT)
  const coverages = coverageOf(ledgers, await currentReport(args.includes('--fresh')))
  if (args.includes('--json')) {
    console.log(JSON.stringify(coverages.games))
    print({ ...coverages, games: {} })
  } else {
    print(coverages)
  }
  process.exitCode = isSound(ledgers, coverages) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
