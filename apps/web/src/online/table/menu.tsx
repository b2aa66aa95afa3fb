import type { Pace } from '@muster/wire'
import { useState } from 'react'
import type { TableState } from '../../table/state.ts'
import type { OnlineTable } from '../online-table.ts'
import { PacePicker } from '../screens/pace-picker.tsx'
import type { TableLine } from '../table-line.ts'
import { useDeed } from '../use-asked.ts'

interface Props {
  readonly table: OnlineTable
  readonly line: TableLine
  readonly state: TableState
}

/** What one can ask of the others at the table, and do with one's own seat. */
export function OnlineMenu({ table, line, state: { standing } }: Props) {
  const { problem, act } = useDeed()
  const [pace, setPace] = useState(false)
  const [ending, setEnding] = useState(false)
  const { viewer: seat, match, about } = line
  const { epoch, result, mayDo, agreed, answering } = standing
  if (seat === undefined || result || line.state !== 'playing') return null
  const offer = (proposal: { kind: 'abort' } | { kind: 'pace'; pace: Pace }) =>
    act(() => table.request({ say: 'offer', match, seat, epoch, proposal }))
  const isPlaying = answering[seat]?.by === 'person'
  return (
    <>
      {mayDo.includes('agree-draw') && !agreed.includes(seat) && (
        <button
          type="button"
          className="button button-quiet"
          onClick={() => act(() => table.request({ say: 'act', match, seat, epoch, act: 'agree-draw' }))}
        >
          Offer a draw
        </button>
      )}
      {isPlaying && (
        <button
          type="button"
          className="button button-quiet"
          onClick={() => act(() => table.request({ say: 'act', match, seat, epoch, act: 'bot', level: 'veteran' }))}
        >
          Let a bot play for me
        </button>
      )}
      <button type="button" className="button button-quiet" aria-expanded={pace} onClick={() => setPace(!pace)}>
        Play at another pace …
      </button>
      {pace && <PacePicker pace={about.pace} onPace={(wanted) => offer({ kind: 'pace', pace: wanted })} />}
      <button type="button" className="button button-quiet" aria-expanded={ending} onClick={() => setEnding(!ending)}>
        Take it offline …
      </button>
      {ending && (
        <p>
          If all agree, the game ends here without a result, and everybody may play on from it in their own browser.{' '}
          <button type="button" className="button button-small" onClick={() => offer({ kind: 'abort' })}>
            Ask the others
          </button>
        </p>
      )}
      {problem && (
        <p className="trouble" role="alert">
          {problem}
        </p>
      )}
    </>
  )
}
