import '@fontsource/chakra-petch/latin-600.css'
import { coverHex, coverIcon } from '@muster/ui/cover'

/** The cover of the box, 320 by 200. */
export function Cover() {
  return (
    <>
      <rect width="320" height="200" fill="#0b1020" />
      {Array.from({ length: 40 }, (_, index) => index).map((index) => (
        <path
          key={index}
          d={coverHex(
            10 + (index % 10) * 34 + (Math.floor(index / 10) % 2) * 17,
            112 + Math.floor(index / 10) * 30,
            18,
          )}
          fill="none"
          stroke="#35d0ff"
          strokeOpacity={0.12 + (index % 4) * 0.09}
        />
      ))}
      <path d="M160 0L40 200H120ZM160 0L280 200H200Z" fill="#35d0ff" opacity=".09" />
      {coverIcon('battle-mech', 92, 18, 136, '#35d0ff')}
      {Array.from({ length: 9 }, (_, index) => index).map((index) => (
        <path key={index} d={`M${index * 40 - 20} 200l20-14h16l-20 14z`} fill="#ff8a1f" opacity=".8" />
      ))}
      <text
        x="160"
        y="178"
        textAnchor="middle"
        fontFamily="Chakra Petch, sans-serif"
        fontWeight="600"
        fontSize="32"
        fill="#e8f8ff"
        letterSpacing="8"
      >
        ARSENAL
      </text>
    </>
  )
}
