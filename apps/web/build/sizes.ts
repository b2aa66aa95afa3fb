import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { manifests } from './manifests.ts'

/** The most the first screen may load, in bytes of gzipped JavaScript. What a game may weigh stands in its manifest. */
export const FIRST_BUDGET = 60_000

export interface Sizes {
  /** Everything the first screen loads. */
  readonly first: number
  /** By game: its look, the engine and its rules, and the screens it is set up and played on. */
  readonly games: readonly { readonly game: string; readonly size: number; readonly budget: number }[]
  readonly files: readonly { readonly file: string; readonly gzip: number }[]
}

/** What a built module imports at once. */
function importsOf(assets: string, file: string): string[] {
  const text = readFileSync(join(assets, file), 'utf8')
  return [...text.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)].map(([, name]) => name as string)
}

/** The static imports of a built module, itself included. */
function closure(assets: string, file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const name of importsOf(assets, file)) closure(assets, name, seen)
  return seen
}

/** Built modules that wait for themselves: one of them begins before what it needs has. */
export function waitingForThemselves(dist: string): string[] {
  const assets = join(dist, 'assets')
  return readdirSync(assets)
    .filter((file) => file.endsWith('.js'))
    .filter((file) => importsOf(assets, file).some((next) => closure(assets, next).has(file)))
}

const GAMES = join(import.meta.dirname, '../../../games')

/** Games that can be played in the browser. */
const playable = () => manifests.filter(({ id }) => existsSync(join(GAMES, id, 'ui/engine.ts')))

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
  // What a game loads later, such as how it is taught, is no part of its weight.
  const ofGame = (game: string) =>
    all.filter((file) => [`${game}-ui-`, `${game}-engine-`].some((name) => file.startsWith(name)))
  const added = (game: string) => {
    const loaded = new Set([...shared, ...ofGame(game)].flatMap((file) => [...closure(assets, file)]))
    return sum([...loaded].filter((file) => !first.has(file)))
  }
  return {
    first: sum(first),
    games: playable().map(({ id, kilobytes }) => ({ game: id, size: added(id), budget: 1000 * kilobytes })),
    files: all.map((file) => ({ file, gzip: gzip(file) })).sort((a, b) => b.gzip - a.gzip),
  }
}
