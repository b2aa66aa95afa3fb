import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Teaching } from '@muster/ui'
import { expect, test } from 'vitest'
import { games } from '../../../../games/list.ts'

const ROOT = join(import.meta.dirname, '../../../..')

function sourcesIn(folder: string): string[] {
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
  const sources = files.filter((file) => /^(?!.*(\.test\.|testing\/)).*\.ts$/.test(file))
  return sources.map((file) => readFileSync(join(ROOT, folder, file), 'utf8'))
}

/** The names of the questions that sources ask: written out, or made from what a token is wanted for. */
function asksIn(sources: readonly string[]): Set<string> {
  const named = sources.flatMap((text) => [...text.matchAll(/\bask: '([^']+)'/g)].map(([, ask]) => ask as string))
  const tokens = sources.flatMap((text) => [...text.matchAll(/askToken\([^']*'([a-z]+)'/g)].map(([, to]) => to))
  return new Set([...named, ...tokens.map((to) => `which token to ${to}`)])
}

/** Rules that a game shares with another are not in its own folder. */
const shared = sourcesIn('packages/reaction')
const sharesRules = (game: string): boolean => {
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, `games/${game}/package.json`), 'utf8'))
  return '@muster/reaction' in dependencies
}

test.each(games)('every note of %s is about a question its rules ask, and every panel has a picture', async (game) => {
  const { teaching } = (await import(`../../../../games/${game}/ui/teaching.ts`)) as { teaching: Teaching }
  const asked = asksIn([...sourcesIn(`games/${game}/rules`), ...(sharesRules(game) ? shared : [])])
  const icons = JSON.parse(readFileSync(join(ROOT, `games/${game}/ui/icons.json`), 'utf8')) as string[]
  expect(Object.keys(teaching.notes).filter((ask) => !asked.has(ask))).toEqual([])
  expect(teaching.howTo.map(({ icon }) => icon).filter((icon) => !icons.includes(icon))).toEqual([])
  expect(teaching.howTo.length).toBeGreaterThanOrEqual(5)
})
