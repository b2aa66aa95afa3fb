import { openBox, type Placed } from '@muster/table'
import base from './cards/base.yaml'
import bodyTypes from './cards/body-types.yaml'
import combatProfiles from './cards/combat-profiles.yaml'
import weightClasses from './cards/weight-classes.yaml'
import decks from './decks.yaml'
import { emptyWords } from './empty-words.ts'
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

const box = openBox(contentDocument, files, makeContent, emptyWords)

export const baseFiles: readonly Placed<ContentDocument>[] = box.files

/** The cards of the box. */
export const baseContent: Content = box.content

/** The cards of the box and of the packs a table was given. */
export const contentWith: (packs: readonly unknown[]) => Content = box.withPacks
