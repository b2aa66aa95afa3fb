import type { Result } from '@muster/table'
import type { PageUi } from '@muster/ui'

/** A result in words: the game's own, or who wins. */
export function outcomeText(ui: PageUi, result: Result, names: readonly string[]): string {
  if (result.aborted) return 'Called off without a result'
  if (ui.outcome) return ui.outcome(result, names)
  const { winners, by } = result
  if (winners.length === 0) return 'A draw'
  const who = winners.map((seat) => names[seat] ?? `Seat ${seat + 1}`).join(' and ')
  const verb = winners.length === 1 ? 'wins' : 'win'
  return typeof by === 'string' ? `${who} ${verb} by ${by}` : `${who} ${verb}`
}
