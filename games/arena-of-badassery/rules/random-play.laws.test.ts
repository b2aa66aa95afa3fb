import type { Random } from '@muster/table'
import { anyOptions, oneOf, playAtRandom } from '@muster/table/testing'
import { baseContent } from '../content/index.ts'
import { watched } from '../testing/stale.ts'
import { tableOptionsSchema } from './config.ts'

const scenarios = Object.keys(baseContent.scenarios)

/** Any scenario; every second table as the rulings have it, the others with every option any way. */
const anyTable = (seats: number) => (random: Random) => ({
  seats,
  config: {
    scenario: oneOf(random, scenarios),
    ...(random.below(2) === 0 ? {} : { options: anyOptions(random, tableOptionsSchema, {}) }),
  },
})

// 750 of each are the measure before a release: 3,000 scenarios, and 100 campaigns; a tenth else.
playAtRandom(watched, { games: 75, replayed: 2 }, [
  ...[1, 2, 3, 4].map((seats) => ({
    name: `scenarios of ${seats} players`,
    setup: anyTable(seats),
    mostSteps: 20_000,
  })),
  {
    name: 'campaigns',
    setup: () => ({ seats: 2, config: { play: 'campaign' } }),
    share: 0.135,
    replayed: 1,
    ms: 30_000,
    mostSteps: 5_000,
    // AB-R-88: a scenario that is lost is played again, and chance may lose it for ever.
    mayGoOn: true,
  },
])
