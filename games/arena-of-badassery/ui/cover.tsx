import '@fontsource/bangers/latin-400.css'
import { coverIcon } from '@muster/ui/cover'

/** The cover of the box, 320 by 200. */
export function Cover() {
  return (
    <>
      <rect width="320" height="200" fill="#ffd21f" />
      {Array.from({ length: 60 }, (_, index) => index).map((index) => (
        <circle
          key={index}
          cx={(index % 12) * 28 + 8}
          cy={Math.floor(index / 12) * 40 + 8}
          r={3 + (index % 5)}
          fill="#ff6a13"
          opacity=".5"
        />
      ))}
      {coverIcon('bright-explosion', 46, -18, 228, '#ff6a13')}
      {coverIcon('ray-gun', 98, 16, 124, '#151515')}
      <path d="M14 142L306 128 312 190 8 196Z" fill="#151515" />
      <text
        x="160"
        y="177"
        letterSpacing="2"
        textAnchor="middle"
        fontFamily="Bangers, sans-serif"
        fontWeight="400"
        fontSize="34"
        fill="#ffd21f"
        transform="rotate(-2 160 170)"
      >
        ARENA OF BADASSERY
      </text>
    </>
  )
}
