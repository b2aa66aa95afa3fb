import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** Budgets in bytes of gzipped JavaScript. */
export const BUDGET = { first: 170_000, game: 160_000 }

export interface Sizes {
  /** Everything the first screen loads. */
  readonly first: number
  /** By game: its look, the engine and its rules, and the screens it is set up and played on. */
  readonly games: Readonly<Record<string, number>>
  readonly files: readonly { readonly file: string; readonly gzip: number }[]
}

/** The static imports of a built module, itself included. */
function closure(assets: string, file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  const text = readFileSync(join(assets, file), 'utf8')
  for (const [, name] of text.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g))
    closure(assets, name as string, seen)
  return seen
}

const GAMES = join(import.meta.dirname, '../../../games')

/** Games that can be played in the browser. */
const playable = () => readdirSync(GAMES).filter((game) => existsSync(join(GAMES, game, 'ui/engine.ts')))

/** Measures a build: what is loaded first, and what each game adds. */
export function measure(dist: string): Sizes {
  const assets = join(dist, 'assets')
  const gzip = (file: string): number => gzipSync(readFileSync(join(assets, file))).length
  const sum = (files: Iterable<string>): number => [...files].reduce((total, file) => total + gzip(file), 0)
  const all = readdirSync(assets).filter((file) => file.endsWith('.js'))
  const html = readFileSync(join(dist, 'index.html'), 'utf8')
  const entries = [...html.matchAll(/assets\/([\w.-]+\.js)/g)].map(([, file]) => file as string)
  const first = new Set(entries.flatMap((entry) => [...closure(assets, entry)]))
  const shared = all.filter((file) => /^(table-screen|setup|worker)-/.test(file))
  const text = new Map(all.map((file) => [file, readFileSync(join(assets, file), 'utf8')]))
  const ofGame = (game: string) =>
    all.filter((file) => {
      const code = text.get(file) ?? ''
      return code.includes(`id:\`${game}\``) || code.includes(`id:"${game}"`)
    })
  const added = (game: string) => {
    const loaded = new Set([...shared, ...ofGame(game)].flatMap((file) => [...closure(assets, file)]))
    return sum([...loaded].filter((file) => !first.has(file)))
  }
  return {
    first: sum(first),
    games: Object.fromEntries(playable().map((game) => [game, added(game)])),
    files: all.map((file) => ({ file, gzip: gzip(file) })).sort((a, b) => b.gzip - a.gzip),
  }
}
