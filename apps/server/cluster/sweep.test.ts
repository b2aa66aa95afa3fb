import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Sweep } from './sweep.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function swept() {
  const held = new Map([
    ['a', 3],
    ['b', 5],
  ])
  const store = new Map(held)
  const behind: string[] = []
  const failures: string[] = []
  let asked = 0
  let answers: () => Promise<ReadonlyMap<string, number>> = async () => new Map(store)
  const sweep = new Sweep({
    heads: async (matches) => {
      asked++
      expect(matches).toEqual([...held.keys()])
      return await answers()
    },
    held: () => [...held].map(([match, seq]) => ({ match, seq })),
    behind: (match, head) => behind.push(`${match} ${head}`),
    failed: (error) => failures.push(error.message),
  })
  const answer = (how: typeof answers): void => {
    answers = how
  }
  return { held, store, behind, failures, sweep, asked: () => asked, answer }
}

test('every second what is held is compared with the store, and what is behind is told', async () => {
  const { store, behind, sweep } = swept()
  await vi.advanceTimersByTimeAsync(1000)
  expect(behind).toEqual([])
  store.set('b', 7)
  await vi.advanceTimersByTimeAsync(1000)
  expect(behind).toEqual(['b 7'])
  await sweep.stop()
  await vi.advanceTimersByTimeAsync(5000)
  expect(behind).toEqual(['b 7'])
})

test('what was learnt while the store answered is not behind', async () => {
  const { held, store, behind, sweep, answer } = swept()
  answer(async () => {
    store.set('a', 4)
    const heads = new Map(store)
    held.set('a', 4)
    return heads
  })
  await sweep.now()
  expect(behind).toEqual([])
  await sweep.stop()
})

test('asked for during a round, one more round follows', async () => {
  const { sweep, asked } = swept()
  await Promise.all([sweep.now(), sweep.now(), sweep.now()])
  expect(asked()).toBe(2)
  await sweep.stop()
})

test('a store that cannot be asked is asked again', async () => {
  const { store, behind, failures, sweep, answer } = swept()
  store.set('a', 9)
  answer(() => Promise.reject(new Error('gone')))
  await vi.advanceTimersByTimeAsync(1000)
  expect(failures).toEqual(['gone'])
  answer(async () => new Map(store))
  await vi.advanceTimersByTimeAsync(1000)
  expect(behind).toEqual(['a 9'])
  await sweep.stop()
})
