import { expect, test } from 'vitest'
import type { TestReport } from '../lib/vitest.ts'
import { coverageOf, isSound } from './coverage.ts'
import type { Ledger } from './ledger.ts'

const ledger: Ledger = {
  game: 'bladeborn',
  prefix: 'BB',
  complete: false,
  rules: ['BB-MOVE-1', 'BB-MOVE-2'],
  rulings: ['BB-R-1'],
  options: [],
}

function report(...tests: [title: string, status: string][]): TestReport {
  const assertionResults = tests.map(([title, status]) => ({ title, fullName: title, status }))
  const status = tests.every(([, each]) => each === 'passed') ? 'passed' : 'failed'
  return { startTime: 0, testResults: [{ name: 'move.test.ts', status, message: '', assertionResults }] }
}

test('only a passing test shows a rule', () => {
  const found = coverageOf(
    [ledger],
    report(['BB-MOVE-1 x', 'passed'], ['BB-MOVE-2 y', 'skipped'], ['BB-R-1', 'passed']),
  )
  expect(found).toEqual({
    games: { bladeborn: { rules: 2, shown: 1, missing: ['BB-MOVE-2'], unknown: [] } },
    strays: [],
    failing: [],
  })
})

test('a missing rule is refused only in a game declared complete', () => {
  const found = coverageOf([ledger], report(['BB-MOVE-1 x', 'passed']))
  expect(isSound([ledger], found)).toBe(true)
  expect(isSound([{ ...ledger, complete: true }], found)).toBe(false)
  const all = coverageOf([ledger], report(['BB-MOVE-1..2 x', 'passed']))
  expect(isSound([{ ...ledger, complete: true }], all)).toBe(true)
})

test('an id the ledger does not know is refused', () => {
  const found = coverageOf([ledger], report(['BB-MOVE-3 x', 'passed']))
  expect(found.games.bladeborn?.unknown).toEqual(['BB-MOVE-3'])
  expect(isSound([ledger], found)).toBe(false)
})

test('an id of no ledger is refused with the file it stands in', () => {
  const found = coverageOf([ledger], report(['XX-MOVE-3 x', 'passed']))
  expect(found.strays).toEqual(['XX-MOVE-3 (move.test.ts)'])
  expect(isSound([ledger], found)).toBe(false)
})

test('a failing rule test is refused even if another shows the rule', () => {
  const found = coverageOf(
    [ledger],
    report(['BB-MOVE-1 x', 'passed'], ['BB-MOVE-1 y', 'failed'], ['no rule', 'failed']),
  )
  expect(found.failing).toEqual(['BB-MOVE-1 y'])
  expect(isSound([ledger], found)).toBe(false)
})

test('a test file that cannot be loaded is refused', () => {
  const found = coverageOf([ledger], {
    startTime: 0,
    testResults: [{ name: 'move.test.ts', status: 'failed', message: 'SyntaxError', assertionResults: [] }],
  })
  expect(found.failing).toEqual(['move.test.ts could not be loaded'])
  expect(isSound([ledger], found)).toBe(false)
})
