import type { Pace } from '@muster/wire'
import { useState } from 'react'
import type { SeatPlan } from '../../engine/protocol.ts'
import { findTable } from '../../store/tables.ts'
import { useMe } from '../me.ts'
import { useAsked, useDeed } from '../use-asked.ts'
import { layOnline, wishOf } from './host-table.tsx'
import { NameForm } from './name-form.tsx'
import { PacePicker } from './pace-picker.tsx'
import { Room, Trouble } from './room.tsx'

const FREE: SeatPlan = { kind: 'elsewhere' }

/** A game begun in this browser goes on at the server: one keeps a seat, the other people's are free for whoever has the link. */
export function Adopt({ id }: { id: string }) {
  const me = useMe()
  const { value: kept, problem } = useAsked(id, () => findTable(id))
  const [pace, setPace] = useState<Pace>({ kind: 'untimed' })
  const [mine, setMine] = useState<number>()
  const deed = useDeed()
  if (me && !me.account)
    return (
      <Room title="Continue online">
        <NameForm why="The others at the table see it." />
      </Room>
    )
  const people = kept?.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : [])) ?? []
  const own = mine ?? people[0]
  const go = () => {
    if (!kept) return
    const { game, record, seats } = kept
    const plans = seats.map((plan, seat) => (plan.kind === 'person' && seat !== own ? FREE : plan))
    const wish = { game, config: record.config, seats: plans.map(wishOf), pace, isPrivate: true, watchDelay: 0 }
    deed.act(() => layOnline({ ...wish, record }))
  }
  return (
    <Room
      title="Continue online"
      lead="The game goes on from where it stands, decision by decision as it was played. It stays in this browser too. Its dice were sealed when you began it, so whoever has it could work them out: play on with people you trust."
    >
      <Trouble of={problem || deed.problem} />
      {kept && (
        <div className="setup">
          <p>
            {kept.title} · {kept.names.join(', ')} · decision {kept.record.answers.length}
          </p>
          {people.length > 1 && (
            <fieldset className="segments">
              <legend>Your seat; the other people’s are free for whoever has the link</legend>
              {people.map((seat) => (
                <button key={seat} type="button" aria-pressed={own === seat} onClick={() => setMine(seat)}>
                  {kept.names[seat]}
                </button>
              ))}
            </fieldset>
          )}
          <PacePicker pace={pace} onPace={setPace} />
          <div>
            <button type="button" className="button button-strong" aria-busy={deed.busy} onClick={go}>
              Continue online
            </button>
          </div>
        </div>
      )}
    </Room>
  )
}
