import type { Random } from '@muster/table'
import { anyOptions, oneOf, playAtRandom } from '@muster/table/testing'
import { baseContent } from '../content/index.ts'
import { LAYOUTS, tableOptionsSchema } from './config.ts'
import { arsenal } from './game.ts'

/** Any table of a layout: decks named, at random or asked for, every option any way. */
const anyTable = (layout: string) => (random: Random) => {
  const [seats = 2, teams] = (layout.match(/\d/g) ?? []).map(Number)
  const options = anyOptions(random, tableOptionsSchema)
  const ready = Object.keys(baseContent.decks)
  const decks = Array.from({ length: seats }, () => oneOf(random, ['random', 'random', null, oneOf(random, ready)]))
  return { seats, config: { decks, options, ...(teams === undefined ? {} : { teams }) } }
}

// 10000 is the measure before a release.
playAtRandom(
  arsenal,
  { games: 400, replayed: 40 },
  LAYOUTS.map((layout) => ({
    name: `games of ${layout} players`,
    setup: anyTable(layout),
    share: layout === '2' ? 1 : 0.1,
    mostSteps: 20_000,
    wrong: ({ winners, drawn }) =>
      winners.length + (drawn as number[]).length > 0 ? undefined : 'an end without a result',
  })),
)
