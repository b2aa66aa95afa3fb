import type { Share95 } from '@muster/bots'

const LEFT = 330
const WIDTH = 560
const ROW = 26

/** A row of a chart: what it is about, and its share. */
export type Row = Share95 & { readonly name: string }

/** A chart of win rates with their intervals, the even line, and the band each should lie in. */
export function chartOf(title: string, shares: readonly Row[]): string {
  const height = 70 + ROW * shares.length
  const x = (share: number) => (LEFT + WIDTH * share).toFixed(1)
  const rows = shares.map(({ name, rate, low, high }, index) => {
    const y = 60 + ROW * index
    return [
      `<text x="${LEFT - 12}" y="${y + 4}" text-anchor="end">${name}</text>`,
      `<line x1="${x(low)}" x2="${x(high)}" y1="${y}" y2="${y}" stroke="#3b6ea5" stroke-width="6" stroke-linecap="round" opacity="0.45"/>`,
      `<circle cx="${x(rate)}" cy="${y}" r="5" fill="${rate < 0.35 || rate > 0.65 ? '#b3261e' : '#1d4f82'}"/>`,
      `<text x="${LEFT + WIDTH + 12}" y="${y + 4}">${(100 * rate).toFixed(1)} %</text>`,
    ].join('\n')
  })
  const ticks = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<line x1="${x(share)}" x2="${x(share)}" y1="44" y2="${height - 10}" stroke="#8884"/><text x="${x(share)}" y="38" text-anchor="middle">${100 * share} %</text>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LEFT + WIDTH + 80} ${height}" font-family="system-ui, sans-serif" font-size="13" fill="#222">
<rect width="100%" height="100%" fill="#fff"/>
<text x="16" y="22" font-size="16" font-weight="600">${title}</text>
<rect x="${x(0.35)}" y="44" width="${(0.3 * WIDTH).toFixed(1)}" height="${height - 54}" fill="#2e7d32" opacity="0.08"/>
${[...ticks, ...rows].join('\n')}
</svg>
`
}
