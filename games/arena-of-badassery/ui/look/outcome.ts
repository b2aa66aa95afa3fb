import type { Result } from '@muster/table'

/** The result in words. */
export function outcome({ winners, by, rounds }: Result): string {
  const after = `${rounds} ${rounds === 1 ? 'round' : 'rounds'}`
  return winners.length > 0
    ? `The Vault Hunters win after ${after}: ${by}`
    : `The Vault Hunters lose after ${after}: ${by}`
}
