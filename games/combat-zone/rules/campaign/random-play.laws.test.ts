import type { Random } from '@muster/table'
import { anyOptions, playAtRandom } from '@muster/table/testing'
import { tableOptionsSchema } from '../config.ts'
import { combatZone } from '../game.ts'

/** Of different lengths, some with a Market; of three or four some meet together; every second as the rulings have it. */
const anyCampaign = (seats: number) => (random: Random) => {
  const together = seats > 2 && random.below(2) === 0
  return {
    seats,
    config: {
      play: 'campaign',
      rounds: 2 + random.below(2),
      market: random.below(2) === 0,
      controls: 4,
      together,
      pairs: together && seats === 4 && random.below(2) === 0,
      ...(random.below(2) === 0 ? {} : { options: anyOptions(random, tableOptionsSchema) }),
    },
  }
}

// Some 100 go with 2,000 battles before a release; a tenth else.
playAtRandom(
  combatZone,
  { games: 200, replayed: 60 },
  [2, 3, 4].map((seats) => ({
    name: `campaigns of ${seats} players`,
    setup: anyCampaign(seats),
    share: 1 / 60,
    mostSteps: 50_000,
    ms: 20_000,
  })),
)
