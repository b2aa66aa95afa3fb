/** A name plate: words on black or yellow, so that they are read on any floor. */
export function Plate({
  words,
  x = 0,
  y,
  tone = 'dark',
}: {
  words: string
  x?: number
  y: number
  tone?: 'dark' | 'light' | 'off'
}) {
  const width = 12 + 6.4 * words.length
  return (
    <g className={`ab-plate ab-plate-${tone}`} transform={`translate(${x} ${y})`}>
      <rect x={-width / 2} y="-8.5" width={width} height="17" rx="2" />
      <text y="4.6">{words}</text>
    </g>
  )
}
