import type { Source } from '../check/syntax.ts'
import type { Mutant } from './mutants.ts'

/** A break that changes nothing anybody could notice: the line it is in, what becomes what, and why that is so. */
export type Excuse = { file: string; line: string; original: string; replacement: string; why: string }

const SHORTCUT = 'a shortcut: without it the same comes out, later'

export const excuses: readonly Excuse[] = [
  {
    file: 'games/sanctuary/rules/detour.ts',
    line: 'if (near.length === 0) return []',
    original: 'near.length === 0',
    replacement: 'false',
    why: SHORTCUT,
  },
  {
    file: 'games/sanctuary/rules/offer.ts',
    line: 'return state.hunters.length > 1 && state.hunters.some(ownsAnything)',
    original: '>',
    replacement: '>=',
    why: SHORTCUT,
  },
  {
    file: 'games/sanctuary/rules/offer.ts',
    line: 'return hunter.hand.length > 0',
    original: '>',
    replacement: '>=',
    why: SHORTCUT,
  },
  {
    file: 'games/sanctuary/rules/enemy-move.ts',
    line: 'const far = 1 + (toGo[next] === 0 ? 0 : furthest({ toGo, closed, free: false }, next, steps - 1))',
    original: '0',
    replacement: '1',
    why: 'a way that reaches Sanctuary is the longest there is, and a square beside it no dead end',
  },
  {
    file: 'games/sanctuary/rules/ways.ts',
    line: 'return one === undefined || other === undefined ? NO_WALL : one * board.size + other',
    original: '+',
    replacement: '-',
    why: 'any number that tells two walls apart will do',
  },
]

/** Whether a mutant of a source is one that no test can be asked to notice. */
export function isExcused({ text }: Source, mutant: Mutant): boolean {
  const line = text.split('\n')[mutant.line - 1]?.trim()
  return excuses.some(
    (excuse) =>
      excuse.file === mutant.file &&
      excuse.line === line &&
      excuse.original === mutant.original &&
      excuse.replacement === mutant.replacement,
  )
}
