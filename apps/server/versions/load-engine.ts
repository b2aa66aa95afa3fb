import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { GameEngine } from '@muster/session'
import { readKey } from './key.ts'
import { keyOf, sourceEngine } from './sources.ts'

/** The format of bundles that this program can play. */
const ENGINE_FORMAT = 'engine/1'

/** Why a version cannot be played here. */
class MissingBundle extends Error {
  constructor(key: string, why: string) {
    super(`the rules this match was begun with (${key}) ${why}`)
    this.name = 'MissingBundle'
  }
}

export const fileOf = (folder: string, key: string): string => join(folder, `${key}.mjs`)

/** The engine of a version: the sources where they are that version, else its bundle. */
export async function loadEngine(folder: string, key: string): Promise<GameEngine> {
  const version = readKey(key)
  if (!version) throw new MissingBundle(key, 'have no such name')
  const today = await sourceEngine(version.game)
  if (today && keyOf(today) === key) return today
  const file = fileOf(folder, key)
  if (!existsSync(file)) throw new MissingBundle(key, 'are no longer here')
  return enginesIn(file, key)
}

async function enginesIn(file: string, key: string): Promise<GameEngine> {
  let module: { readonly engine?: GameEngine }
  try {
    module = await import(pathToFileURL(file).href)
  } catch (error) {
    throw new MissingBundle(key, `cannot be loaded: ${error instanceof Error ? error.message : String(error)}`)
  }
  const { engine } = module
  if (engine?.format !== ENGINE_FORMAT)
    throw new MissingBundle(key, `are in the format ${engine?.format ?? 'of something else'}, not ${ENGINE_FORMAT}`)
  return engine
}
