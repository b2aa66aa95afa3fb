import type { Goal } from '@muster/ui'
import { mechOf } from '../../rules/lookup.ts'
import type { State } from '../../rules/state.ts'
import { hitPoints } from './hit-points.ts'

/** AR-LOSE-1, AR-LOSE-5: how a game is won, and how it stands. */
export function goalOf(state: State): Goal {
  const { players, config } = state
  return {
    how: `The last ${config.teams === undefined ? 'Mech' : 'team'} standing wins`,
    note: 'A Mech is out with as much damage as hit points, or when its player cannot draw a card.',
    stands: [...players.keys()].map((seat) => ({
      seat,
      text: players[seat]?.out ? 'out' : `${hitPoints(state, seat)} of ${mechOf(state, seat).hp} HP`,
    })),
  }
}
