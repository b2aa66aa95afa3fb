import type { LadderReport } from './report.ts'

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
const elo = (rating: number): string => (Number.isFinite(rating) ? rating.toFixed(0) : rating < 0 ? '−∞' : '∞')

/** The report as Markdown tables, as they stand under docs/ladder. */
export function writeLadder({ run, games, bots, meetings }: LadderReport): string {
  const rated = table(
    ['bot', 'rating', '95 %', 'games', 'decisions', 'ms a decision', 'longest ms', 'over budget ms', 'cut short'],
    1,
    bots.map((bot) => [
      bot.bot,
      elo(bot.rating),
      `${elo(bot.low)} to ${elo(bot.high)}`,
      bot.games,
      bot.decisions,
      bot.ms.toFixed(1),
      bot.longest.toFixed(0),
      bot.over.toFixed(0),
      bot.cutShort,
    ]),
  )
  const met = table(
    ['bot', 'against', 'games', 'score', '95 %'],
    2,
    meetings.map(({ one, two, games: played, rate, low, high }) => [
      one,
      two,
      played,
      percent(rate),
      `${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)}`,
    ]),
  )
  return [
    rated,
    met,
    `${games} games of \`${run}\`. A draw counts as half a win. Times are processor time of a bot's thread, in which the budget of a second is kept.`,
  ].join('\n\n')
}

type Cells = readonly (string | number)[]

/** The first `words` columns hold words, the others numbers. */
function table(heads: readonly string[], words: number, rows: readonly Cells[]): string {
  const line = (cells: Cells) => `| ${cells.join(' | ')} |`
  return [line(heads), line(heads.map((_, index) => (index < words ? '---' : '---:'))), ...rows.map(line)].join('\n')
}
