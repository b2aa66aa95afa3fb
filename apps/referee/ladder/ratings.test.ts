import { expect, test } from 'vitest'
import type { LadderGame } from './job.ts'
import { ratingsOf, type Scored } from './ratings.ts'
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

const game = (bots: string[], winners: number[], over = 0): LadderGame => ({
  run: 'x',
  key: `${bots}`,
  bots,
  winners,
  paces: bots.map((bot) => ({ bot, decisions: 10, ms: 50, longest: 20, over })),
})

test('the report counts both seats, draws as half, and what went over budget', () => {
  const games = [game(['a', 'b'], [0]), game(['b', 'a'], [1], 7), game(['a', 'b'], [])]
  const report = ladderReport('x', ['a', 'b'], games, false)
  expect(report.meetings).toMatchObject([{ one: 'a', two: 'b', games: 3, rate: 2.5 / 3 }])
  expect(report.bots[0]).toMatchObject({ bot: 'a', games: 3, decisions: 30, ms: 5, longest: 20, over: 7 })
  expect(writeLadder(report)).toContain('| a | b | 3 | 83.3 % |')
})

test('in a game against the table a bot has all seats and is measured by what it wins', () => {
  const games = [game(['a', 'a'], [0, 1]), game(['a', 'a'], []), game(['b', 'b'], [])]
  const report = ladderReport('x', ['a', 'b'], games, true)
  expect(report.meetings).toMatchObject([
    { one: 'a', two: 'the table', games: 2, rate: 0.5 },
    { one: 'b', two: 'the table', games: 1, rate: 0 },
  ])
})
