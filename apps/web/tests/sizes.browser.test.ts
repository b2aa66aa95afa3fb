import { expect, test } from 'vitest'
import { FIRST_BUDGET, measure, waitingForThemselves } from '../build/sizes.ts'
import { buildOnce } from './build-once.ts'

test('the first load and each game stay within their budgets of JavaScript', async () => {
  const { first, games } = measure(await buildOnce())
  expect(games.map(({ game }) => game)).toContain('bladeborn')
  expect(first).toBeGreaterThan(20_000)
  expect(first).toBeLessThanOrEqual(FIRST_BUDGET)
  for (const { game, size, budget } of games) {
    expect(size, game).toBeGreaterThan(60_000)
    expect(size, game).toBeLessThanOrEqual(budget)
  }
}, 120_000)

test('no chunk of the page waits for itself', async () => {
  expect(waitingForThemselves(await buildOnce())).toEqual([])
}, 120_000)
