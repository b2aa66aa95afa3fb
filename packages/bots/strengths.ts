import { Fault } from '@muster/table'
import { type Budget, checkBudget } from './time-budget.ts'

/**
 * How a bot comes by its answers: any at all; the best of the mind's weights give or take some noise; the best after one
 * step; or a search.
 */
export type Strength =
  | { readonly policy: 'random' }
  | { readonly policy: 'light'; readonly noise: number }
  | { readonly policy: 'greedy' }
  | {
      readonly policy: 'search'
      readonly budget: Budget
      readonly horizon: number
      readonly noise: number
      readonly width: number
    }

const searching = { policy: 'search', horizon: 6, noise: 0.25, width: 4 } as const

/** The bots there are by name. The five from novice to legend are what players choose from. */
export const strengths = {
  random: { policy: 'random' },
  greedy: { policy: 'greedy' },
  search: { ...searching, budget: { ms: 1000 } },
  novice: { policy: 'light', noise: 0.8 },
  fighter: { policy: 'light', noise: 0.35 },
  veteran: { policy: 'greedy' },
  champion: { ...searching, budget: { iterations: 80 } },
  legend: { ...searching, budget: { ms: 1000 } },
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

/** The strength of a name, or of a name with a budget: `search@300` tries, `legend@250ms`. */
export function parseStrength(text: string): Strength {
  const [name = '', budget, ...rest] = text.split('@')
  const known: Strength | undefined = Object.hasOwn(strengths, name) ? strengths[name as BotName] : undefined
  if (!known || rest.length > 0)
    throw new Fault('bad-request', `there is no bot "${text}"; there are ${Object.keys(strengths).join(', ')}`)
  return budget === undefined ? known : withBudget(known, parseBudget(text, budget))
}

/** The same bot with another budget. A bot that does not search has none. */
export function withBudget(strength: Strength, budget: Budget): Strength {
  checkBudget(budget)
  return strength.policy === 'search' ? { ...strength, budget } : strength
}

function parseBudget(text: string, budget: string): Budget {
  const [, number, unit] = /^(-?\d+)(ms)?$/.exec(budget) ?? []
  if (number === undefined)
    throw new Fault('bad-request', `bot "${text}": expected a budget such as @300 (tries) or @250ms`)
  return unit === 'ms' ? { ms: Number(number) } : { iterations: Number(number) }
}
