import { type Placed, readDocument, readPacks } from '@muster/table'
import base from './cards/base.yaml'
import bodyTypes from './cards/body-types.yaml'
import combatProfiles from './cards/combat-profiles.yaml'
import weightClasses from './cards/weight-classes.yaml'
import decks from './decks.yaml'
import { type Content, makeContent } from './load.ts'
import mechs from './mechs.yaml'
import { type ContentDocument, contentDocument } from './schema.ts'

/** Our own cards by file, the file's name being where a fault is said to be. */
const files: readonly (readonly [file: string, data: unknown])[] = [
  ['mechs.yaml', mechs],
  ['cards/base.yaml', base],
  ['cards/weight-classes.yaml', weightClasses],
  ['cards/body-types.yaml', bodyTypes],
  ['cards/combat-profiles.yaml', combatProfiles],
  ['decks.yaml', decks],
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
