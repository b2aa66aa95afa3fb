import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { shelf } from './shelf.ts'
import { client } from './testing/client.ts'

/** Bladeborn's README publishes two positions with the requests that reproduce their numbers. */
const readme = readFileSync(join(import.meta.dirname, '../../games/bladeborn/README.md'), 'utf8')

test('the published requests give the published numbers', () => {
  const ask = client(shelf)
  const requests = readme.split('\n').filter((line) => line.startsWith('{"do":'))
  const replies = requests.map((line) => ask(line))
  expect(replies.filter(({ error }) => error)).toEqual([])
  const counted = replies.flatMap(({ leaves }) => leaves ?? [])
  const published = [...readme.matchAll(/^\| The \w+ \| (\d+) \| (\d+) \| (\d+) \|$/gm)]
  expect(counted).toEqual(published.flatMap(([, ...numbers]) => numbers.map(Number)))
  expect(counted).toHaveLength(6)
})
