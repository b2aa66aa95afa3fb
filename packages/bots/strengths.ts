import { Fault } from '@muster/table'
import type { Mind } from './mind.ts'
import { type SearchSettings, usualSettings } from './search/settings.ts'
import { type Budget, checkBudget, DEFAULT_MS } from './time-budget.ts'

export type Searching = { readonly policy: 'search'; readonly budget: Budget; readonly settings: SearchSettings }

/**
 * How a bot comes by its answers: any at all; the best of the mind's weights give or take some noise; the best after one
 * step, with or without noise; or a search. Noise is measured in leads: the `scale` of the mind.
 */
export type Strength =
  | { readonly policy: 'random' }
  | { readonly policy: 'light'; readonly noise: number }
  | { readonly policy: 'greedy'; readonly noise?: number }
  | Searching

/** The longest a bot players choose may think; the tries are what makes it strong, so that it is as strong on any machine. */
const CAP_MS = DEFAULT_MS

function searching(budget: Budget): Searching {
  return { policy: 'search', settings: usualSettings, budget }
}

/** A search of so many tries, and no longer than players wait. */
export const searchFor = (iterations: number): Searching => searching({ iterations, ms: CAP_MS })

/** The bots there are by name. The five from novice to legend are what players choose from. */
export const strengths = {
  random: { policy: 'random' },
  greedy: { policy: 'greedy' },
  search: searching({ ms: CAP_MS }),
  novice: { policy: 'light', noise: 0.3 },
  fighter: { policy: 'greedy', noise: 0.3 },
  veteran: { policy: 'greedy' },
  champion: searchFor(30),
  legend: searchFor(2500),
} as const satisfies Record<string, Strength>

export type BotName = keyof typeof strengths

/** The names players choose from, weakest first. */
export const namedStrengths = [
  'novice',
  'fighter',
  'veteran',
  'champion',
  'legend',
] as const satisfies readonly BotName[]

export type NamedStrength = (typeof namedStrengths)[number]

/** The strength of a name at a game. */
export function strengthOf(
  name: BotName,
  { strengths: own, settings }: Pick<Mind, 'strengths' | 'settings'>,
): Strength {
  const strength: Strength = own?.[name as NamedStrength] ?? strengths[name]
  return strength.policy === 'search' ? { ...strength, settings: { ...strength.settings, ...settings } } : strength
}

/** The strength of a name at a game, or of a name with a budget: `search@300` tries, `legend@250ms`. */
export function parseStrength(text: string, mind: Pick<Mind, 'strengths' | 'settings'> = {}): Strength {
  const [name = '', budget, ...rest] = text.split('@')
  if (!Object.hasOwn(strengths, name) || rest.length > 0)
    throw new Fault('bad-request', `there is no bot "${text}"; there are ${Object.keys(strengths).join(', ')}`)
  const known = strengthOf(name as BotName, mind)
  return budget === undefined ? known : withBudget(known, parseBudget(text, budget))
}

/** The same bot with another budget. A bot that does not search has none. */
export function withBudget(strength: Strength, budget: Budget): Strength {
  checkBudget(budget)
  return strength.policy === 'search' ? { ...strength, budget } : strength
}

/** The most time a decision may take, in milliseconds; one that counts tries alone has none. */
export function limitOf(strength: Strength): number {
  if (strength.policy !== 'search') return CAP_MS
  return strength.budget.ms ?? (strength.budget.iterations === undefined ? CAP_MS : Number.POSITIVE_INFINITY)
}

function parseBudget(text: string, budget: string): Budget {
  const [, number, unit] = /^(-?\d+)(ms)?$/.exec(budget) ?? []
  if (number === undefined)
    throw new Fault('bad-request', `bot "${text}": expected a budget such as @300 (tries) or @250ms`)
  return unit === 'ms' ? { ms: Number(number) } : { iterations: Number(number) }
}
