import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Game, PlayedState, Result } from '../game.ts'
import { Match } from '../match.ts'
import type { Random } from '../random/random.ts'
import { seededRandom } from '../random/seeded.ts'
import { parseRecord } from '../record.ts'
import { contentOf, type MatchSetup, originOf } from '../setup.ts'
import { PlayoutTable, randomPolicy } from '../tables/playout.ts'
import { playRandomly } from './play.ts'

/** One kind of table that random games are played at. */
export interface RandomTable {
  /** What its games are called: "battles", "games of 4 players". */
  readonly name: string
  readonly setup: (random: Random) => Omit<MatchSetup, 'seed'>
  /** How many games for each that was asked for; 1 where left out. */
  readonly share?: number
  /** How many are replayed where no number was asked for; the given number times the share where left out. */
  readonly replayed?: number
  /** How many milliseconds one may take on a busy machine; 300 where left out. */
  readonly ms?: number
  /** Far more steps than a game takes. */
  readonly mostSteps: number
  /** Whether chance alone may never end it (a campaign lost again and again): after its steps all seats give up, and that ends it. */
  readonly mayGoOn?: boolean
  /** What is wrong with a result. */
  readonly wrong?: (result: Result) => string | undefined
}

/**
 * Random games of every kind of table end and keep every law at every checkpoint, and their records replay to the byte.
 * With MUSTER_GAMES set there are that many, and every one of them is played live and replayed as well.
 */
export function playAtRandom<State extends PlayedState, Config, Content>(
  game: Game<State, Config, Content>,
  { games, replayed }: { readonly games: number; readonly replayed: number },
  tables: readonly RandomTable[],
): void {
  const asked = process.env.MUSTER_GAMES === undefined ? undefined : Number(process.env.MUSTER_GAMES)
  for (const table of tables) {
    const shareOf = (count: number) => Math.ceil(count * (table.share ?? 1))
    const played = shareOf(asked ?? games)
    const kept = asked === undefined ? (table.replayed ?? shareOf(replayed)) : played
    const timeout = 120_000 + (table.ms ?? 300) * played * (asked === undefined ? 1 : 2)
    const problemsOf = (many: number, problems: (seed: string) => string[], name: string) =>
      Array.from({ length: many }, (_, index) => index)
        .flatMap((index) => problems(`${name} ${index}`))
        .slice(0, 5)
    test(
      `${played} random ${table.name} end and keep every law at every checkpoint`,
      () => expect(problemsOf(played, (seed) => playedBadly(game, table, seed), table.name)).toEqual([]),
      timeout,
    )
    test(
      `${kept} records of random ${table.name} replay to the byte`,
      () => expect(problemsOf(kept, (seed) => replaysBadly(game, table, seed), `record of ${table.name}`)).toEqual([]),
      timeout,
    )
  }
}

/** Plays at random and says what was wrong at any checkpoint. */
function playedBadly<State extends PlayedState, Config, Content>(
  game: Game<State, Config, Content>,
  { setup, mostSteps, mayGoOn, wrong }: RandomTable,
  seed: string,
): string[] {
  const random = seededRandom(seed)
  const wanted = setup(random)
  const state = originOf(game as unknown as Game<State>, { ...wanted, seed }, contentOf(game, wanted.packs))
  const table = new PlayoutTable<State>(random, randomPolicy, state)
  for (let step = 0; step < mostSteps; step++) {
    const broken = game.broken(state)
    if (broken.length > 0) return broken.map((law) => `${seed}, step ${step}: ${law}`)
    const result = game.result(state)
    const fault = result && wrong?.(result)
    if (result) return fault === undefined ? [] : [`${seed}: ${fault}`]
    game.step(table, state)
  }
  if (!mayGoOn) return [`${seed}: no end after ${mostSteps} steps`]
  for (let seat = 0; seat < wanted.seats; seat++) if (!game.result(state)) game.act(table, state, seat, 'resign')
  return game.result(state)
    ? game.broken(state).map((law) => `${seed}, given up: ${law}`)
    : [`${seed}: no end by giving up`]
}

/** How many decisions of a game that may go on are played live. */
const LONG = 2_000

/** Plays live, writes the record, reads it back and plays it again. */
function replaysBadly<State extends PlayedState, Config, Content>(
  game: Game<State, Config, Content>,
  { setup, mayGoOn }: RandomTable,
  seed: string,
): string[] {
  const random = seededRandom(seed)
  const match = Match.open(game, { ...setup(random), seed })
  playRandomly(match, random, undefined, mayGoOn ? LONG : undefined)
  for (let seat = 0; seat < match.setup.seats; seat++) if (!match.result) match.act(seat, { act: 'resign' })
  return replayProblems(game, match, seed)
}

/** What differs when the record of a match is written, read back and replayed, and where its state is no state of the game. */
export function replayProblems<State extends PlayedState, Config, Content>(
  game: Game<State, Config, Content>,
  match: Match<State>,
  seed: string,
): string[] {
  const text = JSON.stringify(match.record())
  const again = Match.replay(game, parseRecord(JSON.parse(text)))
  const problems: string[] = []
  if (JSON.stringify(again.record()) !== text) problems.push(`${seed}: the record of the replay is another`)
  if (JSON.stringify(again.state) !== JSON.stringify(match.state)) problems.push(`${seed}: another state`)
  if (JSON.stringify(again.told) !== JSON.stringify(match.told)) problems.push(`${seed}: another story`)
  const issues = game.schema.safeParse(match.state).error?.issues ?? []
  return [...problems, ...issues.map(({ path, message }) => `${seed}: ${path.join('.')} ${message}`)]
}

export const oneOf = <Item>(random: Random, items: readonly Item[]): Item => items[random.below(items.length)] as Item

/** Every table option any way; `own` says what one may be whose schema does not list its values. */
export function anyOptions(
  random: Random,
  { shape }: z.ZodObject,
  own: Readonly<Record<string, readonly unknown[]>> = {},
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(shape).map(([name, option]) => [name, oneOf(random, own[name] ?? valuesOf(option as z.ZodType))]),
  )
}

function valuesOf(option: z.ZodType): readonly unknown[] {
  const inner = option instanceof z.ZodDefault ? option.unwrap() : option
  if (inner instanceof z.ZodEnum) return inner.options
  if (inner instanceof z.ZodLiteral) return [...inner.values]
  if (inner instanceof z.ZodBoolean) return [true, false]
  throw new Error('an option without listed values; expected them in "own"')
}
