import { appendFileSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openResults } from './results-file.ts'

test('a run that was killed goes on where it stopped, a line cut short or not', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'results-')), 'deep', 'x.jsonl')
  const first = openResults<{ run: string; key: string }>(path, 'one')
  first.add({ run: 'one', key: 'a' })
  first.add({ run: 'one', key: 'b' })
  appendFileSync(path, '{"run":"one","ke')
  const second = openResults(path, 'one')
  expect([...second.known.keys()]).toEqual(['a', 'b'])
  expect(openResults(path, 'two').known.size).toBe(0)
  expect(openResults(path, 'one', true).known.size).toBe(0)
  expect(() => readFileSync(path)).toThrow('ENOENT')
})
