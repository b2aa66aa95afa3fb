import type { Colour } from '../dice.ts'
import { dieOf } from '../dice.ts'
import type { ReadRow } from '../row.ts'
import { colourOf, isReady, isWounded, printedColourOf, type Token, tokenText } from '../token.ts'

/** The shape is the die: ten corners, a diamond, a square; so that grey tells them apart too. */
const shapes: Readonly<Record<Colour, string>> = {
  green: '12,1 18.5,3.1 22.5,8.6 22.5,15.4 18.5,20.9 12,23 5.5,20.9 1.5,15.4 1.5,8.6 5.5,3.1',
  yellow: '12,0.5 23.5,12 12,23.5 0.5,12',
  red: '2.5,2.5 21.5,2.5 21.5,21.5 2.5,21.5',
}

const fills: Readonly<Record<Colour, string>> = {
  green: 'var(--token-green, #2f8f4e)',
  yellow: 'var(--token-yellow, #d9a514)',
  red: 'var(--token-red, #b93232)',
}

const RIM = 'var(--token-rim, #f4efe2)'
const INK = 'var(--token-ink, #14110f)'

/** Ready is filled and shows its die, Used is hollow with a slash, wounded is cracked with an outline of what it was. */
export function TokenArt({ token, size = 24 }: { token: Token; size?: number }) {
  const colour = colourOf(token)
  const ready = isReady(token)
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" role="img" aria-label={tokenText(token)}>
      <polygon
        points={shapes[colour]}
        fill={ready ? fills[colour] : 'none'}
        stroke={ready ? RIM : fills[colour]}
        strokeWidth={ready ? 1 : 2}
      />
      {ready && (
        <text x="12" y="16" textAnchor="middle" fontSize="10" fontWeight="700" fill={RIM}>
          {dieOf(colour).faces.length}
        </text>
      )}
      {!ready && <path d="M8.5 18.5 15.5 5.5" stroke={fills[colour]} strokeWidth="2" />}
      {isWounded(token) && <Wound was={printedColourOf(token)} />}
    </svg>
  )
}

function Wound({ was }: { was: Colour }) {
  return (
    <>
      <path d="M2.5 8 7 10 5.5 13 10 15.5 8.5 18 12 21.5" fill="none" stroke={INK} strokeWidth="1.5" />
      <g transform="translate(14.5 1) scale(0.34)">
        <polygon points={shapes[was]} fill={INK} stroke={fills[was]} strokeWidth="4" />
      </g>
    </>
  )
}

/** A row of tokens, said as one: "Tokens: Ready GREEN; Used RED, a wounded YELLOW". */
export function TokenRow({ row, size = 24 }: { row: ReadRow; size?: number }) {
  return (
    <span
      role="img"
      aria-label={row.length === 0 ? 'No tokens' : `Tokens: ${row.map(tokenText).join('; ')}`}
      style={{ display: 'inline-flex', gap: size / 8 }}
    >
      {row.map((token, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row may hold a token twice, and its places do not move
        <TokenArt key={`${at} ${token}`} token={token} size={size} />
      ))}
    </span>
  )
}
