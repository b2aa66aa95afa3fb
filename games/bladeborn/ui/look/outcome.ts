import type { Result } from '@muster/table'
import type { Victory } from '../../rules/state.ts'
import { howWon } from '../../rules/words.ts'

/** "Anna wins on victory points", "Anna gives up: Bruno wins"; a campaign is simply won. */
export function outcome({ winners: [winner], by }: Result, names: readonly string[]): string {
  if (winner === undefined) return 'A draw'
  const nameOf = (seat: number): string => names[seat] ?? `Seat ${seat + 1}`
  if (by === 'giving up') return `${nameOf(1 - winner)} gives up: ${nameOf(winner)} wins`
  const how = howWon[by as Victory] as string | undefined
  return `${nameOf(winner)} wins${how ? ` ${how}` : ''}`
}
