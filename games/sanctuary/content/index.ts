import board from './board.yaml'
import enemies from './enemies.yaml'
import guns from './guns.yaml'
import hunters from './hunters.yaml'
import { type Content, makeContent, parseDocument } from './load.ts'
import loot from './loot.yaml'
import rare from './rare.yaml'
import type { ContentDocument } from './schema.ts'

/** Our own cards by file, the file's name being where a fault is said to be. */
const files: readonly (readonly [file: string, data: unknown])[] = [
  ['board.yaml', board],
  ['hunters.yaml', hunters],
  ['enemies.yaml', enemies],
  ['guns.yaml', guns],
  ['loot.yaml', loot],
  ['rare.yaml', rare],
]

const baseDocuments: readonly ContentDocument[] = files.map(([file, data]) => parseDocument(data, file))

/** The cards of the box. */
export const baseContent: Content = makeContent(baseDocuments)

/** The cards of the box and of the packs a table was given, each read like our own. */
export function contentWith(packs: readonly unknown[]): Content {
  if (packs.length === 0) return baseContent
  return makeContent([...baseDocuments, ...packs.map((pack, index) => parseDocument(pack, placeOfPack(pack, index)))])
}

function placeOfPack(pack: unknown, index: number): string {
  const name = typeof pack === 'object' && pack !== null && 'name' in pack ? pack.name : undefined
  return typeof name === 'string' ? `pack ${index + 1} "${name}"` : `pack ${index + 1}`
}
