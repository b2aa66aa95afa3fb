import { type SideOffer, seatMark } from '@muster/ui'
import { botLevels, type SeatPlan } from '../engine/protocol.ts'
import { PieceCard } from '../table/piece-card.tsx'

interface Props {
  readonly seat: number
  readonly plan: SeatPlan
  readonly name: string
  readonly side: string
  readonly sides: readonly SideOffer[]
  readonly term: string
  readonly onPlan: (plan: SeatPlan) => void
  readonly onName: (name: string) => void
  readonly onSide: (side: string) => void
}

const LEVELS = { recruit: 'Bot: recruit', veteran: 'Bot: veteran' } as const

/** One seat: who plays, and with what. */
export function SeatSetup({ seat, plan, name, side, sides, term, onPlan, onName, onSide }: Props) {
  const mark = seatMark(seat)
  const chosen = sides.find(({ id }) => id === side)
  return (
    <section className="panel seat-setup" aria-label={`Seat ${seat + 1}`} style={{ borderTopColor: mark.fill }}>
      <h2>
        <svg viewBox="-1.2 -1.2 2.4 2.4" width="24" height="24" aria-hidden="true">
          <path d={mark.path} fill={mark.fill} stroke={mark.line} strokeWidth=".12" />
        </svg>{' '}
        Seat {seat + 1}
      </h2>
      <fieldset className="segments">
        <legend className="unseen">Who plays seat {seat + 1}</legend>
        <button type="button" aria-pressed={plan.kind === 'person'} onClick={() => onPlan({ kind: 'person' })}>
          {seat === 0 ? 'Me' : 'Another person here'}
        </button>
        {botLevels.map((level) => (
          <button
            key={level}
            type="button"
            aria-pressed={plan.kind === 'bot' && plan.level === level}
            onClick={() => onPlan({ kind: 'bot', level })}
          >
            {LEVELS[level]}
          </button>
        ))}
      </fieldset>
      <label className="field">
        <span>Name</span>
        <input value={name} maxLength={60} onChange={({ target }) => onName(target.value)} />
      </label>
      <fieldset className="sides">
        <legend>{term}</legend>
        {sides.map(({ id, name: title, icon, colour }) => (
          <button key={id} type="button" className="side" aria-pressed={side === id} onClick={() => onSide(id)}>
            <svg viewBox="0 0 48 48" width="44" height="44" aria-hidden="true">
              <circle cx="24" cy="24" r="23" fill={colour} stroke="#e9dcc0" strokeWidth="1.5" />
              <use href={`#gi-${icon}`} x="9" y="9" width="30" height="30" fill="#fff8ea" />
            </svg>
            <span>{title}</span>
          </button>
        ))}
        <button type="button" className="side" aria-pressed={side === ''} onClick={() => onSide('')}>
          <span className="side-later">?</span>
          <span>Choose at the table</span>
        </button>
      </fieldset>
      {chosen && (
        <details className="preview">
          <summary>
            {chosen.name}: {chosen.text}
          </summary>
          {chosen.cards.map((card) => (
            <PieceCard key={card.id} of={{ ...card, seat }} target="" />
          ))}
          <ul>
            {chosen.powers.map(({ name: power, cost, text }) => (
              <li key={power}>
                <b>{power}</b> ({cost}): {text}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
