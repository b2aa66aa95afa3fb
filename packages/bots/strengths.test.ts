import { expect, test } from 'vitest'
import { namedStrengths, parseStrength, strengths, withBudget } from './strengths.ts'
import { checkBudget, startClock } from './time-budget.ts'

test('five names to choose from, each a strength', () => {
  expect(namedStrengths).toEqual(['novice', 'fighter', 'veteran', 'champion', 'legend'])
  for (const name of namedStrengths) expect(parseStrength(name)).toBe(strengths[name])
})

test('a name may carry a budget in tries or in milliseconds', () => {
  expect(parseStrength('search@300')).toMatchObject({ policy: 'search', budget: { iterations: 300 } })
  expect(parseStrength('legend@250ms')).toMatchObject({ policy: 'search', budget: { ms: 250 } })
  expect(parseStrength('greedy@250ms')).toEqual({ policy: 'greedy' })
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

test('without a limit by time the clock counts tries alone', () => {
  const clock = startClock({ iterations: 10 })
  expect([clock.isOver(9), clock.isOver(10), clock.progress(5)]).toEqual([false, true, 0.5])
})
