// npm test: every test, browser tests included. `--reload` saves, drops and restores the table at every question.
import { filesBelow, ROOT } from './lib/files.ts'
import { closingLine, countTests, readReport, runVitest } from './lib/vitest.ts'
import { findChromium } from './test/chromium.ts'
import { provideDatabases } from './test/databases.ts'

const args = process.argv.slice(2)
const reload = args.includes('--reload')
const passedOn = args.filter((arg) => arg !== '--reload')
const report = reload ? 'reports/reload.json' : passedOn.length > 0 ? 'reports/partial.json' : 'reports/tests.json'

const env: NodeJS.ProcessEnv = reload ? { MUSTER_RELOAD: '1' } : {}
if (filesBelow(ROOT).some((file) => file.endsWith('.browser.test.ts'))) {
  const found = findChromium()
  if ('problem' in found) {
    console.error(found.problem)
    console.log('0 passed, 1 failed')
    process.exit(1)
  }
  env.CHROMIUM = found.path
}
provideDatabases()

const code = await runVitest(report, passedOn, { env })
const results = readReport(report)
const counts = results ? countTests(results) : { passed: 0, failed: 1, skipped: 0 }
console.log(`\n${closingLine(counts)}`)
process.exit(code === 0 && counts.failed > 0 ? 1 : code)
