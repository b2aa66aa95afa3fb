import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { teaching } from './teaching.ts'

const RULES = join(import.meta.dirname, '../rules')
const rules = readdirSync(RULES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
const sources = rules.filter((file) => !file.includes('.test.')).map((file) => readFileSync(join(RULES, file), 'utf8'))
const icons = JSON.parse(readFileSync(join(import.meta.dirname, 'icons.json'), 'utf8')) as string[]

test('every note is about a question the rules ask, and every panel has a picture that is there', () => {
  const asked = new Set(sources.flatMap((text) => [...text.matchAll(/\bask: '([^']+)'/g)].map(([, ask]) => ask)))
  for (const ask of Object.keys(teaching.notes)) expect(asked).toContain(ask)
  for (const { icon } of teaching.howTo) expect(icons).toContain(icon)
  expect(teaching.howTo.length).toBeGreaterThanOrEqual(5)
})
