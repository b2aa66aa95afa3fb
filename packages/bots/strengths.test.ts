import { expect, test } from 'vitest'
import { limitOf, namedStrengths, parseStrength, strengths, withBudget } from './strengths.ts'
import { checkBudget, startClock } from './time-budget.ts'

test('five names to choose from, each a strength', () => {
  expect(namedStrengths).toEqual(['novice', 'fighter', 'veteran', 'champion', 'legend'])
  for (const name of namedStrengths) expect(parseStrength(name)).toEqual(strengths[name])
})

test('a name may carry a budget in tries or in milliseconds', () => {
  expect(parseStrength('search@300')).toMatchObject({ policy: 'search', budget: { iterations: 300 } })
  expect(parseStrength('legend@250ms')).toMatchObject({ policy: 'search', budget: { ms: 250 } })
  expect(parseStrength('greedy@250ms')).toEqual({ policy: 'greedy' })
})

test('a game may have settings of its own, and its own idea of a name', () => {
  const mind = { settings: { horizon: 2 }, strengths: { novice: { policy: 'light', noise: 3 } } } as const
  expect(parseStrength('novice', mind)).toEqual({ policy: 'light', noise: 3 })
  expect(parseStrength('legend', mind)).toEqual({
    ...strengths.legend,
    settings: { ...strengths.legend.settings, horizon: 2 },
  })
})

test('the five are held to tries and to a second, whichever ends first', () => {
  for (const name of namedStrengths) expect(limitOf(strengths[name])).toBe(1000)
  expect(limitOf(parseStrength('search'))).toBe(1000)
  expect(limitOf(parseStrength('search@40'))).toBe(Number.POSITIVE_INFINITY)
  expect(limitOf(parseStrength('legend@250ms'))).toBe(250)
})

test.each([
  ['zorro', 'there is no bot "zorro"; there are random, greedy, search, novice'],
  ['', 'there is no bot ""'],
  ['toString', 'there is no bot "toString"'],
  ['search@1@2', 'there is no bot'],
  ['search@soon', 'expected a budget such as @300 (tries) or @250ms'],
  ['search@-5', 'a budget of -5 iterations: expected a number above 0'],
  ['search@-5ms', 'a budget of -5 ms: expected a number above 0'],
  ['search@0', 'a budget of 0 iterations'],
])('%j is a clear error', (text, message) => {
  expect(() => parseStrength(text)).toThrow(message)
})

test('a budget is a number above 0', () => {
  for (const ms of [0, -1, Number.NaN, Number.POSITIVE_INFINITY])
    expect(() => checkBudget({ ms })).toThrow('a budget of')
  expect(() => withBudget(strengths.legend, { ms: -1 })).toThrow('a budget of -1 ms')
})

test('time and tries: whichever ends first', () => {
  let now = 0
  const clock = startClock({ ms: 1000, iterations: 10 }, () => now)
  expect([clock.isOver(9), clock.isOver(10), clock.left(4)]).toEqual([false, true, 6])
  now = 980
  expect([clock.isOver(0), clock.progress(0) > 0.95]).toEqual([false, true])
  now = 990
  expect(clock.isOver(0)).toBe(true)
})

test('without a limit by time the clock counts tries alone', () => {
  const clock = startClock({ iterations: 10 })
  expect([clock.isOver(9), clock.isOver(10), clock.progress(5)]).toEqual([false, true, 0.5])
})
