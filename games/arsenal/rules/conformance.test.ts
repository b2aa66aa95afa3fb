import { conform } from '@muster/table/testing'
import { arsenal } from './game.ts'

const random = (seats: number) => Array<string>(seats).fill('random')

conform(arsenal, {
  setups: [
    { seats: 2 },
    { seats: 3, config: { decks: random(3) } },
    { seats: 4, config: { teams: 2, decks: random(4), options: { ally_hands: 'shared', attack_own_side: 'yes' } } },
    {
      seats: 2,
      config: {
        decks: random(2),
        options: {
          initiative_lap: 'all_pass',
          declarer_last_word: 'on',
          copy_reactions: 'on',
          mulligan: 'one',
          payment_helper: 'always_ask',
          next_roll_on_autonomous: 'kept',
          arena_radius: 3,
        },
      },
    },
  ],
  seeds: 3,
  strict: true,
})
