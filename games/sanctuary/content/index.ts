import { openBox, type Placed } from '@muster/table'
import board from './board.yaml'
import { emptyWords } from './empty-words.ts'
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

const box = openBox(contentDocument, files, makeContent, emptyWords)

export const baseFiles: readonly Placed<ContentDocument>[] = box.files

/** The cards of the box. */
export const baseContent: Content = box.content

/** The cards of the box and of the packs a table was given. */
export const contentWith: (packs: readonly unknown[]) => Content = box.withPacks
