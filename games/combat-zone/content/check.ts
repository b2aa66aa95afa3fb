import { countProblems } from './check/counts.ts'
import { battlespaceProblems } from './check/maps.ts'
import { varietyProblems } from './check/variety.ts'
import type { Content } from './load.ts'
import { wholeBox } from './whole-box.ts'

/** What is wrong with a box as a whole that no schema can see: each problem as what it is and what was expected. */
export function contentProblems(content: Content): string[] {
  return [...countProblems(content), ...varietyProblems(content), ...battlespaceProblems(content)]
}

/** Everything wrong with our own cards. */
export function checkContent(): string[] {
  return contentProblems(wholeBox).map((problem) => `games/combat-zone/content: ${problem}`)
}
