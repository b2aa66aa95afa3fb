import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const DIST = join(import.meta.dirname, '../dist')

/** Budgets in bytes of gzipped JavaScript. */
export const BUDGET = { first: 170_000, game: 150_000 }

export interface Sizes {
  /** Everything the first screen loads. */
  readonly first: number
  /** By game: its look, the engine and its rules, and the screens it is set up and played on. */
  readonly games: Readonly<Record<string, number>>
  readonly files: readonly { readonly file: string; readonly gzip: number }[]
}

/** The static imports of a built module, itself included. */
function closure(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  const text = readFileSync(join(DIST, 'assets', file), 'utf8')
  for (const [, name] of text.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) closure(name as string, seen)
  return seen
}

const gzip = (file: string): number => gzipSync(readFileSync(join(DIST, 'assets', file))).length
const sum = (files: Iterable<string>): number => [...files].reduce((total, file) => total + gzip(file), 0)

/** Measures a build: what is loaded first, and what each game adds. */
export function measure(games: readonly string[]): Sizes {
  const all = readdirSync(join(DIST, 'assets')).filter((file) => file.endsWith('.js'))
  const html = readFileSync(join(DIST, 'index.html'), 'utf8')
  const entries = [...html.matchAll(/assets\/([\w.-]+\.js)/g)].map(([, file]) => file as string)
  const first = new Set(entries.flatMap((entry) => [...closure(entry)]))
  const shared = all.filter((file) => /^(table-screen|setup|worker)-/.test(file))
  const text = new Map(all.map((file) => [file, readFileSync(join(DIST, 'assets', file), 'utf8')]))
  const ofGame = (game: string) =>
    all.filter((file) => {
      const code = text.get(file) ?? ''
      return code.includes(`id:\`${game}\``) || code.includes(`id:"${game}"`)
    })
  const added = (game: string) => {
    const loaded = new Set([...shared, ...ofGame(game)].flatMap((file) => [...closure(file)]))
    return sum([...loaded].filter((file) => !first.has(file)))
  }
  return {
    first: sum(first),
    games: Object.fromEntries(games.map((game) => [game, added(game)])),
    files: all.map((file) => ({ file, gzip: gzip(file) })).sort((a, b) => b.gzip - a.gzip),
  }
}
