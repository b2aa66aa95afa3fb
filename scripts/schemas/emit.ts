import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** A game's JSON Schema as it should be: where the file is, and what it should say. */
export type Emitted = { readonly file: string; readonly text: string }

type Emitting = { toJSONSchema(options: { io: 'input'; reused: 'ref' }): object }

/** What an author writes, defaults left out; shapes used more than once are named once. */
export async function emitSchema(root: string, game: string): Promise<Emitted> {
  const source = `games/${game}/content/schema.ts`
  const { contentDocument } = (await import(pathToFileURL(join(root, source)).href)) as { contentDocument?: Emitting }
  if (!contentDocument) throw new Error(`${source}: no contentDocument; expected an exported schema of that name`)
  const { $schema, ...rest } = contentDocument.toJSONSchema({ io: 'input', reused: 'ref' }) as { $schema: string }
  const schema = { $schema, title: `A content document of ${game}`, ...rest }
  return { file: `games/${game}/content/schema.json`, text: `${JSON.stringify(schema, null, 1)}\n` }
}
