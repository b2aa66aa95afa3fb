import { type ArtProps, type PieceDrawing, seatMark } from '@muster/ui'

const CELLS = 5

/** Hit points as slanted cells, with the number beside them. */
function Hull({ of: { wounds, hurt } }: ArtProps<PieceDrawing>) {
  const left = Math.max(0, wounds - hurt)
  const share = left / wounds
  const tone = share > 0.5 ? '#5fe08a' : share > 0.25 ? '#ffb347' : '#ff5d5d'
  return (
    <g transform="translate(0 24)">
      <path d="M-20-7H23L20 7H-23Z" fill="#060a16" stroke="#35507f" />
      {Array.from({ length: CELLS }, (_, cell) => (
        <path
          key={cell}
          d={`M${-17 + cell * 4.7}-4.5h3.4l-2.2 9h-3.4z`}
          fill={cell < Math.ceil(share * CELLS) ? tone : '#25304f'}
        />
      ))}
      <text className="ar-hull" x="19.5" y="4.6">
        {left}
      </text>
    </g>
  )
}

/** The corners of a targeting frame: somebody has a lock on it. */
const LOCKED = 'M-33-20V-31H-22M33-20V-31H22M-33 12V23H-28M33 12V23H28'

/** A Mech or Object: its silhouette on glass of its seat's shape, framed while somebody has a lock on it. */
export function PieceArt({ of: piece }: ArtProps<PieceDrawing>) {
  const mark = seatMark(piece.seat)
  const locked = piece.badges.some(({ icon }) => icon === 'targeted')
  const team = piece.badges.find(({ icon }) => icon === 'team')
  const others = piece.badges.filter(({ icon }) => icon !== 'targeted' && icon !== 'team')
  return (
    <>
      <path d={mark.path} transform="translate(0 2) scale(28)" fill="#000" opacity=".55" />
      <path d={mark.path} transform="scale(26.5)" fill={mark.fill} stroke={mark.line} strokeWidth=".1" />
      <path
        d={mark.path}
        transform="scale(21.5)"
        fill="#fff"
        fillOpacity=".07"
        stroke="#fff"
        strokeOpacity=".25"
        strokeWidth=".04"
      />
      <use href={`#gi-${piece.icon}`} x="-17.5" y="-20" width="35" height="35" fill="#f4fbff" />
      {locked && <path className="ar-locked" d={LOCKED} />}
      {piece.wounds > 0 && <Hull of={piece} />}
      {team && (
        <g transform="translate(-26 -20)">
          <rect x="-9" y="-9" width="18" height="18" rx="3" fill="#060a16" stroke={mark.line} />
          <text className="ar-team" y="5">
            {team.name.replace('Team ', 'T')}
          </text>
        </g>
      )}
      {others.slice(0, 2).map(({ icon, name }, index) => (
        <g key={name} transform={`translate(24 ${-20 + index * 16})`}>
          <circle r="8" fill="#060a16" stroke={mark.line} />
          <use href={`#gi-${icon}`} x="-5.5" y="-5.5" width="11" height="11" fill="#ffcf5c" />
        </g>
      ))}
    </>
  )
}
