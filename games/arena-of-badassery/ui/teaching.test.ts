import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { teaching } from './teaching.ts'

/** The rules of the Arena, and those it shares with the other [RE]action game. */
const FOLDERS = ['../rules', '../../../packages/reaction'].map((folder) => join(import.meta.dirname, folder))
const sources = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!.*(\.test\.|testing)).*\.ts$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8')),
)
const icons = JSON.parse(readFileSync(join(import.meta.dirname, 'icons.json'), 'utf8')) as string[]

test('every note is about a question the rules ask, and every panel has a picture that is there', () => {
  const asked = new Set(sources.flatMap((text) => [...text.matchAll(/\bask: '([^']+)'/g)].map(([, ask]) => ask)))
  for (const ask of Object.keys(teaching.notes)) expect(asked).toContain(ask)
  for (const { icon } of teaching.howTo) expect(icons).toContain(icon)
  expect(teaching.howTo.length).toBeGreaterThanOrEqual(5)
})
