import type { Share95 } from '@muster/bots'
import { writeMatrix } from './matrix.ts'
import type { BalanceReport } from './report.ts'

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
export const interval = ({ low, high }: Share95): string => `${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)}`

/** With more entrants than this, pairs are shown as a matrix. */
const MOST_LISTED = 8

/** The report as Markdown tables, as they stand in a game's README. */
export function writeReport(report: BalanceReport): string {
  const { games, entrants, firstSeat, draws, length, variants } = report
  const drawn = percent(draws / Math.max(1, games))
  return [
    entrants.length > MOST_LISTED ? writeMatrix(report) : writePairs(report),
    table(
      ['variant', 'games', 'drawn', 'decisions', 'first seat', 'best entrant', 'its rate'],
      variants.map((one) => [
        one.variant,
        one.games,
        percent(one.draws / Math.max(1, one.games)),
        one.decisions.toFixed(0),
        percent(one.firstSeat.rate),
        one.best,
        percent(one.entrants[one.best] ?? 0),
      ]),
    ),
    `${games} games, ${drawn} drawn; ${length.decisions.toFixed(0)} decisions and ${length.rounds.toFixed(2)} rounds a game; the first seat wins ${percent(firstSeat.rate)} (${interval(firstSeat)}), draws counted half.`,
  ].join('\n\n')
}

function writePairs({ pairs, entrants }: BalanceReport): string {
  return [
    table(
      ['pair', 'games', 'won', 'drawn', 'lost', 'rate', '95 %'],
      pairs.map((pair) => [
        `${pair.one} – ${pair.two}`,
        pair.games,
        pair.wins[0],
        pair.draws,
        pair.wins[1],
        percent(pair.rate),
        interval(pair),
      ]),
    ),
    table(
      ['entrant', 'games', 'rate', '95 %', 'in the first seat', '95 %'],
      entrants.map((one) => [
        one.entrant,
        one.games,
        percent(one.rate),
        interval(one),
        percent(one.first.rate),
        interval(one.first),
      ]),
    ),
  ].join('\n\n')
}

export function table(heads: readonly (string | number)[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  return [line(heads), line(heads.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n')
}
