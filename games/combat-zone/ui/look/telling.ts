import type { RefusedOption } from '@muster/table'

/** What is true of most models for most actions: said only where there is nothing better to say. */
const COMMON = new Set(['CZ-R-55', 'CZ-BASIC-11', 'CZ-BASIC-14', 'CZ-ACTION-26'])

/** The refusals worth telling: of each kind of action what keeps it from whom it is made for, if anything does. */
export function telling(refused: readonly RefusedOption[]): readonly RefusedOption[] {
  const particular = new Set(refused.filter(({ rule }) => !COMMON.has(rule)).map(({ kind }) => kind))
  return refused.filter(({ kind, rule }) => !COMMON.has(rule) || !particular.has(kind))
}
