import { share95 } from '@muster/bots'
import type { BalanceReport, PairReport } from './report.ts'
import { percent, table } from './text.ts'

/** Entrants by their rate, best first, and the share in per cent that each (row) won against each other (column). */
export function writeMatrix({ pairs, entrants }: Pick<BalanceReport, 'pairs' | 'entrants'>): string {
  const order = [...entrants].sort((a, b) => b.rate - a.rate)
  const rows = order.map((row, index) => [
    `${index + 1} ${row.entrant}`,
    percent(row.rate),
    ...order.map((column) => shareOf(pairs, row.entrant, column.entrant)),
  ])
  return table(['entrant', 'field', ...order.map((_, index) => index + 1)], rows)
}

/** The share one won against another, draws as half; nothing where they never met. */
function shareOf(pairs: readonly PairReport[], one: string, other: string): string {
  const pair = pairs.find((met) => (met.one === one && met.two === other) || (met.one === other && met.two === one))
  if (!pair || pair.games === 0) return ''
  const { rate } = share95(pair.wins[pair.one === one ? 0 : 1] + pair.draws / 2, pair.games)
  return (100 * rate).toFixed(0)
}
