import { expect, test } from 'vitest'
import { defencesOf, duelsOf } from './jobs.ts'

const contest = { entrants: ['red', 'blue', 'green'], config: () => ({}) }

test('every two bots meet as often, seats swapped every other game with the same entrants and dice', () => {
  const jobs = duelsOf('x', contest, ['a', 'b', 'c'], 4)
  expect(jobs).toHaveLength(12)
  expect(new Set(jobs.map(({ key }) => key)).size).toBe(12)
  const [first, second] = jobs.filter(({ bots }) => bots.includes('a') && bots.includes('b'))
  expect([first?.bots, second?.bots]).toEqual([
    ['a', 'b'],
    ['b', 'a'],
  ])
  expect([second?.seed, second?.plays]).toEqual([first?.seed, first?.plays])
})

test('a run cut short has played every two bots about as often', () => {
  const begun = duelsOf('x', contest, ['a', 'b', 'c'], 10).slice(0, 6)
  for (const bot of ['a', 'b', 'c']) expect(begun.filter(({ bots }) => bots.includes(bot))).toHaveLength(4)
})

test('entrants meet one another in turn, never themselves', () => {
  const met = new Set(duelsOf('x', contest, ['a', 'b'], 12).map(({ plays }) => String(plays)))
  expect([...met].sort()).toEqual(['blue,green', 'blue,red', 'green,blue', 'green,red', 'red,blue', 'red,green'])
})

test('against the table a bot has all seats, and all bots meet the same dice', () => {
  const tables = [
    { name: 'two, easy', seats: 2, config: {} },
    { name: 'four, easy', seats: 4, config: {} },
  ]
  const jobs = defencesOf('x', tables, ['a', 'b'], 3)
  expect(jobs).toHaveLength(12)
  expect(jobs[1]).toMatchObject({ bots: ['a', 'a', 'a', 'a'], plays: 'four, easy' })
  expect(jobs[0]?.seed).toBe(jobs[2]?.seed)
  expect(jobs[0]?.key).not.toBe(jobs[2]?.key)
})
