import { expect, test } from 'vitest'
import { closingLine, countTests, type TestReport } from './vitest.ts'

function report(...files: [status: string, ...tests: string[]][]): TestReport {
  const testResults = files.map(([status, ...tests], index) => ({
    name: `${index}.test.ts`,
    status,
    message: '',
    assertionResults: tests.map((each) => ({ title: '', fullName: '', status: each })),
  }))
  return { startTime: 0, testResults }
}

test('tests are counted by outcome', () => {
  expect(countTests(report(['passed', 'passed', 'skipped'], ['failed', 'failed', 'passed', 'todo']))).toEqual({
    passed: 2,
    failed: 1,
    skipped: 2,
  })
})

test('a file that could not be loaded is one failure', () => {
  expect(countTests(report(['passed', 'passed'], ['failed']))).toEqual({ passed: 1, failed: 1, skipped: 0 })
})

test('the closing line names skipped tests only when there are some', () => {
  expect(closingLine({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed')
  expect(closingLine({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped')
})
