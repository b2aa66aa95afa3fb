import { Icon, type PageUi, type Scene, type SeatDrawing, seatMark } from '@muster/ui'
import type { Targets } from '../board/board.tsx'
import type { SeatPlan } from '../engine/protocol.ts'
import { PieceCard } from './piece-card.tsx'

interface Props {
  readonly of: SeatDrawing
  readonly ui: PageUi
  readonly scene: Scene
  readonly plan: SeatPlan | undefined
  readonly mine: boolean
  readonly targets: Targets
  readonly onPick: (ref: string) => void
  readonly onLight: (refs: readonly string[]) => void
}

/** A seat: who plays what, its score, and its cards. */
export function SeatPanel({ of: seat, ui, scene, plan, mine, targets, onPick, onLight }: Props) {
  const mark = seatMark(seat.seat)
  const who = plan?.kind === 'bot' ? `bot, ${plan.level}` : mine ? 'you' : 'person'
  return (
    <section className="seat" aria-label={`${seat.name}, ${seat.title}`}>
      <header>
        <svg viewBox="-1.2 -1.2 2.4 2.4" width="34" height="34" aria-hidden="true">
          <path d={mark.path} fill={mark.fill} stroke={mark.line} strokeWidth=".1" />
          <use href={`#gi-${seat.icon}`} x="-.62" y="-.62" width="1.24" height="1.24" fill="#fff8ea" />
        </svg>
        <div>
          <h2>{seat.title}</h2>
          <p>
            {seat.name} · {who}
          </p>
        </div>
        <strong className="score" role="img" aria-label={`${seat.score} ${ui.scoreName}`}>
          {seat.score} <small>{ui.scoreName}</small>
        </strong>
      </header>
      <ui.SeatExtra of={seat} scene={scene} />
      <ul className="cards">
        {seat.cards.map((card) => (
          <li key={card.id} onMouseEnter={() => onLight([card.id])} onMouseLeave={() => onLight([])}>
            <PieceCard of={card} target={targets.get(card.id) ?? ''} onPick={() => onPick(card.id)} />
          </li>
        ))}
      </ul>
      {seat.cards.length === 0 && (
        <p className="quiet">
          <Icon name="hourglass" size={16} /> nothing chosen yet
        </p>
      )}
    </section>
  )
}
