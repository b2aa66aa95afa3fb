import { type PageUi, type SideOffer, seatMark } from '@muster/ui'
import { botLevels, type SeatPlan } from '../engine/protocol.ts'
import { LaidSide } from './laid-side.tsx'
import { plain } from './options.ts'
import { MIDDLE_BOT, unnamed } from './seating.ts'
import { SidePicker } from './side-picker.tsx'

interface Props {
  readonly ui: PageUi
  readonly seat: number
  readonly note: string
  readonly plan: SeatPlan
  /** Whether others may sit down from elsewhere. */
  readonly isOnline: boolean
  readonly name: string
  readonly side: string
  readonly sides: readonly SideOffer[]
  /** Whether the sides are folded away, because there is much to choose. */
  readonly folds: boolean
  readonly onPlan: (plan: SeatPlan) => void
  readonly onName: (name: string) => void
  readonly onSide: (side: string) => void
}

/** One seat: who plays, and with what. */
export function SeatSetup({ ui, seat, note, plan, isOnline, name, side, sides, folds, onPlan, onName, onSide }: Props) {
  const mark = seatMark(seat)
  const chosen = sides.find(({ id }) => id === side)
  return (
    <section className="panel seat-setup" aria-label={`Seat ${seat + 1}`} style={{ borderTopColor: mark.fill }}>
      <div className="seat-who">
        <h2>
          <svg viewBox="-1.2 -1.2 2.4 2.4" width="24" height="24" aria-hidden="true">
            <path d={mark.path} fill={mark.fill} stroke={mark.line} strokeWidth=".12" />
          </svg>{' '}
          Seat {seat + 1} {note && <small>{note}</small>}
        </h2>
        {!isOnline && (
          <label className="field">
            <span className="unseen">Name</span>
            <input
              value={name === unnamed(seat) ? '' : name}
              placeholder={seat === 0 ? 'Your name' : 'Their name'}
              maxLength={60}
              onChange={({ target }) => onName(target.value || unnamed(seat))}
            />
          </label>
        )}
        <fieldset className="segments">
          <legend className="unseen">Who plays seat {seat + 1}</legend>
          <button type="button" aria-pressed={plan.kind === 'person'} onClick={() => onPlan({ kind: 'person' })}>
            {seat === 0 || isOnline ? 'Me' : 'Another person here'}
          </button>
          {isOnline && (
            <button
              type="button"
              aria-pressed={plan.kind === 'elsewhere'}
              onClick={() => onPlan({ kind: 'elsewhere' })}
            >
              Free seat
            </button>
          )}
          <button
            type="button"
            aria-pressed={plan.kind === 'bot'}
            onClick={() => plan.kind !== 'bot' && onPlan(MIDDLE_BOT)}
          >
            Bot
          </button>
        </fieldset>
      </div>
      {plan.kind === 'bot' && (
        <fieldset className="segments strengths">
          <legend className="unseen">Strength</legend>
          {botLevels.map((level) => (
            <button
              key={level}
              type="button"
              aria-pressed={plan.level === level}
              onClick={() => onPlan({ kind: 'bot', level })}
            >
              {plain(level)}
            </button>
          ))}
        </fieldset>
      )}
      <SidePicker ui={ui} side={side} sides={sides} folds={folds} onSide={onSide} />
      {chosen && <LaidSide ui={ui} seat={seat} of={chosen} />}
    </section>
  )
}
