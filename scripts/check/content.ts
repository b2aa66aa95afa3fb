import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gamesWith } from '../lib/files.ts'
import type { Refusal } from './syntax.ts'

/**
 * Every game's content against its schemas. The game knows its files and schemas: it exports `checkContent(): string[]`
 * from `content/check.ts`. Content that faults while it is loaded is a refusal too.
 */
export async function contentRefusals(root: string): Promise<Refusal[]> {
  const checks = gamesWith(root, 'content/check.ts').map((game) => `games/${game}/content/check.ts`)
  const refusals = await Promise.all(checks.map((file) => refusalsOf(root, file)))
  return refusals.flat()
}

async function refusalsOf(root: string, file: string): Promise<Refusal[]> {
  try {
    const { checkContent } = await import(pathToFileURL(join(root, file)).href)
    if (typeof checkContent !== 'function')
      return [`${file}: no checkContent; expected an exported function of that name`]
    return checkContent()
  } catch (error) {
    return [`${file}: ${error instanceof Error ? error.message : String(error)}`]
  }
}
