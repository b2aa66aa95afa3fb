import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { TestReport } from '../lib/vitest.ts'
import { isCurrent } from './freshness.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'muster-freshness-'))
  write('games/bladeborn/rules/move.ts', 100)
  write('games/bladeborn/rules/move.test.ts', 100)
})
afterEach(() => rmSync(root, { recursive: true }))

function write(file: string, seconds: number) {
  const path = join(root, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, '')
  utimesSync(path, seconds, seconds)
}

function report(seconds: number, ...files: string[]): TestReport {
  const testResults = files.map((file) => ({
    name: join(root, file),
    status: 'passed',
    message: '',
    assertionResults: [],
  }))
  return { startTime: seconds * 1000, testResults }
}

test('a report of all test files, started after the last change, is current', () => {
  expect(isCurrent(root, report(200, 'games/bladeborn/rules/move.test.ts'))).toBe(true)
})

test('no report, one before a change, or one of other files is not', () => {
  expect(isCurrent(root, undefined)).toBe(false)
  expect(isCurrent(root, report(200, 'games/bladeborn/rules/attack.test.ts'))).toBe(false)
  write('games/bladeborn/rules/move.ts', 300)
  expect(isCurrent(root, report(200, 'games/bladeborn/rules/move.test.ts'))).toBe(false)
})

test('browser tests show no rules', () => {
  write('apps/web/shelf.browser.test.ts', 100)
  expect(isCurrent(root, report(200, 'games/bladeborn/rules/move.test.ts'))).toBe(true)
})
