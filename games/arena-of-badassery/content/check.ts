import { countProblems } from './check/counts.ts'
import { linkProblems } from './check/links.ts'
import { mapProblems } from './check/maps.ts'
import { neverProblems } from './check/never.ts'
import { numberProblems } from './check/numbers.ts'
import { varietyProblems } from './check/variety.ts'
import { wordProblems } from './check/words.ts'
import { baseContent, baseFiles } from './index.ts'
import type { Content } from './load.ts'
import { wholeBox } from './whole-box.ts'

/** What is wrong with a box as a whole: each problem as what it is and what was expected. */
export function boxProblems(content: Content): string[] {
  return [...countProblems(content), ...numberProblems(content), ...mapProblems(content), ...varietyProblems(content)]
}

/** Everything wrong with our own cards, file by file, then with the box as a whole. */
export function checkContent(): string[] {
  const where = 'games/arena-of-badassery/content'
  return [
    ...baseFiles.flatMap(({ where: file, document }) =>
      [linkProblems, wordProblems, neverProblems].flatMap((problems) =>
        problems(document, baseContent).map((problem) => `${where}/${file}: ${problem}`),
      ),
    ),
    ...boxProblems(wholeBox).map((problem) => `${where}: ${problem}`),
  ]
}
