import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type AnyGame, hashOf } from '@muster/table'

const ROOT = join(import.meta.dirname, '../../..')

/** What greedy bots play by. */
export const greedySources = ['deal.ts', 'explore.ts', 'greedy.ts', 'outcomes.ts']

/**
 * What the results of a run hang on: the rules (by their version), the content, and how the bots play (by all sources of bots,
 * or those named). Results with another name are of other games or other bots and never mixed with these.
 */
export function runNameOf(game: AnyGame, sources?: readonly string[]): string {
  const content = hashOf(game.content([])).slice(0, 12)
  return `${game.id} ${game.version} content ${content} bots ${botsHash(game.id, sources)}`
}

/** A hash of the sources of the bots and of the game's mind. */
function botsHash(game: string, sources?: readonly string[]): string {
  const bots = join(ROOT, 'packages/bots')
  const folder = join(ROOT, 'games', game)
  const files = [
    ...(sources?.map((source) => join(bots, source)) ?? sourcesIn(bots)),
    ...sourcesIn(folder).filter((file) => /^bot(\.ts$|\/)/.test(relative(folder, file).replaceAll('\\', '/'))),
  ]
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(file, 'utf8').replaceAll('\r\n', '\n'))
  return hash.digest('hex').slice(0, 12)
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !/(^|[/\\])testing[/\\]/.test(file))
    .sort()
    .map((file) => join(folder, file))
}
