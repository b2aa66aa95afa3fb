import { coverHex, coverIcon } from '@muster/ui/cover'

/** The cover of the box, 320 by 200. */
export function Cover() {
  return (
    <>
      <rect width="320" height="200" fill="#dcc9a2" />
      {Array.from({ length: 28 }, (_, index) => index).map((index) => (
        <path
          key={index}
          d={coverHex(24 + (index % 7) * 48 + (Math.floor(index / 7) % 2) * 24, 18 + Math.floor(index / 7) * 42, 27)}
          fill={index % 9 === 4 ? '#5d554b' : '#efe4cb'}
          stroke="#4a3f30"
          strokeWidth="1.5"
        />
      ))}
      <path d="M0 128Q80 96 160 126T320 112V200H0Z" fill="#2b2724" opacity=".92" />
      {coverIcon('wolf-head', 36, 32, 104, '#9e1b1b')}
      {coverIcon('crowned-skull', 182, 28, 104, '#1f4666')}
      {coverIcon('crossed-swords', 128, 58, 64, '#2b2724')}
      <text
        x="160"
        y="176"
        textAnchor="middle"
        fontFamily="Cinzel, Georgia, serif"
        fontWeight="600"
        fontSize="34"
        fill="#e9dcc0"
        letterSpacing="2"
      >
        BLADEBORN
      </text>
    </>
  )
}
