import type { Random } from '@muster/table'
import { anyOptions, playAtRandom } from '@muster/table/testing'
import { setups } from '../testing/setups.ts'
import { tableOptionsSchema } from './config.ts'
import { combatZone } from './game.ts'

const names = Object.keys(setups)

/** Every second table as the rulings have it, the others with every option any way. */
const anyTable = (name: string) => (random: Random) => {
  const { seats = 2, packs = [], config = {} } = setups[name] ?? {}
  const options = random.below(2) === 0 ? {} : { options: anyOptions(random, tableOptionsSchema) }
  return { seats, packs, config: { ...(config as object), ...options } }
}

// 2,000 in all are the measure before a release; a tenth else.
playAtRandom(
  combatZone,
  { games: 200, replayed: names.length },
  names.map((name) => ({
    name: `battles of ${name}`,
    setup: anyTable(name),
    share: 1 / names.length,
    mostSteps: 5_000,
    ms: 2_000,
  })),
)
