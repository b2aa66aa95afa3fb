import { expect, test } from 'vitest'
import { BUDGET, measure } from '../build/sizes.ts'
import { buildOnce } from './build-once.ts'

test('the first load and each game stay within their budgets of JavaScript', async () => {
  const { first, games } = measure(await buildOnce())
  expect(Object.keys(games)).toContain('bladeborn')
  expect(first).toBeGreaterThan(40_000)
  expect(first).toBeLessThanOrEqual(BUDGET.first)
  for (const [game, size] of Object.entries(games)) {
    expect(size, game).toBeGreaterThan(60_000)
    expect(size, game).toBeLessThanOrEqual(BUDGET.game)
  }
}, 120_000)
