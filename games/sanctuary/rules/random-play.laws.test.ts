import type { Random } from '@muster/table'
import { anyOptions, playAtRandom } from '@muster/table/testing'
import { baseContent } from '../content/index.ts'
import { tableOptionsSchema } from './config.ts'
import { sanctuary } from './game.ts'

/** What those options may be that have no list of values. */
const OWN = {
  terrainPieces: [0, 1, 2, 3, 4],
  terrainLayout: ['automatic', ...Object.keys(baseContent.layouts).filter((id) => id !== 'open')],
}

/** Every second table as the rulings have it, the others with every option any way. */
const anyTable = (seats: number) => (random: Random) => ({
  seats,
  config: random.below(2) === 0 ? {} : { options: anyOptions(random, tableOptionsSchema, OWN) },
})

// 5000 is the measure before a release.
playAtRandom(
  sanctuary,
  { games: 100, replayed: 10 },
  [1, 2, 3, 4].map((seats) => ({ name: `games of ${seats} players`, setup: anyTable(seats), mostSteps: 20_000 })),
)
