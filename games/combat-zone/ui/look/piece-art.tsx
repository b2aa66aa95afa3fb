import { colourOf, isReady, isWounded, type Token } from '@muster/reaction'
import { type ArtProps, type PieceDrawing, seatMark } from '@muster/ui'
import type { CombatPiece } from '../scene/board.ts'

/** The shape is the die: ten corners, a diamond, a square. */
const SHAPES = {
  green: 'M0-5L3-4 4.8-1.5 4.8 1.5 3 4 0 5-3 4-4.8 1.5-4.8-1.5-3-4Z',
  yellow: 'M0-5.6L5.6 0 0 5.6-5.6 0Z',
  red: 'M-4.4-4.4H4.4V4.4H-4.4Z',
} as const

function TinyToken({ token, x }: { token: Token; x: number }) {
  const colour = colourOf(token)
  return (
    <g transform={`translate(${x} 0)`} className={`cz-tiny cz-tiny-${colour}`}>
      <path d={SHAPES[colour]} className={isReady(token) ? 'cz-ready' : 'cz-used'} />
      {!isReady(token) && <path d="M-2.5 4 2.5-4" className="cz-slash" />}
      {isWounded(token) && <path d="M-4-1.5-1 0-2 2 1.5 3.5" className="cz-crack" />}
    </g>
  )
}

/** Something that lies about: to be dragged, or a numbered Body to be looted. */
function LooseThing({ of: { icon, no } }: { of: CombatPiece }) {
  return (
    <>
      <circle r="32" fill="#000" opacity=".5" transform="translate(5 6)" />
      <circle r="31" className={no === '' ? 'cz-loose' : 'cz-body'} />
      <use href={`#gi-${icon}`} x="-19" y="-21" width="38" height="38" fill={no === '' ? '#d8b94a' : '#ff9fb0'} />
      {no !== '' && (
        <text className="cz-body-no" y="27">
          {no}
        </text>
      )}
    </>
  )
}

/** A model seen from above: its picture on a round base, the mark of its seat on the rim, its tokens below. */
export function PieceArt({ of }: ArtProps<PieceDrawing>) {
  const piece = of as CombatPiece
  if (piece.seat === undefined) return <LooseThing of={piece} />
  const mark = seatMark(piece.seat)
  const width = piece.tokens.length * 13 + 4
  return (
    <g className={piece.spent ? 'cz-piece cz-spent' : 'cz-piece'}>
      <circle r="32" fill="#000" opacity=".55" transform="translate(2 3)" />
      <circle r="31" className="cz-base" fill={mark.fill} stroke={mark.line} />
      {!piece.isGonk && <circle r="26" className="cz-rim" stroke={mark.line} />}
      <use href={`#gi-${piece.icon}`} x="-18" y="-20" width="36" height="36" fill="#fff" />
      <path d={mark.path} transform="translate(0 -30) scale(7.5)" fill={mark.line} stroke="#0b0b10" strokeWidth=".22" />
      {piece.tokens.length > 0 && (
        <g transform="translate(0 27)">
          <rect x={-width / 2} y="-8" width={width} height="16" rx="4" className="cz-tray" />
          {piece.tokens.map((token, at) => (
            <TinyToken key={`${at} ${token}`} token={token} x={(at - (piece.tokens.length - 1) / 2) * 13} />
          ))}
        </g>
      )}
      {piece.no !== '' && (
        <g transform="translate(25 12)">
          <circle r="8.5" fill="#0b0b10" stroke={mark.line} />
          <text className="cz-no" y="4.5">
            {piece.no}
          </text>
        </g>
      )}
      {piece.badges.slice(0, 2).map(({ icon, name }, at) => (
        <g key={name} transform={`translate(${at === 0 ? 26 : -26} -16)`}>
          <circle r="9" fill="#0b0b10" stroke="#ff2e88" />
          <use href={`#gi-${icon}`} x="-6.5" y="-6.5" width="13" height="13" fill="#ffb6d5" />
        </g>
      ))}
    </g>
  )
}
