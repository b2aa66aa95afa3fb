import { countProblems } from './check/counts.ts'
import { mapProblems, sideProblems } from './check/maps.ts'
import { wordProblems } from './check/words.ts'
import { baseContent, baseFiles } from './index.ts'
import type { Content } from './load.ts'
import type { ContentDocument } from './schema.ts'

/** What is wrong with a document that its schema lets pass: each problem as path, what it is, what was expected. */
export function documentProblems(document: ContentDocument, content: Content): string[] {
  return [
    ...document.sides.flatMap((side, index) => sideProblems(side).map((problem) => `sides[${index}].${problem}`)),
    ...document.battles.flatMap((card, index) => {
      const map = content.maps[card.id]
      return map ? mapProblems(card, map).map((problem) => `battles[${index}].${problem}`) : []
    }),
    ...wordProblems(document, content),
  ]
}

/** Everything wrong with our own cards, file by file, then with the box as a whole. */
export function checkContent(): string[] {
  const inFiles = baseFiles.flatMap(({ where, document }) =>
    documentProblems(document, baseContent).map((problem) => `games/bladeborn/content/${where}: ${problem}`),
  )
  return [...inFiles, ...countProblems(baseContent).map((problem) => `games/bladeborn/content: ${problem}`)]
}
