import { type Placed, readDocument, readPacks } from '@muster/table'
import board from './board.yaml'
import enemies from './enemies.yaml'
import guns from './guns.yaml'
import hunters from './hunters.yaml'
import { type Content, makeContent } from './load.ts'
import loot from './loot.yaml'
import rare from './rare.yaml'
import { type ContentDocument, contentDocument } from './schema.ts'

/** Our own cards by file, the file's name being where a fault is said to be. */
const files: readonly (readonly [file: string, data: unknown])[] = [
  ['board.yaml', board],
  ['hunters.yaml', hunters],
  ['enemies.yaml', enemies],
  ['guns.yaml', guns],
  ['loot.yaml', loot],
  ['rare.yaml', rare],
]

const baseFiles: readonly Placed<ContentDocument>[] = files.map(([file, data]) =>
  readDocument(contentDocument, data, file),
)

/** The cards of the box. */
export const baseContent: Content = makeContent(baseFiles)

/** The cards of the box and of the packs a table was given, each read like our own. */
export function contentWith(packs: readonly unknown[]): Content {
  if (packs.length === 0) return baseContent
  return makeContent([...baseFiles, ...readPacks(contentDocument, packs)])
}
