import { expect, test } from 'vitest'
import type { LadderGame } from './job.ts'
import { ratingAgainstTable, ratingsOf, type Scored } from './ratings.ts'
import { ladderReport } from './report.ts'
import { writeLadder } from './text.ts'

const scored = (one: string, two: string, wins: number, games: number): Scored[] =>
  Array.from({ length: games }, (_, index) => [one, two, index < wins ? 1 : 0])

test('ratings follow the scores on the Elo scale, whatever the order of the games', () => {
  const games = [...scored('a', 'b', 76, 100), ...scored('b', 'c', 76, 100)]
  const ratings = ratingsOf(['c', 'b', 'a'], games)
  expect(ratings.map(({ bot }) => bot)).toEqual(['a', 'b', 'c'])
  const [a, b] = ratings.map(({ rating }) => rating) as [number, number]
  // 76 of 100 are 200 points on the Elo scale.
  expect(a - b).toBeGreaterThan(180)
  expect(a - b).toBeLessThan(220)
  const backwards = ratingsOf(['a', 'b', 'c'], [...games].reverse())
  expect(backwards.map(({ rating }) => Math.round(rating))).toEqual(ratings.map(({ rating }) => Math.round(rating)))
})

test('more games narrow the interval', () => {
  const width = (games: number) => {
    const [best] = ratingsOf(['a', 'b'], scored('a', 'b', games * 0.7, games))
    return (best?.high ?? 0) - (best?.low ?? 0)
  }
  expect(width(400)).toBeLessThan(width(40) / 2)
})

const game = (bots: string[], winners: number[], more: { over?: number; table?: string } = {}): LadderGame => ({
  run: 'x',
  key: `${bots}`,
  bots,
  winners,
  ...(more.table === undefined ? {} : { table: more.table }),
  paces: bots.map((bot) => ({
    bot,
    decisions: 10,
    ms: 50,
    wall: 60,
    longest: 20,
    over: more.over ?? 0,
    cutShort: more.over ? 1 : 0,
  })),
})

test('the report counts both seats, draws as half, and what went over budget', () => {
  const games = [game(['a', 'b'], [0]), game(['b', 'a'], [1], { over: 7 }), game(['a', 'b'], [])]
  const report = ladderReport('x', 'x 1', ['a', 'b'], games)
  expect(report.meetings).toMatchObject([{ one: 'a', two: 'b', games: 3, rate: 2.5 / 3 }])
  const pace = { games: 3, decisions: 30, ms: 5, wall: 6, longest: 20, over: 7, cutShort: 1 }
  expect(report.bots[0]).toMatchObject({ bot: 'a', ...pace })
  expect(writeLadder(report)).toContain('| a | b | 3 | 83.3 % |')
})

test('bots that never met have no line of their own', () => {
  const report = ladderReport('x', 'x 1', ['a', 'b', 'c'], [game(['a', 'b'], [0]), game(['b', 'c'], [0])])
  expect(report.meetings.map(({ one, two }) => `${one} ${two}`)).toEqual(['a b', 'b c'])
})

test('in a game against the table a bot has all seats and is rated by what it wins, over all and by table', () => {
  const easy = Array.from({ length: 30 }, (_, index) => game(['a', 'a'], index < 20 ? [0, 1] : [], { table: 'easy' }))
  const hard = Array.from({ length: 30 }, (_, index) => game(['a', 'a'], index < 10 ? [0, 1] : [], { table: 'hard' }))
  const report = ladderReport('x', 'x 1', ['b', 'a'], [...easy, ...hard, game(['b', 'b'], [], { table: 'easy' })])
  expect(report.bots.map(({ bot }) => bot)).toEqual(['a', 'b'])
  expect(report.bots[0]?.rating).toBeCloseTo(1500)
  expect(report.meetings.slice(0, 3)).toMatchObject([
    { one: 'a', two: 'all tables', games: 60, rate: 0.5 },
    { one: 'a', two: 'easy', games: 30, rate: 20 / 30 },
    { one: 'a', two: 'hard', games: 30, rate: 10 / 30 },
  ])
  expect(report.bots[1]?.low).toBe(Number.NEGATIVE_INFINITY)
  expect(writeLadder(report)).toMatch(/\| b \| \d+ \| −∞ to \d+ \|/)
})

test('76 of 100 games won against the table are 200 points above it', () => {
  const { rating, low, high } = ratingAgainstTable(760, 1000)
  expect(rating).toBeGreaterThan(1695)
  expect(rating).toBeLessThan(1705)
  expect([low < rating - 15, high > rating + 15]).toEqual([true, true])
})
