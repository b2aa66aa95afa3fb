import { Match, PlayoutTable, parseRecord, type Random, randomPolicy, seededRandom } from '@muster/table'
import { playRandomly } from '@muster/table/testing'
import { expect, test } from 'vitest'
import { baseContent } from '../content/index.ts'
import { config, LAYOUTS, tableOptionsSchema } from './config.ts'
import { arsenal } from './game.ts'
import { type State, stateSchema } from './state.ts'

/**
 * How many random games of two players are played, and a tenth of it of every other layout. With MUSTER_GAMES set there are
 * that many, and every one of them is played live and replayed as well: 10000 is the measure before a release.
 */
const GAMES = Number(process.env.MUSTER_GAMES ?? 400)
const REPLAYED = process.env.MUSTER_GAMES ? GAMES : 40
const shareOf = (games: number, layout: string) => (layout === '2' ? games : Math.ceil(games / 10))
const TIMEOUT = 120_000 + 300 * GAMES
/** Far more steps than a game of six players takes. */
const MOST_STEPS = 20_000

const oneOf = <Item>(random: Random, items: readonly Item[]): Item => items[random.below(items.length)] as Item

/** The values an option can take. */
const valuesOf = (
  option: (typeof tableOptionsSchema.shape)[keyof typeof tableOptionsSchema.shape],
): readonly unknown[] => {
  const inner = option.unwrap()
  return 'options' in inner ? inner.options : [...inner.values]
}

/** Any table of a layout: decks named, at random or asked for, every option any way. */
function anySetup(random: Random, layout: string) {
  const [seats = 2, teams] = (layout.match(/\d/g) ?? []).map(Number)
  const options = Object.fromEntries(
    Object.entries(tableOptionsSchema.shape).map(([name, option]) => [name, oneOf(random, valuesOf(option))]),
  )
  const ready = Object.keys(baseContent.decks)
  const decks = Array.from({ length: seats }, () => oneOf(random, ['random', 'random', null, oneOf(random, ready)]))
  return { seats, config: { decks, options, ...(teams === undefined ? {} : { teams }) } }
}

/** Plays at random and says what was wrong at any checkpoint. */
function playedBadly(layout: string, seed: string): string[] {
  const random = seededRandom(seed)
  const setup = anySetup(random, layout)
  const state: State = arsenal.start(baseContent, config.parse(setup.config), setup.seats)
  const table = new PlayoutTable<State>(random, randomPolicy, state)
  for (let step = 0; step < MOST_STEPS; step++) {
    const broken = arsenal.broken(state)
    if (broken.length > 0) return broken.map((law) => `${seed}, step ${step}: ${law}`)
    const result = arsenal.result(state)
    if (result)
      return result.winners.length + (result.drawn as number[]).length > 0 ? [] : [`${seed}: an end without a result`]
    arsenal.step(table, state)
  }
  return [`${seed}: no end after ${MOST_STEPS} steps`]
}

test.each(LAYOUTS)(
  'random games of %s players end and keep every law at every checkpoint',
  (layout) => {
    const problems: string[] = []
    for (let game = 0; game < shareOf(GAMES, layout); game++) problems.push(...playedBadly(layout, `${layout} ${game}`))
    expect(problems.slice(0, 5)).toEqual([])
  },
  TIMEOUT,
)

/** Plays live, writes the record, reads it back and plays it again. */
function replaysBadly(layout: string, seed: string): string[] {
  const random = seededRandom(seed)
  const match = playRandomly(Match.open(arsenal, { ...anySetup(random, layout), seed }), random)
  const text = JSON.stringify(match.record())
  const again = Match.replay(arsenal, parseRecord(JSON.parse(text)))
  const problems: string[] = []
  if (!match.result) problems.push(`${seed}: no result`)
  if (JSON.stringify(again.record()) !== text) problems.push(`${seed}: the record of the replay is another`)
  if (JSON.stringify(again.state) !== JSON.stringify(match.state)) problems.push(`${seed}: another state`)
  if (JSON.stringify(again.told) !== JSON.stringify(match.told)) problems.push(`${seed}: another story`)
  const issues = stateSchema.safeParse(match.state).error?.issues ?? []
  return [...problems, ...issues.map(({ path, message }) => `${seed}: ${path.join('.')} ${message}`)]
}

test.each(LAYOUTS)(
  'records of random games of %s players replay to the byte',
  (layout) => {
    const problems: string[] = []
    const count = shareOf(REPLAYED, layout)
    for (let game = 0; game < count; game++) problems.push(...replaysBadly(layout, `record of ${layout}, ${game}`))
    expect(problems.slice(0, 5)).toEqual([])
  },
  TIMEOUT,
)
