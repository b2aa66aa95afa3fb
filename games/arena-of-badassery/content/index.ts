import { box } from './box.ts'
import { linkProblems } from './check/links.ts'
import { neverProblems } from './check/never.ts'
import { roomProblems } from './check/room.ts'
import { wordProblems } from './check/words.ts'
import type { Content } from './load.ts'
import type { ContentDocument } from './schema.ts'

export { baseContent, baseFiles } from './box.ts'

const problems = (document: ContentDocument, content: Content): string[] => [
  ...linkProblems(document, content),
  ...wordProblems(document, content),
  ...neverProblems(document, content),
  ...roomProblems(document, content),
]

/**
 * The cards of the box and of the packs a table was given, each read like our own and looked through. The page does so when it loads a
 * pack, so that the engine it plays on does without.
 */
export const contentWith = (packs: readonly unknown[]): Content => box.withPacks(packs, problems)
