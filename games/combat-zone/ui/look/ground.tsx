import type { ArtProps, BoardDrawing } from '@muster/ui'

/** Wet asphalt at night: grain, puddles that hold the light of signs. */
export function Ground({ outline }: ArtProps<BoardDrawing> & { outline: string }) {
  return (
    <g className="cz-ground">
      <defs>
        <pattern id="cz-grain" width="46" height="46" patternUnits="userSpaceOnUse">
          <rect width="46" height="46" fill="#191920" />
          <path
            d="M5 8h2M19 3h1M31 12h2M40 6h1M9 23h1M24 20h2M37 27h1M4 38h2M17 41h1M29 35h2M42 43h1"
            stroke="#2b2b36"
            strokeWidth="2"
          />
          <path d="M12 14h1M27 6h1M35 19h1M14 33h1M22 28h1M43 34h1" stroke="#0f0f14" strokeWidth="2" />
        </pattern>
        <radialGradient id="cz-magenta">
          <stop offset="0" stopColor="#ff2e88" stopOpacity=".26" />
          <stop offset="1" stopColor="#ff2e88" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="cz-cyan">
          <stop offset="0" stopColor="#27e0ff" stopOpacity=".2" />
          <stop offset="1" stopColor="#27e0ff" stopOpacity="0" />
        </radialGradient>
        <pattern id="cz-puddles" width="1130" height="940" patternUnits="userSpaceOnUse">
          <ellipse cx="250" cy="190" rx="180" ry="60" fill="url(#cz-magenta)" />
          <ellipse cx="820" cy="420" rx="190" ry="66" fill="url(#cz-cyan)" />
          <ellipse cx="330" cy="760" rx="150" ry="46" fill="url(#cz-cyan)" />
        </pattern>
      </defs>
      <path d={outline} fill="url(#cz-grain)" />
      <path d={outline} fill="url(#cz-puddles)" />
    </g>
  )
}
