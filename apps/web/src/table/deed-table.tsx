import type { PageUi } from '@muster/ui'
import { seatMark } from '@muster/ui'
import { callSeat } from './names.ts'
import type { TableState } from './state.ts'
import { sumDeeds } from './sum-deeds.ts'

/** What each piece did: attacks or other actions, damage dealt and taken, whom it took out. */
export function DeedTable({ ui, state }: { ui: PageUi; state: TableState }) {
  const cards = state.standing.scene.seats.flatMap(({ seat, cards: own }) =>
    own.map(({ id, name }) => ({ id, name, seat })),
  )
  const rows = sumDeeds(ui.deeds?.(state.log.map(({ event }) => event)) ?? [], cards)
  if (rows.length === 0) return null
  return (
    <table className="deeds">
      <caption>What each did</caption>
      <thead>
        <tr>
          <th scope="col">{rows.length} in all</th>
          <th scope="col">{ui.deedName ?? 'attacks'}</th>
          <th scope="col">dealt</th>
          <th scope="col">taken</th>
          <th scope="col">felled</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, seat, actions, dealt, taken, felled }) => (
          <tr key={id} style={{ borderLeftColor: seatMark(seat).line }}>
            <th scope="row">
              {name} <small>{callSeat(state, seat)}</small>
            </th>
            {[actions, dealt, taken, felled].map((value, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns are told apart by their place
              <td key={at}>{value || '–'}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
