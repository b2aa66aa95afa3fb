import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gamesWith } from '../lib/files.ts'
import { emitSchema } from '../schemas/emit.ts'
import type { Refusal } from './syntax.ts'

/** Every game with content has a schema for editors, and it is that of its sources. */
export async function schemaRefusals(root: string): Promise<Refusal[]> {
  const refusals = await Promise.all(gamesWith(root, 'content').map((game) => refusalsOf(root, game)))
  return refusals.flat()
}

async function refusalsOf(root: string, game: string): Promise<Refusal[]> {
  const source = `games/${game}/content/schema.ts`
  if (!existsSync(join(root, source))) return [`${source}: not there; expected what a content document looks like`]
  try {
    const { file, text } = await emitSchema(root, game)
    if (!existsSync(join(root, file))) return [`${file}: not there; expected what npm run schemas writes`]
    if (readFileSync(join(root, file), 'utf8') === text) return []
    return [`${file}: not what ${source} says; expected what npm run schemas writes`]
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}
