import type { Result } from '@muster/table'

/** A result in words. */
export function outcomeText({ winners, by }: Result, names: readonly string[]): string {
  if (winners.length === 0) return 'A draw'
  const who = winners.map((seat) => names[seat] ?? `Seat ${seat + 1}`).join(' and ')
  return typeof by === 'string' ? `${who} wins by ${by}` : `${who} wins`
}
