import { places } from '@muster/table'
import type { CardFunction, Moment } from './grammar.ts'
import type { ContentDocument } from './schema.ts'

/** Moments at which another Mech has a part, so that something may be said of the target without aiming. */
const ABOUT: ReadonlySet<Moment> = new Set(['targeted', 'destroyed', 'evaded', 'hit', 'missed'])

/** What a card or function gives its words to go by. */
type Known = { readonly target: boolean; readonly x: boolean; readonly radius: boolean }

/** Words of a document that mean nothing where they stand, so that a card would do less than it says. */
export function emptyWords({ mechs, cards }: ContentDocument): string[] {
  return [
    ...mechs.flatMap((mech, index) => functionsProblems(mech.functions, `mechs[${index}]`, false)),
    ...cards.flatMap((card, index) => {
      const path = `cards[${index}]`
      // AR-R-60: an Object without a Radius reaches its own hex.
      const radius = card.type === 'object'
      const x = card.cost === 'X'
      if (card.type === 'action')
        return deedsProblems(card.do, `${path}.do`, { target: !!card.target, x, radius: false })
      if (card.type === 'attack') return deedsProblems(card.hit, `${path}.hit`, { target: true, x, radius: false })
      return [
        ...functionsProblems(card.functions, path, radius),
        ...deedsProblems(card.standing, `${path}.standing`, { target: false, x: false, radius }),
      ]
    }),
  ]
}

function functionsProblems(functions: readonly CardFunction[], path: string, radius: boolean): string[] {
  return functions.flatMap(({ on, cost, target, do: deeds }, index) => {
    const known = { target: target !== undefined || ABOUT.has(on), x: cost?.energy === 'X', radius }
    const at = `${path}.functions[${index}]`
    const aimed =
      target?.radius && !radius ? [`${at}.target.radius: only an Object has a Radius; expected another word`] : []
    return [...aimed, ...deedsProblems(deeds, `${at}.do`, known)]
  })
}

/** Verbs that say how much by one of two words, of which one must be there. */
const EITHER: Readonly<Record<string, readonly [string, string]>> = {
  dice: ['add', 'less'],
  pool: ['add', 'less'],
  drain: ['mark', 'burn'],
  charge: ['unmark', 'refresh'],
}

function deedsProblems(deeds: unknown, path: string, known: Known): string[] {
  const problems: string[] = []
  for (const { value, path: within, key } of places(deeds, path)) {
    if (value === 'target' && !known.target) problems.push(`${within}: nothing is aimed at; expected a target`)
    if (value === 'X' && !known.x) problems.push(`${within}: nothing costs X; expected a number`)
    if ((value === 'radius' || /-inside$/.test(String(value))) && !known.radius)
      problems.push(`${within}: only an Object has a Radius; expected another word`)
    const either = EITHER[key]
    if (either && typeof value === 'object' && value !== null && !either.some((word) => word in value))
      problems.push(`${within}: nothing is said of how much; expected ${either.join(' or ')}`)
  }
  return problems
}
