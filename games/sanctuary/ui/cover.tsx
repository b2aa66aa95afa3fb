import '@fontsource/bungee/latin-400.css'
import { coverIcon } from '@muster/ui/cover'

/** The cover of the box, 320 by 200. */
export function Cover() {
  return (
    <>
      <rect width="320" height="200" fill="#d9b98a" />
      <circle cx="160" cy="104" r="88" fill="#f3dcae" />
      <path d="M0 150L70 96 120 140 170 100 230 146 280 104 320 140V200H0Z" fill="#a4502b" />
      {coverIcon('castle', 106, 26, 108, '#2f7f79')}
      {Array.from({ length: 12 }, (_, index) => index).map((index) => (
        <path key={index} d={`M${index * 28} 142l9-16 9 16z`} fill="#5f2c16" />
      ))}
      <path d="M0 146H320" stroke="#5f2c16" strokeWidth="3" strokeDasharray="10 5" />
      <text
        x="160"
        y="184"
        textAnchor="middle"
        fontFamily="Bungee, sans-serif"
        fontWeight="400"
        fontSize="30"
        fill="#fff3dc"
        letterSpacing="1"
      >
        SANCTUARY
      </text>
    </>
  )
}
