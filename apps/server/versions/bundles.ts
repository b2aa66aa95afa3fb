import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { GameEngine } from '@muster/session'
import type { Database } from '../store/database.ts'
import { bundleKey, readKey, type Version } from './key.ts'
import { fileOf, loadEngine } from './load-engine.ts'
import { currentGames, keyOf, sourceEngine } from './sources.ts'

const MAKER = join(import.meta.dirname, 'make-bundles.ts')
const HOOK = new URL('../../../packages/yaml-loader/node-hook.ts', import.meta.url).href
/** How long the rules of a finished match are kept for its replay. */
export const REPLAYED_FOR = 365 * 24 * 3600 * 1000

/**
 * The rules and content that matches are played with, side by side: those of the sources for new ones, and for each that was begun
 * with others the file that was written then. Files lie in `data/bundles`, and in the database, for nodes that have not got them.
 */
export class Bundles {
  readonly folder: string
  readonly #database: Database
  readonly #engines = new Map<string, Promise<GameEngine>>()

  constructor(folder: string, database: Database) {
    this.folder = folder
    this.#database = database
  }

  /** The engine that new matches of a game are played with. */
  current(game: string): Promise<GameEngine> | undefined {
    return sourceEngine(game)
  }

  /** The engine of a version. Rejects with a `MissingBundle` where it cannot be had. */
  load(key: string): Promise<GameEngine> {
    const known = this.#engines.get(key) ?? this.#fetch(key)
    this.#engines.set(key, known)
    known.catch(() => this.#engines.delete(key))
    return known
  }

  async #fetch(key: string): Promise<GameEngine> {
    await this.fileOf(key)
    return loadEngine(this.folder, key)
  }

  /** Where the file of a version lies; undefined where there is none anywhere. */
  async fileOf(key: string): Promise<string | undefined> {
    const version = readKey(key)
    if (!version) return undefined
    const file = fileOf(this.folder, key)
    if (existsSync(file)) return file
    const body = await this.#stored(version)
    if (body === undefined) return undefined
    await put(file, body)
    return file
  }

  async #stored({ game, rules, content }: Version): Promise<string | undefined> {
    const rows = await this.#database.all<{ body: string; hash: string }>(
      'select body, hash from bundle where game = ? and rules = ? and content = ? and body is not null',
      game,
      rules,
      content,
    )
    const [row] = rows
    return row && hashOf(row.body) === row.hash ? row.body : undefined
  }

  /** Writes the versions of the sources where they are not kept yet, in a process of its own, and puts them into the database. */
  async keepCurrent(): Promise<readonly string[]> {
    await mkdir(this.folder, { recursive: true })
    const keys = await Promise.all(
      currentGames.map(async (game) => keyOf(await (sourceEngine(game) as Promise<GameEngine>))),
    )
    const missing = keys.filter((key) => !existsSync(fileOf(this.folder, key)))
    if (missing.length > 0) await makeAll(this.folder, missing)
    for (const key of keys) await this.#store(key)
    return missing
  }

  async #store(key: string): Promise<void> {
    const version = readKey(key)
    const file = fileOf(this.folder, key)
    if (!version || !existsSync(file)) return
    const { game, rules, content } = version
    const body = await readFile(file, 'utf8')
    const sql = `insert into bundle (game, rules, content, hash, size, body, added) values (?, ?, ?, ?, ?, ?, ?)
      on conflict (game, rules, content) do nothing`
    await this.#database.run({ sql, values: [game, rules, content, hashOf(body), body.length, body, Date.now()] })
  }

  /** Lets go of versions that no match under way needs and no replay of the last year. */
  async tidy(now: number): Promise<readonly string[]> {
    const rows = await this.#database.all<Version>(
      `select distinct game, rules, content from match where state in ('open', 'playing', 'frozen') or ended > ?`,
      now - REPLAYED_FOR,
    )
    const current = currentGames.map(async (game) => keyOf(await (sourceEngine(game) as Promise<GameEngine>)))
    const needed = new Set([...rows.map(bundleKey), ...(await Promise.all(current))])
    const gone: string[] = []
    for (const name of await readdir(this.folder)) {
      const key = name.replace(/\.mjs$/, '')
      const version = name.endsWith('.mjs') ? readKey(key) : undefined
      if (!version || needed.has(key)) continue
      await rm(join(this.folder, name))
      const sql = 'delete from bundle where game = ? and rules = ? and content = ?'
      await this.#database.run({ sql, values: [version.game, version.rules, version.content] })
      gone.push(key)
    }
    return gone
  }
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Puts a whole file in its place, or none. */
async function put(file: string, body: string): Promise<void> {
  const half = `${file}.${process.pid}.part`
  await mkdir(dirname(file), { recursive: true })
  await writeFile(half, body)
  await rename(half, file)
}

function makeAll(folder: string, keys: readonly string[]): Promise<void> {
  const args = ['--disable-warning=ExperimentalWarning', '--import', HOOK, MAKER, folder, ...keys]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (data) => {
    said += data
  })
  return new Promise((done, fail) => {
    child.once('error', fail)
    child.once('exit', (code) =>
      code === 0 ? done() : fail(new Error(`bundles could not be written: ${said.trim()}`)),
    )
  })
}
