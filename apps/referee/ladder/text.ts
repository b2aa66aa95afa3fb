import type { LadderReport } from './report.ts'

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`

/** The report as Markdown tables, as they stand under docs/ladder. */
export function writeLadder({ games, together, bots, meetings }: LadderReport): string {
  const rated = [
    line([
      'bot',
      ...(together ? [] : ['rating', '95 %']),
      'games',
      'decisions',
      'ms a decision',
      'longest ms',
      'over budget ms',
    ]),
    line(['---', ...(together ? [] : ['---:', '---:']), '---:', '---:', '---:', '---:', '---:']),
    ...bots.map((bot) =>
      line([
        bot.bot,
        ...(together ? [] : [bot.rating.toFixed(0), `${bot.low.toFixed(0)}–${bot.high.toFixed(0)}`]),
        bot.games,
        bot.decisions,
        bot.ms.toFixed(1),
        bot.longest.toFixed(0),
        bot.over.toFixed(0),
      ]),
    ),
  ]
  const met = [
    line(['bot', 'against', 'games', 'score', '95 %']),
    line(['---', '---', '---:', '---:', '---:']),
    ...meetings.map(({ one, two, games: played, rate, low, high }) =>
      line([one, two, played, percent(rate), `${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)}`]),
    ),
  ]
  return [rated.join('\n'), met.join('\n'), `${games} games. A draw counts as half a win.`].join('\n\n')
}
