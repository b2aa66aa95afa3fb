import { type ArtProps, type Mark, seatMark } from '@muster/ui'

/** The keep, and a lamp on its wall for each life: lit while it is kept. */
function Keep({ left, lives }: { left: number; lives: number }) {
  const width = lives * 30
  return (
    <g className="sn-keep">
      <circle r="190" fill="url(#sn-glow)" />
      <use href="#gi-castle" x="-56" y="-72" width="112" height="112" fill="#2f7f79" opacity=".5" />
      <rect
        x={-width / 2 - 4}
        y="82"
        width={width + 8}
        height="34"
        rx="17"
        fill="#0e2b2a"
        stroke="#8fd0c8"
        strokeWidth="2.5"
      />
      {Array.from({ length: lives }, (_, index) => (
        <circle
          key={index}
          cx={15 + index * 30 - width / 2}
          cy="99"
          r="11"
          className={index < left ? 'sn-lamp-lit' : 'sn-lamp-out'}
        />
      ))}
    </g>
  )
}

function Token({ icon, count }: { icon: string; count: number }) {
  return (
    <g className="sn-token">
      <circle r="25" fill="#3b2114" stroke="#ffd66b" strokeWidth="3" />
      <use href={`#gi-${icon}`} x="-19" y="-19" width="38" height="38" fill="#ffd66b" />
      {count > 1 && (
        <text x="20" y="26" className="sn-count">
          {count}
        </text>
      )}
    </g>
  )
}

/** Three squares of sandbags and plates; the turret stands on the middle one. */
function Wall({ across, seat, turret }: { across: boolean; seat: number; turret: boolean }) {
  const { fill, line } = seatMark(seat)
  return (
    <g transform={across ? undefined : 'rotate(90)'}>
      <rect x="-34" y="-9" width="68" height="18" rx="4" fill={fill} stroke={line} strokeWidth="3" />
      <path d="M-23-9V9M-11-9V9M11-9V9M23-9V9" stroke={line} strokeWidth="2" opacity=".7" />
      {turret && (
        <g transform={across ? undefined : 'rotate(-90)'}>
          <circle r="24" fill={fill} stroke={line} strokeWidth="3" />
          <use href="#gi-sentry-gun" x="-18" y="-18" width="36" height="36" fill="#fff8ea" />
        </g>
      )}
    </g>
  )
}

function Field({ seat, middle }: { seat: number; middle: boolean }) {
  const { line } = seatMark(seat)
  return (
    <g className="sn-field">
      <rect x="-33" y="-33" width="66" height="66" rx="10" fill="#7a4fd0" fillOpacity={middle ? 0.42 : 0.24} />
      <path
        d="M-24-33Q-30-30-33-24M24-33Q30-30 33-24M-24 33Q-30 30-33 24M24 33Q30 30 33 24"
        stroke={line}
        strokeWidth="3"
        fill="none"
      />
    </g>
  )
}

/** What lies on squares: the keep, tokens, the fallen, the turret and its wall, the Phaselock field. A look is a name and its numbers. */
export function MarkArt({ of: { look, seat = 0 } }: ArtProps<Mark>) {
  const [name, first, second] = look.split(' ')
  switch (name) {
    case 'city':
      return <Keep left={Number(first)} lives={Number(second)} />
    case 'chest':
      return <Token icon="open-treasure-chest" count={1} />
    case 'loot':
      return <Token icon="swap-bag" count={Number(first)} />
    case 'fallen':
      return <use href="#gi-desert-skull" x="-17" y="-17" width="34" height="34" fill="#4a1d12" opacity=".55" />
    case 'wall':
    case 'turret':
      return <Wall across={first === 'across'} seat={seat} turret={name === 'turret'} />
    default:
      return <Field seat={seat} middle={first === 'middle'} />
  }
}
