import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { teaching } from './teaching.ts'

const FOLDERS = ['../rules', '../../../packages/reaction'].map((folder) => join(import.meta.dirname, folder))
const sources = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
    .map((file) => readFileSync(join(folder, file), 'utf8')),
)
const icons = JSON.parse(readFileSync(join(import.meta.dirname, 'icons.json'), 'utf8')) as string[]

test('every note is about a question the rules ask, and every panel has a picture that is there', () => {
  const asked = new Set(sources.flatMap((text) => [...text.matchAll(/\bask: '([a-z -]+)'/g)].map(([, ask]) => ask)))
  for (const text of sources)
    for (const [, purpose] of text.matchAll(/askToken\([^']*'([a-z]+)'/g)) asked.add(`which token to ${purpose}`)
  for (const ask of Object.keys(teaching.notes)) expect(asked).toContain(ask)
  for (const { icon } of teaching.howTo) expect(icons).toContain(icon)
  expect(teaching.howTo.length).toBeGreaterThanOrEqual(5)
})
