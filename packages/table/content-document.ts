import type { z } from 'zod'
import { Fault } from './fault.ts'
import { issueText } from './issue-text.ts'

/** A content document and where it comes from, a file of ours or a pack: what is wrong in it is said to be there. */
export type Placed<Document> = { readonly where: string; readonly document: Document }

/** Reads one document of any origin. Throws a `bad-content` fault with the place and what was expected. */
export function readDocument<Document>(schema: z.ZodType<Document>, data: unknown, where: string): Placed<Document> {
  const parsed = schema.safeParse(data)
  if (!parsed.success) throw new Fault('bad-content', `${where}: ${issueText(parsed.error)}`)
  return { where, document: parsed.data }
}

/** Reads the packs a table was given, each like a file of our own. */
export function readPacks<Document>(schema: z.ZodType<Document>, packs: readonly unknown[]): Placed<Document>[] {
  return packs.map((pack, index) => readDocument(schema, pack, placeOfPack(pack, index)))
}

/** Words that mean nothing where they stand, each as its path, what it is and what was expected. */
export type EmptyWords<Document, Content> = (document: Document, content: Content) => readonly string[]

/**
 * The content of a game's own files, read once; with packs, each read like our own, it is made anew. A pack with a word that could
 * mean nothing is refused: its card would do less than it says.
 */
export function openBox<Document, Content>(
  schema: z.ZodType<Document>,
  files: readonly (readonly [file: string, data: unknown])[],
  make: (documents: readonly Placed<Document>[]) => Content,
  emptyWords: EmptyWords<Document, Content> = () => [],
) {
  const own = files.map(([file, data]) => readDocument(schema, data, file))
  const content = make(own)
  const withPacks = (packs: readonly unknown[], looked = emptyWords): Content => {
    if (packs.length === 0) return content
    const placed = readPacks(schema, packs)
    const joined = make([...own, ...placed])
    for (const { where, document } of placed) {
      const [problem] = looked(document, joined)
      if (problem) throw new Fault('bad-content', `${where}: ${problem}`)
    }
    return joined
  }
  return { files: own, content, withPacks }
}

const LONGEST_NAME = 80

function placeOfPack(pack: unknown, index: number): string {
  const name = typeof pack === 'object' && pack !== null && 'name' in pack ? pack.name : undefined
  return typeof name === 'string' ? `pack ${index + 1} "${name.slice(0, LONGEST_NAME)}"` : `pack ${index + 1}`
}
