import { openBox, type Placed } from '@muster/table'
import battlespaces from './battlespaces.yaml'
import { emptyWords } from './check/empty-words.ts'
import edgerunners from './edgerunners.yaml'
import arasaka from './factions/arasaka.yaml'
import bozos from './factions/bozos.yaml'
import genRed from './factions/gen-red.yaml'
import lawmen from './factions/lawmen.yaml'
import maelstrom from './factions/maelstrom.yaml'
import tygerClaws from './factions/tyger-claws.yaml'
import zoners from './factions/zoners.yaml'
import { type Content, makeContent } from './load.ts'
import loot from './loot.yaml'
import programs from './programs.yaml'
import scenarios from './scenarios.yaml'
import scenery from './scenery.yaml'
import { type ContentDocument, contentDocument } from './schema.ts'
import teams from './teams.yaml'

/** Our own cards by file, the file's name being where a fault is said to be. */
const files: readonly (readonly [file: string, data: unknown])[] = [
  ['factions/maelstrom.yaml', maelstrom],
  ['factions/tyger-claws.yaml', tygerClaws],
  ['factions/bozos.yaml', bozos],
  ['factions/lawmen.yaml', lawmen],
  ['factions/zoners.yaml', zoners],
  ['factions/gen-red.yaml', genRed],
  ['factions/arasaka.yaml', arasaka],
  ['edgerunners.yaml', edgerunners],
  ['programs.yaml', programs],
  ['loot.yaml', loot],
  ['scenarios.yaml', scenarios],
  ['scenery.yaml', scenery],
  ['battlespaces.yaml', battlespaces],
  ['teams.yaml', teams],
]

const box = openBox(contentDocument, files, makeContent, emptyWords)

/** What our own files hold. */
export const baseFiles: readonly Placed<ContentDocument>[] = box.files

/** The cards of the box. */
export const baseContent: Content = box.content

/** The cards of the box and of the packs a table was given. */
export const contentWith: (packs: readonly unknown[]) => Content = box.withPacks
