import type { Game, PlayedState } from '../../game.ts'
import { Match } from '../../match.ts'
import { seededRandom } from '../../random/seeded.ts'
import type { MatchSetup } from '../../setup.ts'
import { isPlain } from '../../state.ts'
import { playRandomly } from '../play.ts'
import type { DrawView } from '../secrecy.ts'

/** What the laws of the conformance suite share. Each law plays a game at random and returns how it was broken, as sentences. */
export type Law = <State extends PlayedState>(game: Game<State>, setup: MatchSetup, scene?: DrawView) => string[]

export const UNREADABLE = /undefined|\[object|NaN/
export const RULE_ID = /^[A-Z]+(-[A-Z]+)*-\d+$/

export const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Plays at random and notes what `check` finds at every question. */
export function playThrough<State extends PlayedState>(
  game: Game<State>,
  setup: MatchSetup,
  check: (at: Match<State>) => readonly string[],
): { match: Match<State>; problems: string[] } {
  const problems: string[] = []
  const match = playRandomly(Match.open(game, setup), seededRandom(setup.seed), (at) => {
    for (const problem of check(at)) problems.push(`after ${at.entries.length} answers: ${problem}`)
    return undefined
  })
  return { match, problems }
}

/** Where a value is not plain JSON data. */
export function impure(value: unknown, path = 'state'): string[] {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return []
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${path} is ${value}`]
  if (Array.isArray(value)) return value.flatMap((part, index) => impure(part, `${path}[${index}]`))
  if (typeof value !== 'object') return [`${path} is ${typeof value}`]
  if (!isPlain(value)) return [`${path} is not a plain object`]
  return Object.entries(value).flatMap(([key, part]) => (part === undefined ? [] : impure(part, `${path}.${key}`)))
}
