import { expect, test } from 'vitest'
import { chartOf } from './chart.ts'
import type { BalanceGame } from './job.ts'
import { writeMatrix } from './matrix.ts'
import { pairRows, pairsOf, reportOf } from './report.ts'
import { writeReport } from './text.ts'

const game = (seats: [string, string], winner: string | undefined, variant = 'field'): BalanceGame => ({
  run: 'x',
  key: `${seats}`,
  seats,
  variant,
  ...(winner === undefined ? {} : { winner }),
  decisions: 100,
  rounds: 3,
})

const games = [game(['a', 'b'], 'a'), game(['b', 'a'], 'a'), game(['a', 'b'], undefined, 'hill'), game(['a', 'c'], 'c')]
const report = reportOf('x', ['a', 'b', 'c'], games)

test('every two entrants are a pair once', () => {
  expect(pairsOf(['a', 'b', 'c'])).toEqual([
    ['a', 'b'],
    ['a', 'c'],
    ['b', 'c'],
  ])
})

test('win rates count both seats, draws as half', () => {
  expect(report.pairs[0]).toMatchObject({ one: 'a', two: 'b', games: 3, wins: [2, 0], draws: 1, rate: 2.5 / 3 })
  expect(report.entrants.map(({ games: played }) => played)).toEqual([4, 3, 1])
})

test('the first seat, the length and the variants are told apart', () => {
  expect(report.firstSeat.rate).toBeCloseTo(1.5 / 4)
  expect(report.length).toEqual({ decisions: 100, rounds: 3 })
  expect(report.variants.map(({ variant, games: played, draws }) => [variant, played, draws])).toEqual([
    ['field', 3, 0],
    ['hill', 1, 1],
  ])
})

test('it is written as tables and drawn as a chart', () => {
  expect(writeReport(report)).toContain('| a – b | 3 | 2 | 1 | 0 | 83.3 % |')
  const chart = chartOf('x', pairRows(report))
  expect(chart.startsWith('<svg')).toBe(true)
  expect(chart.match(/<circle/g)).toHaveLength(3)
})

test('many entrants are shown as a matrix, best first, each cell what the row won against the column', () => {
  const matrix = writeMatrix(report).split('\n')
  expect(matrix[0]).toBe('| entrant | field | 1 | 2 | 3 |')
  expect(matrix.slice(2)).toEqual([
    '| 1 c | 100.0 % |  | 100 |  |',
    '| 2 a | 62.5 % | 0 |  | 83 |',
    '| 3 b | 16.7 % |  | 17 |  |',
  ])
})
