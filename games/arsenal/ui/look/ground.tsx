import { type ArtProps, type BoardDrawing, cellsOf } from '@muster/ui'

/** The arena under floodlights: a lit platform with a striped edge over the dark of the stands. */
export function Ground({ of: board }: ArtProps<BoardDrawing>) {
  const far = Math.max(...cellsOf(board).map(({ x, y }) => Math.hypot(x, y))) * 40
  const edge = hexagon(far + 52)
  return (
    <g className="ar-ground">
      <defs>
        <radialGradient id="ar-floor" cx="50%" cy="44%" r="62%">
          <stop offset="0" stopColor="#1d3157" />
          <stop offset=".7" stopColor="#121c38" />
          <stop offset="1" stopColor="#0c1226" />
        </radialGradient>
        <pattern id="ar-stripes" width="18" height="18" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="18" height="18" fill="#171a26" />
          <rect width="9" height="18" fill="#d9761a" />
        </pattern>
      </defs>
      <path d={hexagon(far + 64)} fill="#05070f" />
      <path d={hexagon(far + 58)} fill="none" stroke="url(#ar-stripes)" strokeWidth="9" />
      <path d={edge} fill="url(#ar-floor)" stroke="#35d0ff" strokeOpacity=".55" strokeWidth="2.5" />
    </g>
  )
}

/** A hexagon of pointed hexes is itself a flat-topped one. */
function hexagon(radius: number): string {
  const half = radius / 2
  const high = radius * 0.866
  return `M${radius} 0L${half} ${high}H${-half}L${-radius} 0L${-half} ${-high}H${half}Z`
}
