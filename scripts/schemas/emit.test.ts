import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow, ROOT, slashed } from '../lib/files.ts'
import { emitSchema, gamesWithSchemas } from './emit.ts'

/** Games whose schema is in the repository: it must be that of their sources. */
const emitted = gamesWithSchemas(ROOT).filter((game) => existsSync(join(ROOT, `games/${game}/content/schema.json`)))

test('Bladeborn has one', () => expect(emitted).toContain('bladeborn'))

test.each(emitted)('the schema of %s is up to date (npm run schemas)', async (game) => {
  const { file, text } = await emitSchema(ROOT, game)
  expect(readFileSync(join(ROOT, file), 'utf8')).toBe(text)
})

/** Printed texts by card are no document of cards. */
const isDocument = (file: string) => file.endsWith('.yaml') && !file.endsWith('/texts.yaml')

test.each(emitted)('every YAML file of %s names its schema, so that editors find it', (game) => {
  const folder = `games/${game}/content`
  const files = filesBelow(ROOT, [folder]).filter(isDocument)
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) {
    const path = slashed(relative(dirname(file), `${folder}/schema.json`))
    const [first] = readFileSync(join(ROOT, file), 'utf8').split('\n')
    expect(first, file).toBe(`# yaml-language-server: $schema=${path.startsWith('.') ? path : `./${path}`}`)
  }
})
