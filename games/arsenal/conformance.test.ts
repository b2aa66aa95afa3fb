import { conform } from '@muster/table/testing'
import { arsenal } from './rules/game.ts'
import { sceneOf } from './ui/scene/scene.ts'

const random = (seats: number) => Array<string>(seats).fill('random')

conform(arsenal, {
  setups: [
    { seats: 2 },
    { seats: 3, config: { decks: random(3) } },
    { seats: 4, config: { teams: 2, decks: random(4), options: { allyHands: 'shared', attackOwnSide: true } } },
    {
      seats: 2,
      config: {
        decks: random(2),
        options: {
          initiativeLap: 'all-pass',
          declarerLastWord: true,
          copyReactions: true,
          mulligan: 'one',
          paymentHelper: 'always-ask',
          nextRollOnAutonomous: 'kept',
          arenaRadius: 3,
        },
      },
    },
  ],
  seeds: 3,
  scene: sceneOf,
})
