import { type ArtProps, type PieceDrawing, seatMark } from '@muster/ui'

/** The base of an enemy: a plate with a spike at each corner. */
const SPIKES = 'M-22-22L-31-31-16-26H16L31-31 22-22 26-16V16L22 22 31 31 16 26H-16L-31 31-22 22-26 16V-16Z'

const WIDTH = 52

/** Health as cells, as many as there are to lose; a bar where they would be too many to count. */
function Health({ hurt, wounds }: Pick<PieceDrawing, 'hurt' | 'wounds'>) {
  const left = wounds - hurt
  const tone = left > wounds / 2 ? '#7cc24f' : left > wounds / 4 ? '#f0ae32' : '#f0563a'
  const cell = (WIDTH - 4) / wounds
  return (
    <g transform="translate(-26 20)">
      <rect width={WIDTH} height="12" rx="3" fill="#120b07" />
      {Array.from({ length: Math.max(0, left) }, (_, index) => (
        <rect key={index} x={2 + index * cell + 0.7} y="2.4" width={cell - 1.4} height="7.2" rx="1.4" fill={tone} />
      ))}
    </g>
  )
}

/** Hunters on the shape of their seat, enemies on spiked plates whose colour is their rank. */
export function PieceArt({ of: piece }: ArtProps<PieceDrawing>) {
  const mark = seatMark(piece.seat)
  const isEnemy = piece.seat === undefined
  return (
    <>
      {isEnemy ? (
        <>
          <path d={SPIKES} transform="translate(0 3)" fill="#0007" />
          <path d={SPIKES} fill={piece.tone} stroke="#ffb27a" strokeWidth="2.4" strokeLinejoin="round" />
        </>
      ) : (
        <>
          <path d={mark.path} transform="translate(0 3) scale(30)" fill="#0008" />
          <path d={mark.path} transform="scale(29)" fill={mark.fill} stroke="#fff3dc" strokeWidth=".13" />
        </>
      )}
      <use href={`#gi-${piece.icon}`} x="-20" y="-24" width="40" height="40" fill={isEnemy ? '#ffe6cf' : '#fff8ea'} />
      <Health hurt={piece.hurt} wounds={piece.wounds} />
      {piece.badges.slice(0, 3).map((badge, index) => (
        <g key={badge.name} transform={`translate(${-24 + index * 21} -26)`}>
          <circle r="10.5" fill="#120b07" stroke={isEnemy ? '#ffb27a' : mark.line} strokeWidth="1.6" />
          <use href={`#gi-${badge.icon}`} x="-7.5" y="-7.5" width="15" height="15" fill="#ffd66b" />
        </g>
      ))}
    </>
  )
}
