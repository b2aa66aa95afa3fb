import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../lib/files.ts'
import { type Excuse, excuses, isExcused } from './excused.ts'
import { mutantsOf } from './mutants.ts'

function leftOut({ file }: Excuse, text = readFileSync(join(ROOT, file), 'utf8')): number {
  return mutantsOf({ file, text }).filter((mutant) => isExcused({ file, text }, mutant)).length
}

test.each(excuses)('$file: $original → $replacement still stands in the sources, with a reason', (excuse) => {
  const text = readFileSync(join(ROOT, excuse.file), 'utf8')
  expect(text.split('\n').map((line) => line.trim())).toContain(excuse.line)
  expect(leftOut(excuse, text)).toBeGreaterThan(leftOut(excuse, text.replace(excuse.line, ';')))
  expect(excuse.why).not.toBe('')
})

test('only the line an excuse names is left out', () => {
  const excuse = excuses[0] as Excuse
  expect(leftOut(excuse, `function f() {\n  ${excuse.line}\n}`)).toBe(1)
  expect(leftOut(excuse, 'function f() {\n  if (near.length === 0) return [1]\n}')).toBe(0)
})
