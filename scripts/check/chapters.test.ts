import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Ledger } from '../rules/ledger.ts'
import { chapterRefusals } from './chapters.ts'

const ledger: Ledger = {
  game: 'arsenal',
  prefix: 'AR',
  complete: true,
  rules: ['AR-MOVE-1', 'AR-MOVE-2', 'AR-MECH-1'],
  rulings: ['AR-R-1'],
  options: [],
}

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'muster-chapters-'))
  mkdirSync(join(root, 'games/arsenal/rules'), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

const write = (file: string, text = '') => writeFileSync(join(root, 'games/arsenal', file), text)
const found = () => chapterRefusals(root, ledger)

test('a chapter is a file of its name, or a test where it only states facts', () => {
  write('rules/move.ts')
  expect(found()).toEqual([
    'games/arsenal: no rules/mech.ts for AR-MECH; expected it, or a row in README.md with where it went',
  ])
  write('rules/mech.test.ts')
  expect(found()).toEqual([])
})

test('or the table of contents says where it went', () => {
  write('rules/move.ts')
  write('README.md', '| Mech cards | `AR-MECH` | 1 | | |')
  expect(found()).toHaveLength(1)
  write('README.md', '| Mech cards | `AR-MECH` | 1 | [move.ts](rules/move.ts) | |')
  expect(found()).toEqual([])
})

test('what the table says must hold', () => {
  write('rules/move.ts')
  write('rules/mech.ts')
  write('README.md', '# Arsenal\n| Moving | `AR-MOVE` | 3 | [walk.ts](rules/walk.ts) | |\n| Old | `AR-OLD` | 1 | | |')
  expect(found()).toEqual([
    'games/arsenal/README.md:2: 3 rules in AR-MOVE; expected 2',
    'games/arsenal/README.md:2: a link to rules/walk.ts; expected a file that is there',
    'games/arsenal/README.md:3: AR-OLD; expected a chapter of rulebook.yaml',
  ])
})
