import { Match, type Random, seededRandom } from '@muster/table'
import { anyOptions, oneOf, playAtRandom, playRandomly, replayProblems } from '@muster/table/testing'
import { expect, test } from 'vitest'
import { contentWith } from '../content/index.ts'
import { tableOptionsSchema } from './config.ts'
import { bladeborn } from './game.ts'

const content = contentWith([])

/** Any table: warbands, battle and twist asked for or fixed, every option either way. */
const anyTable = (play: 'skirmish' | 'campaign') => (random: Random) => {
  const options = anyOptions(random, tableOptionsSchema)
  const chosen = random.below(2) === 0 ? undefined : [oneOf(random, Object.keys(content.warbands)), null]
  const fixed = play === 'campaign' || random.below(2) === 0 ? {} : { battle: 'random' }
  return { seats: 2, config: { play, options, ...(chosen ? { warbands: chosen } : {}), ...fixed } }
}

// 10000 is the measure before a release.
playAtRandom(bladeborn, { games: 300, replayed: 15 }, [
  { name: 'battles', setup: anyTable('skirmish'), mostSteps: 2_000 },
  {
    name: 'campaigns',
    setup: anyTable('campaign'),
    share: 1 / 30,
    replayed: 2,
    mostSteps: 200_000,
    wrong: ({ winners }) => (winners.length === 1 ? undefined : 'a campaign without a champion'),
  },
])

test('records of campaigns, broken off in mid-battle, replay to the byte', () => {
  const problems = ['one', 'two', 'three'].flatMap((seed) => {
    const random = seededRandom(seed)
    const match = Match.open(bladeborn, { ...anyTable('campaign')(random), seed })
    return replayProblems(bladeborn, playRandomly(match, random, undefined, 400), seed)
  })
  expect(problems).toEqual([])
})
