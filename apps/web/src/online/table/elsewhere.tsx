import { useEffect, useState } from 'react'
import type { TableState } from '../../table/state.ts'
import type { OnlineTable } from '../online-table.ts'
import type { TableLine } from '../table-line.ts'
import { useDeed } from '../use-asked.ts'

/** After so long a seat counts as abandoned, in milliseconds; the server says the same. */
const ABANDONED = 121_000

interface Props {
  readonly table: OnlineTable
  readonly line: TableLine
  readonly state: TableState
}

/** What stands in the prompt while somebody elsewhere decides; whoever left can be replaced by a bot. */
export function Elsewhere({ table, line, state: { standing } }: Props) {
  const { seats, viewer, match, about } = line
  const away = standing.waiting.flatMap(({ seat }) => {
    const found = seats[seat]
    return found?.kind === 'person' && !found.here ? [found] : []
  })
  const gone = away.map(({ seat }) => seat).join()
  const [isLong, setIsLong] = useState(false)
  const { problem, act } = useDeed()
  useEffect(() => {
    setIsLong(false)
    if (gone === '') return
    const timer = setTimeout(() => setIsLong(true), ABANDONED)
    return () => clearTimeout(timer)
  }, [gone])
  const mayReplace = isLong && viewer !== undefined && about.pace.kind !== 'by-turns'
  return (
    <div className="pace quiet">
      {away.map(({ seat, name }) => (
        <p key={seat}>
          {name} will find the question when they come back.{' '}
          {mayReplace && (
            <button
              type="button"
              className="button button-small"
              onClick={() =>
                act(() =>
                  table.request({ say: 'act', match, seat, epoch: standing.epoch, act: 'bot', level: 'veteran' }),
                )
              }
            >
              Let a bot play for {name}
            </button>
          )}
        </p>
      ))}
      {viewer === undefined && <p>You are watching.</p>}
      {problem && <p role="alert">{problem}</p>}
    </div>
  )
}
