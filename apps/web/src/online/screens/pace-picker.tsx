import type { Pace } from '@muster/wire'
import { paceNames, paceWords } from '../words.ts'

/** Paces that are offered, each kind with a few. */
const OFFERS: readonly Pace[] = [
  { kind: 'live', decision: 30, reserve: 600 },
  { kind: 'live', decision: 60, reserve: 1800 },
  { kind: 'by-turns', hours: 24 },
  { kind: 'by-turns', hours: 72 },
  { kind: 'by-turns', hours: 168 },
  { kind: 'untimed' },
]

export const USUAL_PACE: Pace = { kind: 'live', decision: 60, reserve: 1800 }

const same = (a: Pace, b: Pace) => JSON.stringify(a) === JSON.stringify(b)

/** How much time everybody has. */
export function PacePicker({ pace, onPace }: { pace: Pace; onPace: (pace: Pace) => void }) {
  return (
    <fieldset className="segments variants pace-picker">
      <legend>Pace</legend>
      {OFFERS.map((offer) => (
        <button
          key={JSON.stringify(offer)}
          type="button"
          aria-pressed={same(offer, pace)}
          onClick={() => onPace(offer)}
        >
          <b>{paceNames[offer.kind]}</b>
          <small>{offer.kind === 'untimed' ? 'among friends' : paceWords(offer)}</small>
        </button>
      ))}
    </fieldset>
  )
}
