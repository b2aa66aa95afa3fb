import { expect, test } from 'vitest'
import { Turns } from './turns.ts'

test('deeds are done one after the other, whether or not one fails, and one begun within another waits for it', async () => {
  const turns = new Turns()
  const done: string[] = []
  const inner: Promise<void>[] = []
  const deed = (name: string, within?: string) => async () => {
    done.push(`${name} begins`)
    if (within) inner.push(turns.run(deed(within)))
    await new Promise(setImmediate)
    done.push(`${name} ends`)
    if (name === 'b') throw new Error('b fails')
  }
  const all = [turns.run(deed('a', 'within a')), turns.run(deed('b')), turns.run(deed('c'))]
  expect(done).toEqual(['a begins'])
  expect(turns.isBusy).toBe(true)
  expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  await Promise.all(inner)
  const order = ['a', 'within a', 'b', 'c'].flatMap((name) => [`${name} begins`, `${name} ends`])
  expect(done).toEqual(order)
  expect(turns.isBusy).toBe(false)
})
