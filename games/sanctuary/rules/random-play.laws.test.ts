import { Match, PlayoutTable, parseRecord, type Random, randomPolicy, seededRandom } from '@muster/table'
import { playRandomly } from '@muster/table/testing'
import { expect, test } from 'vitest'
import { baseContent } from '../content/index.ts'
import { config, tableOptionsSchema } from './config.ts'
import { sanctuary } from './game.ts'
import { type State, stateSchema } from './state.ts'

/**
 * How many random games of each number of players are played. With MUSTER_GAMES set there are that many, and every one of
 * them is played live and replayed as well: 5000 is the measure before a release.
 */
const GAMES = Number(process.env.MUSTER_GAMES ?? 100)
const REPLAYED = process.env.MUSTER_GAMES ? GAMES : 10
const TIMEOUT = 60_000 + 300 * GAMES
/** Far more steps than a deck of all cards takes. */
const MOST_STEPS = 20_000

const oneOf = <Item>(random: Random, items: readonly Item[]): Item => items[random.below(items.length)] as Item

/** The values an option can take. */
function valuesOf(name: keyof typeof tableOptionsSchema.shape): readonly unknown[] {
  if (name === 'terrainPieces') return [0, 1, 2, 3, 4]
  if (name === 'terrainLayout') return ['automatic', ...Object.keys(baseContent.layouts).filter((id) => id !== 'open')]
  const inner = tableOptionsSchema.shape[name].unwrap()
  if ('options' in inner) return inner.options
  return 'values' in inner ? [...inner.values] : [true, false]
}

const optionNames = Object.keys(tableOptionsSchema.shape) as (keyof typeof tableOptionsSchema.shape)[]

/** Every second table as the rulings have it, the others with every option any way. */
function anyConfig(random: Random) {
  if (random.below(2) === 0) return {}
  return { options: Object.fromEntries(optionNames.map((name) => [name, oneOf(random, valuesOf(name))])) }
}

/** Plays at random and says what was wrong at any checkpoint. */
function playedBadly(seats: number, seed: string): string[] {
  const random = seededRandom(seed)
  const state: State = sanctuary.start(baseContent, config.parse(anyConfig(random)), seats)
  const table = new PlayoutTable<State>(random, randomPolicy, state)
  for (let step = 0; step < MOST_STEPS; step++) {
    const broken = sanctuary.broken(state)
    if (broken.length > 0) return broken.map((law) => `${seed}, step ${step}: ${law}`)
    if (sanctuary.result(state)) return []
    sanctuary.step(table, state)
  }
  return [`${seed}: no end after ${MOST_STEPS} steps`]
}

test.each([1, 2, 3, 4])(
  `${GAMES} random games of %d players end and keep every law at every checkpoint`,
  (seats) => {
    const problems: string[] = []
    for (let game = 0; game < GAMES; game++) problems.push(...playedBadly(seats, `${seats} players ${game}`))
    expect(problems.slice(0, 5)).toEqual([])
  },
  TIMEOUT,
)

/** Plays live, writes the record, reads it back and plays it again. */
function replaysBadly(seats: number, seed: string): string[] {
  const random = seededRandom(seed)
  const match = playRandomly(Match.open(sanctuary, { seats, config: anyConfig(random), seed }), random)
  const text = JSON.stringify(match.record())
  const again = Match.replay(sanctuary, parseRecord(JSON.parse(text)))
  const problems: string[] = []
  if (JSON.stringify(again.record()) !== text) problems.push(`${seed}: the record of the replay is another`)
  if (JSON.stringify(again.state) !== JSON.stringify(match.state)) problems.push(`${seed}: another state`)
  if (JSON.stringify(again.told) !== JSON.stringify(match.told)) problems.push(`${seed}: another story`)
  const issues = stateSchema.safeParse(match.state).error?.issues ?? []
  return [...problems, ...issues.map(({ path, message }) => `${seed}: ${path.join('.')} ${message}`)]
}

test.each([1, 2, 3, 4])(
  `${REPLAYED} records of random games of %d players replay to the byte`,
  (seats) => {
    const problems: string[] = []
    for (let game = 0; game < REPLAYED; game++) problems.push(...replaysBadly(seats, `record ${seats} ${game}`))
    expect(problems.slice(0, 5)).toEqual([])
  },
  TIMEOUT,
)
