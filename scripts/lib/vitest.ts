import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './files.ts'

/** What we read of vitest's JSON report. */
export type TestReport = {
  startTime: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { title: string; fullName: string; status: string }[]
  }[]
}

export type Counts = { passed: number; failed: number; skipped: number }

/** Runs vitest once and gives its exit code. An old report is removed first, so that a crash never leaves it behind. */
export function runVitest(
  report: string,
  args: readonly string[],
  options: { env?: NodeJS.ProcessEnv; stdout?: 'inherit' | 2 } = {},
): Promise<number> {
  rmSync(join(ROOT, report), { force: true })
  const ownReporter = args.some((arg) => arg.startsWith('--reporter'))
  const json = ownReporter ? ['--reporter=json', `--outputFile.json=${report}`] : []
  const child = spawn(process.execPath, [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', ...args, ...json], {
    cwd: ROOT,
    env: { ...process.env, ...options.env, MUSTER_REPORT: report },
    stdio: ['ignore', options.stdout ?? 'inherit', 'inherit'],
  })
  return new Promise((done) => {
    child.on('error', () => done(1))
    child.on('exit', (code) => done(code ?? 1))
  })
}

export function readReport(file: string): TestReport | undefined {
  try {
    return JSON.parse(readFileSync(join(ROOT, file), 'utf8'))
  } catch {
    return undefined
  }
}

/** A file that could not even be loaded holds no tests, and counts as one failure. */
export function countTests(report: TestReport): Counts {
  const counts: Counts = { passed: 0, failed: 0, skipped: 0 }
  for (const file of report.testResults) {
    const failedBefore = counts.failed
    for (const { status } of file.assertionResults) {
      if (status === 'passed') counts.passed++
      else if (status === 'failed') counts.failed++
      else counts.skipped++
    }
    if (file.status === 'failed' && counts.failed === failedBefore) counts.failed++
  }
  return counts
}

export function closingLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
