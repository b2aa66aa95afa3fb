import type { Seat } from '@muster/table'
import type { Smugglers } from '../../table/testing/toy-game.ts'
import type { Mind } from '../mind.ts'

const worth = ({ ships, holds, content }: Smugglers, seat: Seat): number =>
  (ships[seat]?.coins ?? 0) + (holds[seat]?.cards ?? []).reduce((sum, card) => sum + (content[card] ?? 0), 0)

/** What a position of Smugglers is worth: the lead over the best of the others. */
export const smugglersMind: Mind<Smugglers> = {
  value: (state, seat) =>
    worth(state, seat) - Math.max(...state.ships.map((_, other) => (other === seat ? -99 : worth(state, other)))),
  looksInto: (ask) => ask === 'again',
  looksBeyond: () => false,
  scale: 3,
}
