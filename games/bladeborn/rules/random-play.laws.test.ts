import { Match, PlayoutTable, parseRecord, type Random, randomPolicy, seededRandom } from '@muster/table'
import { playRandomly } from '@muster/table/testing'
import { expect, test } from 'vitest'
import { contentWith } from '../content/index.ts'
import { config, tableOptionsSchema } from './config.ts'
import { bladeborn } from './game.ts'
import { type State, stateSchema } from './state.ts'

/**
 * How many random battles are played, and a campaign for every thirty of them. With MUSTER_GAMES set there are that many,
 * and every one of them is played live and replayed as well: 10000 is the measure before a release.
 */
const BATTLES = Number(process.env.MUSTER_GAMES ?? 300)
const CAMPAIGNS = Math.ceil(BATTLES / 30)
const REPLAYED = process.env.MUSTER_GAMES ? BATTLES : 15
const REPLAYED_CAMPAIGNS = process.env.MUSTER_GAMES ? CAMPAIGNS : 2
const TIMEOUT = 60_000 + 200 * BATTLES
/** Far more steps than a battle of six rounds takes. */
const MOST_STEPS = 2_000

const content = contentWith([])

const oneOf = <Item>(random: Random, items: readonly Item[]): Item => items[random.below(items.length)] as Item

/** Any table: warbands, battle and twist asked for or fixed, every option either way. */
function anyConfig(random: Random, play: 'skirmish' | 'campaign') {
  const options = Object.fromEntries(
    Object.entries(tableOptionsSchema.shape).map(([name, option]) => [name, oneOf(random, option.unwrap().options)]),
  )
  const chosen = random.below(2) === 0 ? undefined : [oneOf(random, Object.keys(content.warbands)), null]
  const fixed = play === 'campaign' || random.below(2) === 0 ? {} : { battle: 'random' }
  return { play, options, ...(chosen ? { warbands: chosen } : {}), ...fixed }
}

/** Plays at random and says what was wrong at any checkpoint. */
function playedBadly(seed: string, play: 'skirmish' | 'campaign', mostSteps: number): string[] {
  const random = seededRandom(seed)
  const state: State = bladeborn.start(content, config.parse(anyConfig(random, play)), 2)
  const table = new PlayoutTable<State>(random, randomPolicy, state)
  for (let step = 0; step < mostSteps; step++) {
    const broken = bladeborn.broken(state)
    if (broken.length > 0) return broken.map((law) => `${seed}, step ${step}: ${law}`)
    const result = bladeborn.result(state)
    if (result)
      return play === 'campaign' && result.winners.length !== 1 ? [`${seed}: a campaign without a champion`] : []
    bladeborn.step(table, state)
  }
  return [`${seed}: no end after ${mostSteps} steps`]
}

test(
  `${BATTLES} random battles end and keep every law at every checkpoint`,
  () => {
    const problems: string[] = []
    for (let game = 0; game < BATTLES; game++) problems.push(...playedBadly(`battle ${game}`, 'skirmish', MOST_STEPS))
    expect(problems.slice(0, 5)).toEqual([])
  },
  TIMEOUT,
)

test(
  `${CAMPAIGNS} random campaigns end with a champion and keep every law`,
  () => {
    const problems: string[] = []
    for (let game = 0; game < CAMPAIGNS; game++)
      problems.push(...playedBadly(`campaign ${game}`, 'campaign', 100 * MOST_STEPS))
    expect(problems.slice(0, 5)).toEqual([])
  },
  TIMEOUT,
)

/** Plays live, writes the record, reads it back and plays it again. */
function replaysBadly(seed: string, play: 'skirmish' | 'campaign', most?: number): string[] {
  const random = seededRandom(seed)
  const setup = { seats: 2, config: anyConfig(random, play), seed }
  const match = playRandomly(Match.open(bladeborn, setup), random, undefined, most)
  const text = JSON.stringify(match.record())
  const again = Match.replay(bladeborn, parseRecord(JSON.parse(text)))
  const problems: string[] = []
  if (JSON.stringify(again.record()) !== text) problems.push(`${seed}: the record of the replay is another`)
  if (JSON.stringify(again.state) !== JSON.stringify(match.state)) problems.push(`${seed}: another state`)
  if (JSON.stringify(again.told) !== JSON.stringify(match.told)) problems.push(`${seed}: another story`)
  const issues = stateSchema.safeParse(match.state).error?.issues ?? []
  return [...problems, ...issues.map(({ path, message }) => `${seed}: ${path.join('.')} ${message}`)]
}

test(
  `${REPLAYED} records of random battles replay to the byte`,
  () => {
    const problems: string[] = []
    for (let game = 0; game < REPLAYED; game++) problems.push(...replaysBadly(`record ${game}`, 'skirmish'))
    expect(problems.slice(0, 5)).toEqual([])
  },
  TIMEOUT,
)

test(
  `${REPLAYED_CAMPAIGNS} records of whole random campaigns replay to the byte`,
  () => {
    const problems: string[] = []
    for (let game = 0; game < REPLAYED_CAMPAIGNS; game++)
      problems.push(...replaysBadly(`long record ${game}`, 'campaign'))
    expect(problems.slice(0, 5)).toEqual([])
  },
  TIMEOUT,
)

test(
  'records of campaigns, broken off in mid-battle, replay to the byte',
  () => {
    const problems: string[] = []
    for (let game = 0; game < 3; game++) problems.push(...replaysBadly(`broken off ${game}`, 'campaign', 400))
    expect(problems).toEqual([])
  },
  TIMEOUT,
)
