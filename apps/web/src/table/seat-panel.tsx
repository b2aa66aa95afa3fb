import { Icon, type Scene, type SeatDrawing, seatMark } from '@muster/ui'
import { type ReactNode, useContext } from 'react'
import type { CardTable } from '../cards/card-spot.tsx'
import { Health } from '../cards/health.tsx'
import { PieceCard } from '../cards/piece-card.tsx'
import { Zones } from '../cards/zones.tsx'
import type { SeatPlan } from '../engine/protocol.ts'
import { Extras } from './extras.ts'

interface Props extends CardTable {
  readonly of: SeatDrawing
  readonly scene: Scene
  readonly plan: SeatPlan | undefined
  /** What its player is called. */
  readonly player: string
  readonly mine: boolean
  /** Whether it can be folded away, because there are many. */
  readonly folds: boolean
  /** What only its own player has. */
  readonly children?: ReactNode
}

/** A seat: who plays what, its score, its cards and what lies before it. */
export function SeatPanel(props: Props) {
  const { of: seat, mine, folds } = props
  const label = `${props.player}, ${seat.title}`
  const className = `seat ${seat.out ? 'seat-out' : ''}`
  if (!folds || mine)
    return (
      <section className={className} aria-label={label}>
        <SeatHead {...props} />
        <SeatBody {...props} />
      </section>
    )
  const glows = seat.cards.some(({ id }) => props.targets.has(id))
  return (
    <details className={className} open={glows || undefined}>
      <summary>
        <SeatHead {...props} />
      </summary>
      <SeatBody {...props} />
    </details>
  )
}

function SeatHead({ of: seat, ui, plan, player, mine, folds }: Props) {
  const mark = seatMark(seat.seat)
  const extras = useContext(Extras)
  const who = mine && plan?.kind !== 'bot' && player !== 'You' && 'you'
  const [first] = seat.cards
  return (
    <header>
      <svg viewBox="-1.2 -1.2 2.4 2.4" width="34" height="34" aria-hidden="true">
        <path d={mark.path} fill={mark.fill} stroke={mark.line} strokeWidth=".1" />
        <use href={`#gi-${seat.icon}`} x="-.62" y="-.62" width="1.24" height="1.24" fill="#fff8ea" />
      </svg>
      <div>
        <h2>{seat.title}</h2>
        <p>{[player, who, seat.team, seat.out && 'out'].filter((part) => part).join(' · ')}</p>
        {extras.seat?.(seat.seat)}
        {folds && !mine && first && first.wounds > 0 && <Health ui={ui} of={first} />}
      </div>
      {seat.score !== undefined && (
        <strong className="score" role="img" aria-label={`${seat.score} ${ui.scoreName}`}>
          {seat.score} <small>{ui.scoreName}</small>
        </strong>
      )}
    </header>
  )
}

function SeatBody({ of: seat, scene, mine, children, plan: _, player: __, folds: ___, ...table }: Props) {
  const { ui, targets, onPick, onLight } = table
  const zones = scene.zones.filter((zone) => zone.seat === seat.seat && !(mine && zone.kind === 'hand'))
  return (
    <>
      <ui.SeatExtra of={seat} scene={scene} />
      <ul className="cards">
        {seat.cards.map((card) => (
          <li key={card.id} onMouseEnter={() => onLight([card.id])} onMouseLeave={() => onLight([])}>
            <PieceCard ui={ui} of={card} target={targets.get(card.id) ?? ''} onPick={() => onPick(card.id)} />
          </li>
        ))}
      </ul>
      {seat.cards.length === 0 && !seat.out && (
        <p className="quiet">
          <Icon name="hourglass" size={16} /> nothing chosen yet
        </p>
      )}
      <Zones of={zones} {...table} />
      {children}
    </>
  )
}
