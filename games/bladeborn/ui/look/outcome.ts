import type { Result } from '@muster/table'
import type { Victory } from '../../rules/state.ts'
import { howWon } from '../../rules/words.ts'

/** "Anna wins on victory points"; a campaign is simply won. */
export function outcome({ winners: [winner], by }: Result, names: readonly string[]): string {
  if (winner === undefined) return 'A draw'
  const how = howWon[by as Victory] as string | undefined
  return `${names[winner] ?? `Seat ${winner + 1}`} wins${how ? ` ${how}` : ''}`
}
