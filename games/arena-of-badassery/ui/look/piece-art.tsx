import type { Token } from '@muster/reaction'
import { TokenArt } from '@muster/reaction/ui'
import { type ArtProps, gameMark, type PieceDrawing, seatMark } from '@muster/ui'
import type { ArenaPiece } from '../scene/pieces.ts'

/** The base of one that shoots: a plate with its corners cut. */
const CUT = 'M-.5-1H.5L1-.5V.5L.5 1H-.5L-1 .5V-.5Z'

const SIZE = 11

/** Tiny copies of the tokens under the base. */
function Tokens({ row }: { row: readonly Token[] }) {
  const width = row.length * (SIZE + 2) + 4
  return (
    <g transform={`translate(${-width / 2} 22)`}>
      <rect width={width} height={SIZE + 5} rx="3" fill="#14110f" />
      {row.map((token, at) => (
        <g key={`${at} ${token}`} transform={`translate(${3 + at * (SIZE + 2)} 2.5)`}>
          <TokenArt token={token} size={SIZE} />
        </g>
      ))}
    </g>
  )
}

/** Hit Points as cells, those lost hollow. */
function HitPoints({ hurt, wounds }: Pick<PieceDrawing, 'hurt' | 'wounds'>) {
  if (wounds < 2) return null
  const cell = Math.min(9, 52 / wounds)
  return (
    <g transform={`translate(${(-wounds * cell) / 2 - 2} 21)`}>
      <rect width={wounds * cell + 4} height="11" rx="2" fill="#14110f" />
      {Array.from({ length: wounds }, (_, at) => (
        <rect
          key={at}
          x={2.8 + at * cell}
          y="2.6"
          width={cell - 1.6}
          height="5.8"
          fill={at < wounds - hurt ? '#ff5b45' : 'none'}
          stroke="#ff5b45"
          strokeWidth=".8"
        />
      ))}
    </g>
  )
}

function Tag({ words }: { words: string }) {
  const width = 8 + 9 * words.length
  return (
    <g className="ab-tag" transform="translate(19 -21)">
      <rect x={-width / 2} y="-9" width={width} height="18" rx="3" />
      <text y="5.4">{words}</text>
    </g>
  )
}

/** Hunters on the shape of their seat, enemies on jagged or cut bases with a letter and a number. */
export function PieceArt({ of: piece }: ArtProps<PieceDrawing>) {
  const { tokens, tag, large, shoots, shields = [], spotlight } = (piece.extra ?? {}) as ArenaPiece
  const isEnemy = tag !== undefined
  const mark = isEnemy ? gameMark : seatMark(piece.seat)
  const path = shoots ? CUT : mark.path
  const fill = isEnemy ? piece.tone : mark.fill
  return (
    <>
      {spotlight && <circle r="40" className={`ab-light ab-light-${spotlight}`} />}
      <path d={path} transform="translate(1.5 4) scale(29)" fill="#14110f" opacity=".75" />
      <path d={path} transform="scale(30)" fill="#14110f" />
      <path d={path} transform="scale(26.5)" fill={isEnemy ? '#f3e7c4' : '#fff'} />
      <path d={path} transform="scale(23.5)" fill={fill} />
      {shields.length > 0 && (
        <path d={path} transform="scale(32)" fill="none" stroke="#42c6ff" strokeWidth=".09" strokeDasharray=".3 .14" />
      )}
      <use href={`#gi-${piece.icon}`} x="-17" y="-18" width="34" height="34" fill="#fff8ea" />
      {large && <circle r="30" fill="none" stroke="#14110f" strokeWidth="2.5" strokeDasharray="5 3" />}
      {tokens && <Tokens row={tokens} />}
      {isEnemy && <HitPoints hurt={piece.hurt} wounds={piece.wounds} />}
      {tag && <Tag words={tag} />}
      {piece.spent && !piece.active && (
        <g transform="translate(20 -20)">
          <circle r="9" fill="#14110f" stroke="#fff" strokeWidth="1.4" />
          <path d="M-4 0L-1 3.4 4.4-3.4" fill="none" stroke="#fff" strokeWidth="2.4" />
        </g>
      )}
      {piece.badges.slice(0, 4).map((badge, at) => (
        <g key={badge.name} transform={`translate(-25 ${-22 + at * 15})`}>
          <circle r="8.5" fill="#14110f" stroke="#ffd21f" strokeWidth="1.4" />
          <use href={`#gi-${badge.icon}`} x="-6" y="-6" width="12" height="12" fill="#ffd21f" />
        </g>
      ))}
    </>
  )
}
