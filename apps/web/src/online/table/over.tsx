import type { GameRecord } from '@muster/table'
import { goTo } from '../../shell/routes.ts'
import { keepTable } from '../../store/tables.ts'
import type { TableState } from '../../table/state.ts'
import type { OnlineTable } from '../online-table.ts'
import type { TableLine } from '../table-line.ts'
import { useDeed } from '../use-asked.ts'

interface Props {
  readonly table: OnlineTable
  readonly line: TableLine
  readonly state: TableState
}

const isAborted = ({ answers }: GameRecord): boolean => answers.some((entry) => 'act' in entry && entry.act === 'abort')

/** What comes after a game online: another one, and the game itself to keep, or to play on where it was ended early. */
export function Over({ table, line, state }: Props) {
  const { problem, act } = useDeed()
  const { viewer: seat, match } = line
  const { epoch } = state.standing
  const rematch = () =>
    act(async () => {
      if (seat !== undefined) await table.request({ say: 'offer', match, seat, epoch, proposal: { kind: 'rematch' } })
    })
  const keep = () =>
    act(async () => {
      const whole = await table.ask('record', {})
      const isOpen = isAborted(whole)
      const answers = whole.answers.filter((entry) => !('act' in entry && entry.act === 'abort'))
      const record: GameRecord = isOpen ? { ...whole, answers, end: undefined } : whole
      const { kept } = state
      const seats = kept.names.map(() => ({ kind: 'person' }) as const)
      const { match: _, ...own } = kept
      await keepTable({ ...own, id: match, seats, record, at: Date.now(), over: !isOpen })
      goTo(isOpen ? `#/table/${match}` : `#/replay/${match}`)
    })
  return (
    <>
      {seat !== undefined && !line.next && (
        <button type="button" className="button button-strong" onClick={rematch}>
          Ask for a rematch
        </button>
      )}
      {line.next && (
        <a className="button button-strong" href={`#/online/table/${line.next}`}>
          To the next game
        </a>
      )}
      <button type="button" className="button" onClick={keep}>
        Take it offline
      </button>
      {problem && <output>{problem}</output>}
    </>
  )
}
