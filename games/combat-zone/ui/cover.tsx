import '@fontsource/oxanium/latin-700.css'
import { coverIcon } from '@muster/ui/cover'

/** The cover of the box, 320 by 200. */
export function Cover() {
  return (
    <>
      <rect width="320" height="200" fill="#14141a" />
      {coverIcon('modern-city', 0, -24, 180, '#2c2c3a')}
      {coverIcon('modern-city', 140, -24, 180, '#262632')}
      {Array.from({ length: 7 }, (_, index) => index).map((index) => (
        <rect
          key={index}
          x={22 + index * 44}
          y={30 + ((index * 37) % 50)}
          width="5"
          height={34 + ((index * 23) % 40)}
          fill={['#ff2e88', '#27e0ff', '#e6ff3a'][index % 3]}
        />
      ))}
      <path d="M0 152H320V200H0Z" fill="#0c0c11" />
      <path d="M20 158H300" stroke="#ff2e88" strokeWidth="3" opacity=".7" />
      {coverIcon('pistol-gun', 106, 44, 108, '#e6ff3a')}
      <text
        x="160"
        y="186"
        textAnchor="middle"
        fontFamily="Oxanium, sans-serif"
        fontWeight="700"
        fontSize="26"
        fill="#27e0ff"
        letterSpacing="5"
      >
        COMBAT ZONE
      </text>
    </>
  )
}
