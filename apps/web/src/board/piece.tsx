import { type PageUi, type PieceDrawing, seatMark } from '@muster/ui'

/** What a piece is and how it does, in words. */
export function pieceWords({ name, wounds, hurt, badges }: PieceDrawing, unit: string): string {
  const health = wounds > 0 ? [`${wounds - hurt} of ${wounds} ${unit} left`] : []
  return [name, ...health, ...badges.map((badge) => badge.name)].join(', ')
}

interface Props {
  readonly ui: PageUi
  readonly of: PieceDrawing
  readonly target: string
  readonly dimmed: boolean
}

/** A piece: its picture on a base of its seat's shape, wounds under it, what works on it beside it. */
export function Piece({ ui, of: piece, target, dimmed }: Props) {
  const Art = ui.PieceArt ?? PlainPiece
  return (
    <g className={`piece ${piece.active ? 'piece-active' : ''} ${dimmed ? 'piece-dimmed' : ''}`}>
      <title>{pieceWords(piece, ui.terms.wounds)}</title>
      {piece.active && <circle className="piece-halo" r="35" />}
      {target && <TargetRing kind={target} />}
      <Art of={piece} />
    </g>
  )
}

function PlainPiece({ of: piece }: { of: PieceDrawing }) {
  const mark = seatMark(piece.seat)
  const left = Math.max(0, 1 - piece.hurt / piece.wounds)
  const tone = left > 0.5 ? '#6fae4b' : left > 0.25 ? '#e3a02c' : '#e0482f'
  return (
    <>
      <path d={mark.path} transform="translate(0 1.5) scale(27.5)" fill="#0007" />
      <path d={mark.path} transform="scale(26)" fill={piece.tone ?? mark.fill} stroke={mark.line} strokeWidth=".09" />
      <use
        href={`#gi-${piece.icon}`}
        x="-17"
        y="-20"
        width="34"
        height="34"
        fill="#fff8ea"
        opacity={piece.spent ? 0.55 : 1}
      />
      {piece.wounds > 0 && (
        <>
          <rect x="-20" y="16" width="40" height="8" rx="3" fill="#17130f" />
          <rect x="-19" y="17" width={38 * left} height="6" rx="2.4" fill={tone} />
        </>
      )}
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
    </>
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
