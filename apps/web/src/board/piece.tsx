import { type PieceDrawing, seatMark } from '@muster/ui'

/** A piece: its picture on a base of its seat's shape, wounds under it, what works on it beside it. */
export function Piece({ of: piece, target, dimmed }: { of: PieceDrawing; target: string; dimmed: boolean }) {
  const mark = seatMark(piece.seat)
  const left = Math.max(0, 1 - piece.hurt / piece.wounds)
  const tone = left > 0.5 ? '#6fae4b' : left > 0.25 ? '#e3a02c' : '#e0482f'
  return (
    <g className={`piece ${piece.active ? 'piece-active' : ''} ${dimmed ? 'piece-dimmed' : ''}`}>
      <title>
        {[
          `${piece.name}, ${piece.wounds - piece.hurt} of ${piece.wounds} wounds left`,
          ...piece.badges.map(({ name }) => name),
        ].join(', ')}
      </title>
      {piece.active && <circle className="piece-halo" r="35" />}
      {target && <TargetRing kind={target} />}
      <path d={mark.path} transform="translate(0 1.5) scale(27.5)" fill="#0007" />
      <path d={mark.path} transform="scale(26)" fill={mark.fill} stroke={mark.line} strokeWidth=".09" />
      <use
        href={`#gi-${piece.icon}`}
        x="-17"
        y="-20"
        width="34"
        height="34"
        fill="#fff8ea"
        opacity={piece.spent ? 0.55 : 1}
      />
      <rect x="-20" y="16" width="40" height="8" rx="3" fill="#17130f" />
      <rect x="-19" y="17" width={38 * left} height="6" rx="2.4" fill={tone} />
      {piece.spent && (
        <g transform="translate(20 -20)">
          <circle r="9" fill="#17130f" stroke={mark.line} strokeWidth="1.2" />
          <path d="M-4 0L-1 3.4 4.4-3.4" fill="none" stroke="#fff8ea" strokeWidth="2" />
        </g>
      )}
      {piece.badges.slice(0, 3).map((badge, index) => (
        <g key={badge.name} transform={`translate(${-22} ${-14 + index * 15})`}>
          <circle r="8" fill="#17130f" stroke={mark.line} />
          <use href={`#gi-${badge.icon}`} x="-5.5" y="-5.5" width="11" height="11" fill="#ffd37a" />
        </g>
      ))}
    </g>
  )
}

/** Where a choice can land: a ring with four ticks for a foe, a dashed one for anything else. */
function TargetRing({ kind }: { kind: string }) {
  return (
    <g className={`target-ring target-${kind}`}>
      <circle r="34" />
      {kind === 'strong' && <path d="M0-41V-30M0 41V30M-41 0H-30M41 0H30" />}
    </g>
  )
}
