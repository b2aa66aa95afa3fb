import { statSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow, slashed } from '../lib/files.ts'
import type { TestReport } from '../lib/vitest.ts'

/** Whether a report tells of the sources as they are now, and of all of them: a run of some files only does not. */
export function isCurrent(root: string, report: TestReport | undefined): report is TestReport {
  if (!report) return false
  const files = filesBelow(root).filter((file) => /\.(tsx?|mjs|yaml|json)$/.test(file))
  const covered = new Set(report.testResults.map(({ name }) => slashed(name)))
  return files.every((file) => {
    const path = join(root, file)
    const isRuleTest = /\.test\.tsx?$/.test(file) && !file.endsWith('.browser.test.ts')
    if (isRuleTest && !covered.has(slashed(path))) return false
    return statSync(path).mtimeMs <= report.startTime
  })
}
