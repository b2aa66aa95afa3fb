import { openBox, type Placed } from '@muster/table'
import battles from './battles.yaml'
import board from './board.yaml'
import { emptyWords } from './check/words.ts'
import lesserArtefacts from './lesser-artefacts.yaml'
import { type Content, makeContent } from './load.ts'
import { type ContentDocument, contentDocument } from './schema.ts'
import twists from './twists.yaml'
import dreadPageant from './warbands/dread-pageant.yaml'
import eyesOfTheNine from './warbands/eyes-of-the-nine.yaml'
import garreksReavers from './warbands/garreks-reavers.yaml'
import godswornHunt from './warbands/godsworn-hunt.yaml'
import grashraksDespoilers from './warbands/grashraks-despoilers.yaml'
import khagrasRavagers from './warbands/khagras-ravagers.yaml'

/** Our own cards by file, the file's name being where a fault is said to be. */
const files: readonly (readonly [file: string, data: unknown])[] = [
  ['board.yaml', board],
  ['warbands/godsworn-hunt.yaml', godswornHunt],
  ['warbands/khagras-ravagers.yaml', khagrasRavagers],
  ['warbands/garreks-reavers.yaml', garreksReavers],
  ['warbands/eyes-of-the-nine.yaml', eyesOfTheNine],
  ['warbands/grashraks-despoilers.yaml', grashraksDespoilers],
  ['warbands/dread-pageant.yaml', dreadPageant],
  ['battles.yaml', battles],
  ['twists.yaml', twists],
  ['lesser-artefacts.yaml', lesserArtefacts],
]

const box = openBox(contentDocument, files, makeContent, emptyWords)

export const baseFiles: readonly Placed<ContentDocument>[] = box.files

/** The cards of the box. */
export const baseContent: Content = box.content

/** The cards of the box and of the packs a table was given, each read like our own. */
export const contentWith: (packs: readonly unknown[]) => Content = box.withPacks
