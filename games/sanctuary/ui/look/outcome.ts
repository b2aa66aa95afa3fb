import type { Result } from '@muster/table'

/** The result in words. */
export function outcome({ winners, by, rounds, escaped }: Result): string {
  if (by === 'gave up') return `Sanctuary falls in round ${rounds}: nobody is left to defend it`
  return winners.length > 0
    ? `Sanctuary holds: all hunters win after ${rounds} rounds, ${escaped === 0 ? 'nobody got in' : `${escaped} got in`}`
    : `Sanctuary falls in round ${rounds}: ${escaped} enemies got in`
}
