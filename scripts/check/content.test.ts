import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { contentRefusals } from './content.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'muster-content-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function write(game: string, code: string) {
  mkdirSync(join(root, 'games', game, 'content'), { recursive: true })
  writeFileSync(join(root, 'games', game, 'content/check.ts'), code)
}

test('sound content and a game without content are accepted', async () => {
  write('bladeborn', 'export const checkContent = () => []')
  mkdirSync(join(root, 'games/arsenal'))
  expect(await contentRefusals(root)).toEqual([])
})

test('the games’ own findings are passed on', async () => {
  write('bladeborn', "export const checkContent = () => ['warbands.yaml: at /0/name: expected text']")
  expect(await contentRefusals(root)).toEqual(['warbands.yaml: at /0/name: expected text'])
})

test('content that does not load and a missing function are refused', async () => {
  write('arsenal', "throw new Error('cards.yaml:3:1: Map keys must be unique')")
  write('bladeborn', 'export const other = 1')
  expect(await contentRefusals(root)).toEqual([
    'games/arsenal/content/check.ts: cards.yaml:3:1: Map keys must be unique',
    'games/bladeborn/content/check.ts: no checkContent; expected an exported function of that name',
  ])
})
