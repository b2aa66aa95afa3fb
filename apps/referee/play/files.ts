import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Session } from '@muster/session'
import { Fault } from '@muster/table'
import { hearAll, type Sitting } from './sitting.ts'

/** Writes the record of a game, which is all of it. */
export function save({ table, say }: Sitting, file: string): 'again' {
  if (file === '') throw new Fault('bad-request', 'expected save FILE')
  try {
    writeFileSync(file, `${JSON.stringify(table.record())}\n`)
  } catch (error) {
    throw new Fault('bad-request', `${file} cannot be written (${(error as Error).message})`)
  }
  say(`Saved in ${file}.`)
  return 'again'
}

/** Goes on with a game whose record a file holds. */
export function load(sitting: Sitting, file: string): 'changed' {
  if (file === '') throw new Fault('bad-request', 'expected load FILE')
  sitting.table = Session.replay(sitting.table.playable, readJson(file))
  hearAll(sitting)
  sitting.say(`Loaded ${file}.`)
  return 'changed'
}

/** The pack in a file, YAML or JSON. Throws a fault that says what is wrong with the file. */
export async function readPack(file: string): Promise<unknown> {
  if (!/\.ya?ml$/.test(file)) return readJson(file)
  try {
    return (await import(pathToFileURL(resolve(file)).href)).default
  } catch (error) {
    throw new Fault('bad-request', `${file} cannot be read (${(error as Error).message})`)
  }
}

/** The JSON in a file. Throws a fault that says what is wrong with it. */
export function readJson(file: string): unknown {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    throw new Fault('bad-request', `${file} cannot be read (${(error as Error).message})`)
  }
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Fault('bad-request', `${file} is not JSON (${(error as Error).message})`)
  }
}
