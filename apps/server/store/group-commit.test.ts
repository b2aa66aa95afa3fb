import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { GroupCommit } from './group-commit.ts'

/** Groups an hour apart, unless three wait. */
function groupsOf(written: number[][]) {
  const write = async (jobs: readonly number[]) => {
    written.push([...jobs])
    return jobs.map((job) => ({ done: -job }))
  }
  return new GroupCommit<number, number>({ write, most: 100, apart: 3_600_000, enough: 3 })
}

const upTo = (count: number) => Array.from({ length: count }, (_, job) => job + 1)

test('after a large group the next waits for its time, or until enough have come', async () => {
  const written: number[][] = []
  const groups = groupsOf(written)
  expect(await Promise.all(upTo(20).map((job) => groups.add(job)))).toEqual(upTo(20).map((job) => -job))
  const later = [groups.add(21), groups.add(22)]
  await wait(50)
  expect(written).toEqual([upTo(20)])
  later.push(groups.add(23), groups.add(24))
  expect(await Promise.all(later)).toEqual([-21, -22, -23, -24])
  expect(written).toEqual([upTo(20), [21, 22, 23, 24]])
  // That one was small, so what comes next need not wait.
  expect(await groups.add(25)).toBe(-25)
  await groups.settled()
})

test('where enough came while a group was written, they are written before anybody hears how it came out', async () => {
  const happened: string[] = []
  const writing: (() => void)[] = []
  const write = async (jobs: readonly number[]) => {
    happened.push(`${jobs.length} written`)
    await new Promise<void>((done) => writing.push(done))
    return jobs.map((job) => ({ done: job }))
  }
  const groups = new GroupCommit<number, number>({ write, most: 100, apart: 3_600_000, enough: 3 })
  const first = groups.add(1).then(() => happened.push('first told'))
  await wait(10)
  const second = Promise.all([2, 3, 4].map((job) => groups.add(job))).then(() => happened.push('second told'))
  writing.shift()?.()
  await first
  expect(happened).toEqual(['1 written', '3 written', 'first told'])
  const settled = groups.settled().then(() => happened.push('settled'))
  writing.shift()?.()
  await Promise.all([second, settled])
  expect(happened.slice(3)).toEqual(['second told', 'settled'])
})

test('a group that fails fails alone', async () => {
  const write = async (jobs: readonly number[]) => {
    if (jobs.includes(1)) throw new Error('no')
    return jobs.map((job) => ({ done: job }))
  }
  const groups = new GroupCommit<number, number>({ write, most: 2 })
  const outcomes = await Promise.allSettled([1, 2, 3, 4].map((job) => groups.add(job)))
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled', 'fulfilled'])
})
