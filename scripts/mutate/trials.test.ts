import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../lib/files.ts'
import type { Mutant } from './mutants.ts'
import { tryMutants, type Verdict } from './trials.ts'

const file = 'scripts/rules/tags.ts'
const text = readFileSync(join(ROOT, file), 'utf8')

function mutant(original: string, replacement: string): Mutant {
  const start = text.indexOf(original)
  return { file, line: 1, start, end: start + original.length, original, replacement }
}

const firstLine = text.slice(0, text.indexOf('\n'))

test('a break is caught by a test, one that never ends by a time-out, and one that changes nothing survives', async () => {
  const mutants = [
    mutant(firstLine, `${firstLine}\n`),
    mutant(firstLine, `${firstLine}; throw new Error('broken')`),
    mutant(firstLine, `${firstLine}; while (true);`),
    mutant(firstLine, `${firstLine}\n`),
  ]
  const verdicts: Verdict[] = []
  for await (const [, verdict] of tryMutants('scripts/rules', mutants, { times: 1, milliseconds: 5000 }))
    verdicts.push(verdict)
  expect(verdicts.map(({ caught }) => caught)).toEqual([false, true, true, false])
  expect(verdicts[2]).toEqual({ caught: true, by: 'a time-out' })
  expect(readFileSync(join(ROOT, file), 'utf8')).toBe(text)
}, 120_000)

test('a break in what no test loads survives, and says so', async () => {
  const trials = tryMutants('scripts/no-such-folder', [mutant(firstLine, '')])
  expect((await trials.next()).value?.[1]).toEqual({ caught: false, loaded: false })
}, 120_000)
