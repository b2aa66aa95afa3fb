import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow, gamesWith, ROOT, slashed } from '../lib/files.ts'

const games = gamesWith(ROOT, 'content/schema.json')

test('Bladeborn has one', () => expect(games).toContain('bladeborn'))

/** Printed texts and lines of flavour, by card, are no documents of cards. */
const isDocument = (file: string) => file.endsWith('.yaml') && !/\/(texts|flavour)\.yaml$/.test(file)

test.each(games)('every YAML file of %s names its schema, so that editors find it', (game) => {
  const folder = `games/${game}/content`
  const files = filesBelow(ROOT, [folder]).filter(isDocument)
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) {
    const path = slashed(relative(dirname(file), `${folder}/schema.json`))
    const [first] = readFileSync(join(ROOT, file), 'utf8').split('\n')
    expect(first, file).toBe(`# yaml-language-server: $schema=${path.startsWith('.') ? path : `./${path}`}`)
  }
})
