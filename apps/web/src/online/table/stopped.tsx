import { boxOf } from '../../shelf/boxes.ts'
import type { OnlineTable } from '../online-table.ts'
import { Room, Trouble } from '../screens/room.tsx'
import type { TableLine } from '../table-line.ts'
import { useDeed } from '../use-asked.ts'
import { LinkNote, Offers } from './notes.tsx'

/** A game whose rules the server no longer has: nothing of it can be drawn, but it can be called off. */
export function Stopped({ table, line }: { readonly table: OnlineTable; readonly line: TableLine }) {
  const { busy, problem, act } = useDeed()
  const { match, viewer, about, offers, frozen } = line
  const isAsked = offers.some(({ proposal }) => proposal.kind === 'abort')
  const callOff = () =>
    act(async () => {
      if (viewer !== undefined)
        await table.request({ say: 'offer', match, seat: viewer, epoch: 0, proposal: { kind: 'abort' } })
    })
  return (
    <Room title={`A game of ${boxOf(about.game)?.title ?? about.game} has stopped`} lead={frozen ?? ''}>
      <LinkNote />
      <div className="stopped">
        <Offers table={table} line={line} />
      </div>
      {viewer !== undefined && !isAsked && (
        <button type="button" className="button" aria-busy={busy} onClick={callOff}>
          Call it off
        </button>
      )}
      <Trouble of={problem} />
    </Room>
  )
}
