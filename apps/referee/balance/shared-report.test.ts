import { expect, test } from 'vitest'
import type { SharedGame } from './job.ts'
import { sharedReportOf, writeSharedReport } from './shared-report.ts'

const game = (table: string, won: boolean, escaped: number): SharedGame => ({
  run: 'x',
  key: `${table} ${escaped}`,
  table,
  won,
  decisions: 200,
  rounds: 12,
  counts: { escaped },
})

test('the share won of each table, with what the results count', () => {
  const games = [game('easy', true, 1), game('easy', false, 6), game('hard', false, 8)]
  const report = sharedReportOf('x', ['easy', 'hard'], games)
  expect(report.tables).toMatchObject([
    { table: 'easy', games: 2, rate: 0.5, decisions: 200, rounds: 12, counts: { escaped: 3.5 } },
    { table: 'hard', games: 1, rate: 0 },
  ])
  expect(writeSharedReport(report)).toContain('| easy | 2 | 50.0 % |')
  expect(writeSharedReport(report)).toContain('| decisions | rounds | escaped |')
})
