import type { Goal } from '@muster/ui'
import { tableOptions } from '../../rules/lookup.ts'
import type { State } from '../../rules/state.ts'

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/** SN-WIN-1: how the city is held, and how it stands. */
export function goalOf(state: State): Goal {
  const { lives } = tableOptions(state)
  const toCome = state.enemyDeck.cards.length + state.bosses.cards.length
  return {
    how: `Together: beat every enemy card before ${lives} enemies get in`,
    note: 'Enemies walk towards the city once a round, when every hunter has had a turn, as far as a die says.',
    stands: [
      { text: `${Math.max(0, lives - state.escaped)} of ${lives} lives left` },
      { text: counted(state.enemies.length, 'enemy on the board', 'enemies on the board') },
      { text: counted(toCome, 'card to come', 'cards to come') },
    ],
  }
}
